import type { Page } from "playwright-core";
import { Site } from "./site";

let site: Site;
beforeAll(async () => {
  site = await Site.start();
});
afterAll(() => site.stop());

const POST = "/blog/rails-postgresql-array";
const PHONE = { viewport: { width: 390, height: 844 } };

const isLaidOut = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .last()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

describe("code far below the window", () => {
  const heights = (page: Page) =>
    page.locator(".code-block").evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().height));

  it("is laid out when the reader comes near, and stays as high as it was", async () => {
    const { page } = await site.open(POST, PHONE);
    const pre = page.locator(".code-block pre").last();
    expect(await isLaidOut(page, ".code-block code")).toBe(false);
    expect(await pre.getAttribute("tabindex")).toBe("0");
    const before = await heights(page);
    for (const block of await page.locator(".code-block").all()) await block.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      "[...document.querySelectorAll('.code-block code')].at(-1).checkVisibility({ contentVisibilityAuto: true })",
    );
    const after = await heights(page);
    expect(after.map((height, index) => Math.abs(height - before[index]!) < 1)).not.toContain(false);
    await page.context().close();
  });
});

describe("the footer", () => {
  it("is set in the site's own fonts, as the navbar is", async () => {
    const { page } = await site.open("/about/");
    const session = await page.context().newCDPSession(page);
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const fontsOf = async (selector: string) => {
      const { root } = await session.send("DOM.getDocument");
      const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
      const found = [];
      for (const nodeId of nodeIds)
        found.push(...(await session.send("CSS.getPlatformFontsForNode", { nodeId })).fonts);
      return found;
    };
    // The first paint does not wait for the fonts: a busy browser has them in time only at a later visit.
    do await page.reload({ waitUntil: "networkidle" });
    while ((await fontsOf(".navbar :is(a, a > span)")).some(({ isCustomFont }) => !isCustomFont));
    await page.locator(".footer-inner a").last().scrollIntoViewIfNeeded();
    const found = await fontsOf(".footer :is(a, a > span)");
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
    await page.context().close();
  });
});

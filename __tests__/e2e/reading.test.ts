import type { Page } from "playwright-core";
import { Site } from "./site";

const site = Site.forTests();

const POST = "/blog/rails-postgresql-array";

describe("navigation", () => {
  it("follows links in a text without loading the page anew, and leaves others to the browser", async () => {
    const { page } = await site.open("/docs/intro");
    await page.evaluate("window.notReloaded = true");
    await page.locator("[data-prose] a[href='/docs/markhope/quickstart']").first().click();
    await page.waitForURL("**/docs/markhope/quickstart");
    expect(await page.evaluate("window.notReloaded")).toBe(true);
  });

  it("prefetches no page for a visitor who saves data", async () => {
    const { page } = await site.open("/about/");
    await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${site.origin}/blog`, { waitUntil: "networkidle" });
    await page.getByRole("link", { name: "Projects" }).first().hover();
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => /^\/page-data\/(?!sq\/|app-data|blog\/page-data)/.test(path))).toEqual([]);
  });
});

describe("a post", () => {
  it("has headings and text in Arabic from right to left, with the full stop at the left", async () => {
    const { page } = await site.open("/docs/intro");
    const isInOrder = (element: Element): boolean => {
      element.textContent = "مرحبا.";
      const leftOf = (index: number): number => {
        const range = document.createRange();
        range.setStart(element.firstChild!, index);
        range.setEnd(element.firstChild!, index + 1);
        return range.getBoundingClientRect().left;
      };
      return leftOf(5) < leftOf(4);
    };
    expect(await page.locator("main h1").evaluate(isInOrder)).toBe(true);
    expect(await page.locator("main p").first().evaluate(isInOrder)).toBe(true);
  });

  it("marks the section being read in its table of contents", async () => {
    const { page } = await site.open(POST);
    const contents = page.getByRole("navigation", { name: "On this page" });
    await contents.getByRole("link", { name: "Counting by element" }).click();
    await contents.locator("a[aria-current='location']", { hasText: "Counting by element" }).waitFor();
  });

  it("in the list loads a picture below the first window when it comes near", async () => {
    const { page } = await site.open("/blog");
    const pictures = await page.$$eval("main img", (images: HTMLImageElement[]) =>
      images.map((image) => ({ loading: image.loading, top: image.getBoundingClientRect().top })),
    );
    expect(pictures.length).toBeGreaterThan(10);
    expect(pictures.filter(({ loading, top }) => loading !== "lazy" && top > 900)).toEqual([]);
  });
});

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
  });
});

it.each([
  ["/blog", ".author-badge a"],
  ["/blog", ".footer-end a"],
  ["/kitchen-sink/", "[data-footnote-ref]"],
  ["/kitchen-sink/", "[data-footnote-backref]"],
])("a finger hits the link %s %s within 24 pixels of height", async (address, selector) => {
  const { page } = await site.open(address, { viewport: { width: 390, height: 800 } });
  const isHit = await page.evaluate<boolean[]>(`(() => {
    const link = document.querySelector("${selector}");
    link.scrollIntoView({ block: "center" });
    const { x, y, width, height } = link.getBoundingClientRect();
    const at = (down) => document.elementFromPoint(x + width / 2, y + height / 2 + down);
    return [-11.9, 0, 11.9].map((down) => at(down)?.closest("a") === link);
  })()`);
  expect(isHit).toEqual([true, true, true]);
});

it("the outline of a footnote that a link has led to does not touch its text", async () => {
  const { page } = await site.open("/kitchen-sink/");
  await page.locator("[data-footnote-ref]").first().click();
  const gaps = await page.locator(".footnotes li:target").evaluate((note) => {
    const text = document.createRange();
    text.selectNode(note.querySelector("p")!.firstChild!);
    const [inner, outer] = [text.getBoundingClientRect(), note.getBoundingClientRect()];
    return [inner.left - outer.left, inner.top - outer.top, outer.bottom - inner.bottom];
  });
  expect(Math.min(...gaps)).toBeGreaterThan(1.5);
});

describe("the footer", () => {
  it("has its last line on one base line", async () => {
    const { page } = await site.open("/about/");
    const tops = await page.$$eval(".footer-end > *", (parts) =>
      parts.map((part) => {
        const text = document.createRange();
        text.selectNodeContents(part);
        return Math.round(text.getBoundingClientRect().bottom);
      }),
    );
    expect(tops.length).toBe(2);
    expect(new Set(tops).size).toBe(1);
  });

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
  });
});

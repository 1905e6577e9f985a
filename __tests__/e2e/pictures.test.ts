import type { Page } from "playwright-core";
import { Site } from "./site";

const site = Site.forTests();

const PAGE = "/kitchen-sink/";
const POST = "/blog/rails-postgresql-array";
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const stage = (page: Page) => page.locator(".figure .picture-frame", { has: page.getByAltText(/^Seven lamps/) });

describe("a picture in a text", () => {
  it("comes in a small format and no wider than it is shown", async () => {
    for (const [width, file] of [
      [390, "360.avif"],
      [1280, "720.avif"],
    ] as const) {
      const { page, faults } = await site.open(PAGE, { viewport: { width, height: 700 } });
      const picture = stage(page).getByAltText(/^Seven lamps/);
      expect(await picture.getAttribute("loading")).toBe("lazy");
      await picture.scrollIntoViewIfNeeded();
      await picture.evaluate((image: HTMLImageElement) => image.decode());
      expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(file);
      await stage(page).locator(".picture-blur[hidden]").waitFor({ state: "attached" });
      expect(faults).toEqual([]);
    }
  });
});

describe("a drawing", () => {
  it("keeps its text readable in a narrow window by scrolling, not the page", async () => {
    const { page } = await site.open(POST, PHONE);
    const scroller = page.locator(".drawing-scroller").first();
    const { scroll, shown } = await scroller.evaluate((element) => ({
      scroll: element.scrollWidth,
      shown: element.clientWidth,
    }));
    expect([scroll, shown < 390]).toEqual([560, true]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
    await scroller.focus();
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction("document.querySelector('.drawing-scroller').scrollLeft > 0");
  });
});

describe("enlarging", () => {
  it.each(["Seven lamps", "The lighting desk"])("works by keyboard alone: %s", async (name) => {
    const { page, faults } = await site.open(PAGE);
    const button = page.getByRole("button", { name: `Enlarge: ${name}` }).first();
    await button.focus();
    const before = (await button.locator("xpath=..").boundingBox())!;
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name });
    await dialog.waitFor();
    const shown = dialog.locator("img, .drawing").first();
    await shown.evaluate((element) => (element instanceof HTMLImageElement ? element.decode() : undefined));
    const after = (await shown.boundingBox())!;
    expect(after.width).toBeGreaterThan(before.width);
    expect(after.y + after.height).toBeLessThanOrEqual(900);
    expect(await page.evaluate("document.activeElement.getAttribute('aria-label')")).toBe("Close");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(faults).toEqual([]);
  });

  it("works by touch and without a connection, shows a drawing larger than the window, and closes by its button", async () => {
    const { page } = await site.open(POST, PHONE);
    await page.context().setOffline(true);
    await page.locator(".drawing").first().tap();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    expect((await dialog.locator(".drawing").boundingBox())!.width).toBeGreaterThan(700);
    await dialog.getByRole("button", { name: "Close" }).tap();
    await dialog.waitFor({ state: "detached" });
  });
});

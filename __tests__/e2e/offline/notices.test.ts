import type { Page } from "playwright-core";
import { Site } from "../site";

const site = Site.forTests();

/** The names of the elements that have the focus, one after the other, while a notice covers their middle. */
async function coveredStops(page: Page): Promise<string[]> {
  const covered: string[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const { activeElement: element, body } = document;
      if (!element || element === body || element.closest("#pwa-popup-container")) return null;
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return { name: element.textContent, isCovered: Boolean(top?.closest("#pwa-popup-container")) };
    });
    if (!stop) return covered;
    if (stop.isCovered) covered.push(stop.name);
  }
}

it.each([
  [390, 844],
  [1280, 800],
])("a notice covers nothing that has the focus, and not the end of the page, at %i × %i px", async (width, height) => {
  const { page } = await site.open("/projects/", { viewport: { width, height }, reducedMotion: "reduce" });
  await page.evaluate("void dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt() {} }))");
  const notice = page.locator(".offline-notice");
  await notice.getByText("Install this site").waitFor();
  expect(await coveredStops(page)).toEqual([]);
  await notice.getByRole("button", { name: "Close" }).click();
  expect(await page.evaluate("getComputedStyle(document.body).paddingBottom")).toBe("0px");
});

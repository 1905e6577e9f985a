import type { Page } from "playwright-core";
import { serveSiteWithServices } from "./site-with-services";
import { visit } from "./visit";

const served = serveSiteWithServices();

/** How much of what has the focus, in square pixels, the notice covers. */
const coveredPart = (page: Page) =>
  page.evaluate(() => {
    const [link, notice] = [document.activeElement!, document.querySelector(".consent-notice")!].map((element) =>
      element.getBoundingClientRect(),
    );
    const width = Math.min(link!.right, notice!.right) - Math.max(link!.left, notice!.left);
    const height = Math.min(link!.bottom, notice!.bottom) - Math.max(link!.top, notice!.top);
    return Math.max(0, width) * Math.max(0, height);
  });

it.each([
  [390, 844],
  [640, 450],
  [320, 256],
])("the notice covers nothing that has the focus, and not the whole window, at %i × %i px", async (width, height) => {
  const { context, page } = await visit(served.site, "/", { consent: "ask", viewport: { width, height } });
  const notice = page.getByRole("region", { name: "Consent" });
  await notice.waitFor();
  expect((await notice.boundingBox())!.height).toBeLessThanOrEqual(0.6 * height + 1);
  await page.keyboard.press("Shift+Tab");
  for (let links = 0; links < 12; links++) {
    const name = await page.evaluate("document.activeElement.textContent");
    expect([name, await coveredPart(page)]).toEqual([name, 0]);
    await page.keyboard.press("Shift+Tab");
  }
  await notice.getByRole("button", { name: "Refuse" }).click();
  await notice.waitFor({ state: "detached" });
  expect(await page.evaluate("getComputedStyle(document.body).paddingBottom")).toBe("0px");
  await context.close();
});

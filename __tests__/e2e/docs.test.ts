import { Site } from "./site";

let site: Site;
beforeAll(async () => {
  site = await Site.start();
});
afterAll(() => site.stop());

describe("the sidebar of the documentation", () => {
  it("is closed beside a page outside its categories, and opens by the keyboard", async () => {
    const { page } = await site.open("/docs/intro");
    const sidebar = page.locator("nav[aria-label='Docs sidebar']").first();
    const button = sidebar.getByRole("button", { name: "Expand sidebar category 'MarkHope'" });
    await button.focus();
    expect(await sidebar.getByRole("link", { name: "Quickstart" }).isVisible()).toBe(false);
    await page.keyboard.press("Enter");
    await sidebar.getByRole("link", { name: "Quickstart" }).waitFor();
    await sidebar.getByRole("button", { name: "Collapse sidebar category 'MarkHope'" }).waitFor();
    await page.context().close();
  });

  it("stays as the reader left it while pages change", async () => {
    const { page } = await site.open("/docs/markhope/quickstart");
    const sidebar = page.locator("nav[aria-label='Docs sidebar']").first();
    await sidebar.getByRole("link", { name: "CI/CD" }).click();
    await page.waitForURL("**/docs/markhope/ci-cd");
    await sidebar.getByRole("button", { name: /category 'MarkHope'/ }).click();
    await sidebar.getByRole("link", { name: "Start here" }).click();
    await page.waitForURL("**/docs/intro");
    await sidebar.getByRole("button", { name: "Expand sidebar category 'MarkHope'" }).waitFor();
    await page.context().close();
  });

  it("breaks a word that is longer than its line", async () => {
    const { page } = await site.open("/docs/markhope/quickstart");
    const link = page.locator("nav[aria-label='Docs sidebar'] a[aria-current]").first();
    const isInside = await link.evaluate((element) => {
      element.textContent = "lamp".repeat(30);
      const { right } = element.closest("nav")!.getBoundingClientRect();
      return element.scrollWidth <= element.clientWidth && element.getBoundingClientRect().right <= right;
    });
    expect(isInside).toBe(true);
    await page.context().close();
  });

  it("has no menu of versions while there is one", async () => {
    const { page } = await site.open("/docs/intro");
    expect(await page.locator(".version-menu, .version-badge, .version-banner").count()).toBe(0);
    await page.context().close();
  });
});

import type { Page } from "playwright-core";
import { Site } from "./site";

const site = Site.forTests();

const NARROW = { width: 390, height: 844 };

const themeOf = (page: Page) =>
  page.evaluate<string[]>("[document.documentElement.dataset.theme, document.documentElement.dataset.themeChoice]");

it("the colour mode follows the toggle, which stays after a reload, and the system again when that is the choice", async () => {
  const { page } = await site.open("/about/", { colorScheme: "dark" });
  expect(await themeOf(page)).toEqual(["dark", "system"]);
  await page.getByRole("button", { name: /currently/ }).click();
  await page.reload({ waitUntil: "networkidle" });
  expect(await themeOf(page)).toEqual(["light", "light"]);
  await page.getByRole("button", { name: /currently light/ }).click();
  await page.getByRole("button", { name: /currently dark/ }).click();
  expect(await themeOf(page)).toEqual(["dark", "system"]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.locator("html[data-theme='light'][data-theme-choice='system']").waitFor({ state: "attached" });
});

describe("keyboard", () => {
  it("reaches the content by the skip link first", async () => {
    const { page } = await site.open("/blog");
    await page.keyboard.press("Tab");
    const first = page.locator(":focus");
    expect(await first.textContent()).toBe("Skip to main content");
    await page.keyboard.press("Enter");
    expect(await page.evaluate("document.activeElement.id")).toBe("main");
  });

  it("opens the menu of narrow windows, and gets the focus back from it", async () => {
    const { page } = await site.open("/docs/markhope/quickstart", { viewport: NARROW });
    const hamburger = page.getByRole("button", { name: "Toggle navigation bar" });
    await hamburger.focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: "Navigation" });
    await menu.waitFor();
    await menu.getByRole("navigation", { name: "Docs sidebar" }).waitFor();
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "hidden" });
    expect(await hamburger.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await hamburger.getAttribute("aria-expanded")).toBe("false");
  });

  it("closes the menu when one of its links is followed, and has no open one after Back and Forward", async () => {
    const { page } = await site.open("/", { viewport: NARROW });
    const openMenu = async () => {
      await page.getByRole("button", { name: "Toggle navigation bar" }).click();
      await page.getByRole("dialog").waitFor();
    };
    await openMenu();
    await page.getByRole("dialog").getByRole("link", { name: "Blogs" }).click();
    await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await openMenu();
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.getByRole("heading", { level: 1, name: /lit from backstage/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
    await page.goForward();
    await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
  });
});

it("scrolling takes the navbar out of the way, which comes back with the focus and on the way up", async () => {
  const { page } = await site.open("/blog/rails-postgresql-array");
  const isInSight = (seen: boolean) =>
    page.waitForFunction(`document.querySelector(".navbar").getBoundingClientRect().bottom > 0 === ${seen}`);
  await page.mouse.wheel(0, 1200);
  await isInSight(false);
  await page.locator(".navbar-brand").focus();
  await isInSight(true);
  await page.locator("main").focus();
  await page.mouse.wheel(0, 400);
  await isInSight(false);
  await page.mouse.wheel(0, -100);
  await isInSight(true);
  await page.getByRole("button", { name: "Scroll back to top" }).click();
  await page.waitForFunction("window.scrollY === 0");
  expect(await page.evaluate("document.activeElement.id")).toBe("main");
});

import type { Page } from "playwright-core";
import { Site } from "./site";

let site: Site;
beforeAll(async () => {
  site = await Site.start();
});
afterAll(() => site.stop());

const themeOf = (page: Page) =>
  page.evaluate<string[]>("[document.documentElement.dataset.theme, document.documentElement.dataset.themeChoice]");

describe("colour mode", () => {
  it.each([
    ["dark", undefined, ["dark", "system"]],
    ["light", undefined, ["light", "system"]],
    ["no-preference", undefined, ["light", "system"]],
    ["light", "dark", ["dark", "dark"]],
    ["dark", "light", ["light", "light"]],
    ["dark", "system", ["dark", "system"]],
    ["dark", "purple", ["dark", "system"]],
  ] as const)("a system in %s with %s stored gives %p", async (colorScheme, stored, expected) => {
    const storageState = {
      cookies: [],
      origins: stored ? [{ origin: "http://localhost:9300", localStorage: [{ name: "theme", value: stored }] }] : [],
    };
    const { page } = await site.open("/about/", { colorScheme, storageState });
    expect(await themeOf(page)).toEqual(expected);
    await page.context().close();
  });

  it("cycles light, dark, system, says so, and remembers", async () => {
    const { page } = await site.open("/about/", { colorScheme: "dark" });
    const toggle = page.getByRole("button", { name: /currently/ });
    const seen: (string | null)[] = [];
    for (let click = 0; click < 3; click += 1) {
      await toggle.click();
      seen.push(await toggle.getAttribute("aria-label"), await page.evaluate("localStorage.getItem('theme')"));
    }
    expect(seen.map((value) => /currently (\w+)/.exec(value ?? "")?.[1] ?? value)).toEqual([
      "light",
      "light",
      "dark",
      "dark",
      "system",
      null,
    ]);
    await page.context().close();
  });

  it("follows the system while that is the choice", async () => {
    const { page } = await site.open("/about/", { colorScheme: "dark" });
    await page.emulateMedia({ colorScheme: "light" });
    await page.locator("html[data-theme='light'][data-theme-choice='system']").waitFor({ state: "attached" });
    await page.context().close();
  });
});

describe("keyboard", () => {
  it("reaches the content by the skip link first", async () => {
    const { page } = await site.open("/blog");
    await page.keyboard.press("Tab");
    const first = page.locator(":focus");
    expect(await first.textContent()).toBe("Skip to main content");
    await page.keyboard.press("Enter");
    expect(await page.evaluate("document.activeElement.id")).toBe("main");
    await page.context().close();
  });

  it("opens the menu of narrow windows, keeps focus in it, and gives it back", async () => {
    const { page } = await site.open("/docs/markhope/quickstart", { viewport: { width: 390, height: 844 } });
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
    await page.context().close();
  });

  it("closes the menu when one of its links is followed", async () => {
    const { page } = await site.open("/", { viewport: { width: 390, height: 844 } });
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Blogs" }).click();
    await page.waitForURL("**/blog");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.context().close();
  });
});

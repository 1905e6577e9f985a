import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { violationsOf } from "./axe";
import { LAYOUT_SHIFT } from "./layout-shift";
import { Site } from "./site";

const site = Site.forTests();

const FILTER = "/blog/langchain-supabase-vector-filtering";
const PLANNER = "/blog/rails-postgresql-array";
const RACE = "/blog/how-we-created-flatiron-open-source-frontend";

/** The windows at which a figure is measured. The last is the one in which it is loaded. */
const WIDTHS = [320, 390, 820, 1280];

const figure = (page: Page) => page.locator("figure.live-figure");
const box = (page: Page) => figure(page).locator(".live-figure-box");
const result = (page: Page) => figure(page).getByRole("status");

async function openLive(address: string, options = {}) {
  const opened = await site.open(address, options);
  await figure(opened.page).scrollIntoViewIfNeeded();
  await box(opened.page).and(opened.page.locator("[data-live]")).waitFor();
  return opened;
}

const press = async (page: Page, name: string, key: string, times = 1): Promise<void> => {
  const control = figure(page).getByLabel(name, { exact: true });
  await control.focus();
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
};

const says = (page: Page, words: RegExp) => result(page).filter({ hasText: words }).waitFor({ state: "attached" });

it("the filter's figure shows by keyboard what k, the share and the candidates do", async () => {
  const { page, faults } = await openLive(FILTER);
  await says(page, /kept 1\. You asked for 8 and got 1, without an error\. Filtered first, .* give 8\.$/);
  await press(page, "ef_search", "ArrowRight", 10);
  await says(page, /yielded its 140 nearest rows, and the filter kept [2-7]\./);
  await press(page, "Rows that match", "End");
  await says(page, /You asked for 8 and got 8\./);
  await press(page, "Rows that match", "Home");
  await press(page, "Rows asked for", "End");
  await press(page, "Iterative scan", "Space");
  await says(page, /went on to its \d+ nearest rows.* You asked for 12 and got 12\./);
  expect(faults).toEqual([]);
});

it("the planner's figure says by keyboard which plan wins at which size and share", async () => {
  const { page, faults } = await openLive(PLANNER);
  await says(
    page,
    /200,000 rows, 507 of them tagged, .* bitmap scan with the GIN index\. .* 1,367; .* 5,742, 4\.2 times/,
  );
  await page.getByRole("button", { name: "My 60 lamps" }).press("Enter");
  await says(page, /60 rows, 1 of them tagged, the planner takes the sequential scan\. It expects a cost of 1\.75;/);
  await press(page, "Rows", "End");
  await press(page, "With the tag", "End");
  await says(page, /1,000,000 rows, 1,000,000 of them tagged, the planner takes the sequential scan/);
  expect(await figure(page).locator("[data-winner]").textContent()).toMatch(/^Seq Scan.*✓ taken$/);
  expect(faults).toEqual([]);
});

it.each(["no-preference", "reduce"] as const)(
  "the figure of the race lets the slow answer win without an abort, and not with one (motion: %s)",
  async (reducedMotion) => {
    const { page, faults } = await openLive(RACE, { reducedMotion });
    await figure(page).getByRole("button", { name: "rails" }).press("Enter");
    await figure(page).getByRole("button", { name: "react" }).press("Enter");
    await says(page, /^Wrong list: you pressed react last, but the list shows rails/);
    expect(await figure(page).locator(".live-list").textContent()).toContain("Shown: rails ✗");
    await press(page, "Abort the previous request", "Space");
    await figure(page).getByRole("button", { name: "Press both" }).press("Enter");
    await says(page, /^Right list: you pressed react last, and the list shows react\. The aborted answer/);
    expect(await figure(page).locator(".live-lane").allTextContents()).toEqual(["rails⊘ aborted", "react✓ shown"]);
    expect(faults).toEqual([]);
  },
);

it.each([FILTER, PLANNER, RACE])(
  "the figure in %s moves nothing when it is loaded, of at most 8 KB of script, and is accessible in both modes",
  async (address) => {
    const { page } = await site.openInSiteFonts(address, {
      viewport: { width: WIDTHS[0]!, height: 900 },
      reducedMotion: "reduce",
    });
    /** In each window: the height of the figure, and whether the page is too wide. */
    const measure = async () => {
      const sizes: unknown[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const height = await box(page).evaluate((element) => element.getBoundingClientRect().height);
        const excess = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
        sizes.push({ width, height, isTooWide: excess > 0 });
      }
      return sizes;
    };
    const shift = () => page.evaluate<number>(LAYOUT_SHIFT);
    const still = await measure();
    expect(still).toEqual(WIDTHS.map((width) => ({ width, height: expect.any(Number), isTooWide: false })));
    expect(await page.locator(".live-figure-box[data-live]").count()).toBe(0);
    const before = await shift();
    const scripts: string[] = [];
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith(".js")) scripts.push(pathname);
    });
    await figure(page).scrollIntoViewIfNeeded();
    await page.locator(".live-figure-box[data-live]").waitFor();
    expect((await shift()) - before).toBeLessThan(0.01);
    const sizes = scripts.map((name) => gzipSync(fs.readFileSync(path.join("public", name)), { level: 9 }).length);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(8000);
    expect(await measure()).toEqual(still);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-theme="${colorScheme}"]`).waitFor({ state: "attached" });
      expect(await violationsOf(page, "'.live-figure'")).toEqual([]);
    }
  },
);

it("stays a still picture where its code does not come, and the console says so", async () => {
  const { page } = await site.open("/about/");
  await page.route(/live-controls-\w+\.css$/, (route) => route.abort());
  const told = page.waitForEvent("console", (message) => /The figure "\w+" could not be loaded/.test(message.text()));
  await page.evaluate(`___navigate("${FILTER}")`);
  await figure(page).scrollIntoViewIfNeeded();
  await told;
  expect(await figure(page).getByRole("img").isVisible()).toBe(true);
});

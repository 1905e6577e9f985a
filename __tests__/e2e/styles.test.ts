import fs from "node:fs";
import { STATS, type WebpackStats } from "../../src/node/outputs/offline/site-code";
import { Site, siteAddresses } from "./site";

let site: Site;
beforeAll(async () => {
  site = await Site.start();
});
afterAll(() => site.stop());

/** The bundled style sheets of all kinds of pages. */
function bundledSheets(): string[] {
  const { assetsByChunkName } = JSON.parse(fs.readFileSync(`public/${STATS}`, "utf8")) as WebpackStats;
  return [...new Set(Object.values(assetsByChunkName).flat())].filter((name) => name.endsWith(".css"));
}

/** What a pointer or the keyboard does to an element says nothing about whether a rule is for it. */
const withoutStates = (selector: string): string =>
  selector
    .replace(/::[\w-]+(\([^)]*\))?/g, "")
    .replace(/:not\([^()]*:(hover|focus|active)[^()]*\)/g, "")
    .replace(/:(hover|focus-visible|focus-within|focus|active|checked|target)/g, ":is(*)");

/** The selectors of a sheet, as text in a page. */
const SELECTORS = `(css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const below = (rule) => [...(rule.selectorText ? [rule.selectorText] : []), ...[...(rule.cssRules ?? [])].flatMap(below)];
  return [...sheet.cssRules].flatMap(below);
}`;

it("no page lacks a style that is for something in it", async () => {
  const { page } = await site.open("/about/");
  const rules: Record<string, string[]> = {};
  for (const name of bundledSheets()) {
    const css = JSON.stringify(fs.readFileSync(`public/${name}`, "utf8"));
    rules[`/${name}`] = (await page.evaluate<string[]>(`(${SELECTORS})(${css})`)).map(withoutStates);
  }
  expect(Object.keys(rules).length).toBeGreaterThan(2);
  const lacking: string[] = [];
  for (const address of siteAddresses()) {
    await page.goto(site.origin + address);
    const own = await page.evaluate<string[]>("[...document.querySelectorAll('style')].map((one) => one.dataset.href)");
    for (const [sheet, selectors] of Object.entries(rules).filter(([sheet]) => !own.includes(sheet))) {
      const find = `${JSON.stringify(selectors)}.filter((selector) => document.querySelector(selector))`;
      for (const selector of await page.evaluate<string[]>(find)) lacking.push(`${address}: ${selector} (${sheet})`);
    }
  }
  await page.context().close();
  expect(lacking).toEqual([]);
}, 120_000);

it("the styles of another kind of page come with it", async () => {
  const { page } = await site.open("/about/");
  const sheets = () => page.evaluate<number>("document.styleSheets.length");
  const before = await sheets();
  await page.evaluate("window.isSamePage = true");
  await page.locator(".navbar a[href='/projects/']").first().click();
  await page.locator("h1", { hasText: "Projects" }).waitFor();
  expect(await page.evaluate("window.isSamePage")).toBe(true);
  expect(await sheets()).toBeGreaterThan(before);
  // The sheet comes before the page is shown: with the page's heading the styles are there.
  const direct = await site.open("/projects/");
  const corner = "getComputedStyle(document.querySelector('.project')).borderTopLeftRadius";
  expect(await page.evaluate(corner)).toBe(await direct.page.evaluate(corner));
  expect(await page.evaluate(corner)).not.toBe("0px");
  await Promise.all([page, direct.page].map((one) => one.context().close()));
});

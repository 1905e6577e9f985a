import fs from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { findSiteNeeds } from "../../src/outputs/hosting/site-needs";
import { SiteFiles } from "../../src/outputs/site-files";
import { htmlFile, pageDataUrl } from "../../src/shared/built-files";
import { groupBy } from "../../src/shared/group-by";
import "../e2e/setup";
import { violationsOf } from "../e2e/axe";
import { LAYOUT_SHIFT } from "../e2e/layout-shift";
import { Site, type OpenPage } from "../e2e/site";
import { builtPages } from "../build/public-files";

/** Blocks take the focus or let go of it when they have another size: an expression for the page. */
const LAID_OUT = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))";

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };

const site = Site.forTests();
let visit: OpenPage;
beforeAll(async () => {
  visit = await site.open("/", { colorScheme: "dark", reducedMotion: "reduce", viewport: WIDE });
  await answerForOthers(visit.page);
});

/** Answers for the sites from which texts show pictures, media or frames; a request to any other one is a fault. */
async function answerForOthers(page: Page): Promise<void> {
  const { pictures, media, frames } = findSiteNeeds(new SiteFiles(path.resolve("public")));
  for (const origin of new Set([...pictures, ...media, ...frames])) {
    await page.route(
      (url) => url.origin !== site.origin && url.href.startsWith(origin),
      (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html><title>.</title>" }),
    );
  }
}

/** The mode follows the system's while a page is open. */
async function inMode(page: Page, mode: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme: mode });
  await page.locator(`html[data-theme="${mode}"]`).waitFor({ state: "attached" });
}

/** Windows that every page fits, and the size of text that the reader has set. `640` is a zoom of 200 %. */
const WINDOWS = [
  [390, "100%"],
  [820, "100%"],
  [1280, "100%"],
  [320, "100%"],
  [640, "200%"],
  [390, "200%"],
] as const;

/** The windows that a page is wider than. */
async function tooWideFor(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [width, size] of WINDOWS) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate(`document.documentElement.style.fontSize = "${size}"`);
    const overflow = await page.evaluate<number>("document.documentElement.scrollWidth - window.innerWidth");
    if (overflow > 0) found.push(`${width} px, text ${size}, by ${overflow} px`);
  }
  return found;
}

/** Of more pages than this, as many are visited, spread over all: each takes seconds. */
const MOST_PAGES = 100;

/** Only the first page of a tag stands for all of them. */
function visitedAddresses(): string[] {
  const addresses = builtPages().map(({ address }) => encodeURI(address));
  const [, ...furtherTags] = addresses.filter((address) => /\/tags\/./.test(address));
  const all = addresses.filter((address) => !furtherTags.includes(address));
  const step = Math.max(1, all.length / MOST_PAGES);
  return Array.from({ length: Math.min(all.length, MOST_PAGES) }, (_, index) => all[Math.floor(index * step)]!);
}

const LOOKS = ["wide and dark", "narrow and light"] as const;
type Look = (typeof LOOKS)[number];

const sizeOf = (address: string): number => fs.statSync(path.join("public", decodeURI(htmlFile(address)))).size;

/** The template of a page; the code of an MDX text has a part of its own. */
function templateOf(address: string): string {
  const data = JSON.parse(fs.readFileSync(path.join("public", decodeURI(pageDataUrl(address))), "utf8"));
  return data.componentChunkName.replace(/-content-file-path.*/, "");
}

/**
 * The looks in which axe checks each page: both for the page with the most HTML of its template, and one for the
 * others, by turns, since they differ only in their texts.
 */
function looksByAddress(addresses: readonly string[]): [address: string, looks: readonly Look[]][] {
  const largestFirst = addresses.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return [...groupBy(largestFirst, templateOf).values()].flatMap((pages) =>
    pages.map((address, index): [string, readonly Look[]] => [address, index === 0 ? LOOKS : [LOOKS[index % 2]!]]),
  );
}

it.each(looksByAddress(visitedAddresses()))(
  "%s is accessible, quiet and still, and fits every window",
  async (address, looks) => {
    const { page, faults } = visit;
    faults.length = 0;
    await page.goto(site.origin + address, { waitUntil: "networkidle" });
    const shift = await page.evaluate<number>(LAYOUT_SHIFT);
    const violations: string[] = [];
    if (looks.includes("wide and dark")) violations.push(...(await violationsOf(page)));
    if (looks.includes("narrow and light")) {
      await inMode(page, "light");
      await page.setViewportSize(NARROW);
      await page.evaluate(LAID_OUT);
      violations.push(...(await violationsOf(page)));
      await inMode(page, "dark");
    }
    const tooWide = await tooWideFor(page);
    await page.setViewportSize(WIDE);
    // What is loaded late may be something that the policy forbids, which is a fault.
    await page.evaluate("scrollTo(0, document.body.scrollHeight)");
    await page.waitForLoadState("networkidle");
    expect({ violations, tooWide, faults }).toEqual({ violations: [], tooWide: [], faults: [] });
    expect(shift).toBeLessThan(0.01);
  },
);

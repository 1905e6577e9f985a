import type { Browser, Page } from "playwright-core";
import { ownWords, postAddress } from "./generate-content";
import { gzipSize, weighPage } from "./page-weight";
import { kilobytes, median, quantile, rounded, type Row } from "./report";
import type { Site } from "./sites";

/** A built site and the address that serves it. */
export interface ServedSite extends Site {
  port: number;
  origin: string;
}

/** Weighs a first visit to a post of each site, and to two more pages of this site, in KB (1,000 bytes) after gzip. */
export async function measureVisits(browser: Browser, sites: readonly ServedSite[], posts: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { id, name, origin, post } of sites) {
    const isOwn = id === "this-site";
    for (const page of isOwn ? [post, "/blog", "/"] : [post]) {
      const weight = await weighPage(browser, origin + page, isOwn);
      rows.push({
        posts,
        site: name,
        page,
        javascript: kilobytes(weight.javascript),
        css: kilobytes(weight.css),
        html: kilobytes(weight.html),
        "page data": kilobytes(weight.pageData),
      });
    }
  }
  return rows;
}

const LIMIT_MS = 20_000;

/**
 * Measures in the page how many milliseconds pass from an action until a condition holds and its frame is painted. Both
 * are JavaScript code.
 */
const timeUntil = (page: Page, action: string, condition: string): Promise<number> =>
  page.evaluate<number>(`new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(${JSON.stringify(`Never true on ${page.url()}: ${condition}`)})), ${LIMIT_MS});
    const started = performance.now();
    new MutationObserver((_, observer) => {
      if (!(${condition})) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
    }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
    ${action};
  })`);

/** For each site: the selectors that open the search, its input and its hits. Docusaurus has no search. */
const SEARCHES: Record<string, { button: string; field: string; hit: string }> = {
  "this-site": {
    button: ".navbar-search",
    field: ".DocSearch-Input",
    hit: ".DocSearch-Hits a",
  },
  starlight: {
    button: "site-search button[data-open-modal]",
    field: ".pagefind-ui__search-input",
    hit: ".pagefind-ui__result-link",
  },
};
const VISITS = 5;
const QUERIES = 10;

/**
 * Measures the time from typing a query to seeing the post among the hits: for the first query of a visit, which also
 * loads the index, and for later ones. A query is two words that hardly any other post has together.
 */
export async function measureSearch(browser: Browser, sites: readonly ServedSite[], posts: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { id, name, origin, post } of sites.filter(({ id }) => SEARCHES[id])) {
    const { button, field, hit } = SEARCHES[id]!;
    const ask = (page: Page, at: number): Promise<number> => {
      const number = 1 + ((at * 7) % posts);
      const query = ownWords(number)
        .slice(at % 30, (at % 30) + 2)
        .join(" ");
      const type = `const field = document.querySelector("${field}");
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, "${query}");
        field.dispatchEvent(new Event("input", { bubbles: true }))`;
      const isHit = `(({ href }) => ${postAddress(number)}.test(href))`;
      return timeUntil(page, type, `[...document.querySelectorAll("${hit}")].some${isHit}`);
    };
    const first: { bytes: number; milliseconds: number }[] = [];
    const next: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      const page = await browser.newPage();
      await page.goto(origin + post, { waitUntil: "networkidle" });
      const sizes: Promise<number>[] = [];
      page.on("response", (response) => sizes.push(response.body().then(gzipSize, () => 0)));
      await page.locator(button).first().click();
      await page.locator(field).waitFor();
      const milliseconds = await ask(page, visit * QUERIES);
      first.push({ milliseconds, bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) });
      for (let at = 1; at < QUERIES; at += 1) next.push(await ask(page, visit * QUERIES + at));
      await page.close();
    }
    rows.push({
      posts,
      site: name,
      "first, KB": kilobytes(median(first.map(({ bytes }) => bytes))),
      "first, ms": rounded(median(first.map(({ milliseconds }) => milliseconds))),
      "next, ms": rounded(median(next)),
      "next p95, ms": rounded(quantile(next, 0.95)),
    });
  }
  return rows;
}

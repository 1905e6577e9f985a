import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";

/** What a first visit to a page transfers, in bytes after gzip at level 9. */
export interface PageWeight {
  javascript: number;
  /** Of the views that the page has on this screen: what is for paper or other contrasts keeps nobody waiting. */
  css: number;
  html: number;
  pageData: number;
  /** What came, by path below the site, with its bytes after gzip: the largest first. */
  files: [name: string, bytes: number][];
}

/** Is there as soon as Gatsby runs the page: until then a slow machine may look as if nothing were to come. */
const RUNNING = "#gatsby-announcer";

/** Visits a page of this site with an empty cache, waits until it runs and the network is quiet, and weighs what came. */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const pending: Promise<[string, number]>[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    pending.push(
      response.body().then(
        (body) => [pathname, gzipSync(body, { level: 9 }).length],
        () => [pathname, 0],
      ),
    );
  });
  await page.goto(url);
  await page.locator(RUNNING).waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  const files = await Promise.all(pending);
  const css = await page.$$eval("style", (styles) => styles.map((style) => style.textContent ?? "").join(""));
  const elsewhere = await page.$$eval("link[rel=stylesheet][media]", (links) =>
    links
      .filter((link) => !matchMedia((link as HTMLLinkElement).media).matches)
      .map((link) => new URL((link as HTMLLinkElement).href).pathname),
  );
  await context.close();
  const sum = (pattern: RegExp) =>
    files
      .filter(([name]) => pattern.test(name) && !elsewhere.includes(name))
      .reduce((total, [, size]) => total + size, 0);
  return {
    javascript: sum(/\.js$/),
    css: gzipSync(css, { level: 9 }).length + sum(/\.css$/),
    html: files[0]?.[1] ?? 0,
    pageData: sum(/\/page-data\//),
    files: files.toSorted(([, a], [, b]) => b - a),
  };
}

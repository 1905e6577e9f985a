import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";

/** What a first visit to a page transfers, in bytes after gzip at level 9. */
export interface PageWeight {
  javascript: number;
  css: number;
  html: number;
  pageData: number;
}

/** Visits a page with an empty cache, waits until the network is quiet, and weighs what came. */
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
  await page.goto(url, { waitUntil: "networkidle" });
  const files = await Promise.all(pending);
  const css = await page.$$eval("style", (styles) => styles.map((style) => style.textContent ?? "").join(""));
  await context.close();
  const sum = (pattern: RegExp) =>
    files.filter(([name]) => pattern.test(name)).reduce((total, [, size]) => total + size, 0);
  return {
    javascript: sum(/\.js$/),
    css: gzipSync(css, { level: 9 }).length + sum(/\.css$/),
    html: files[0]?.[1] ?? 0,
    pageData: sum(/\/page-data\//),
  };
}

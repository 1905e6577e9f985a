import { gzipSync } from "node:zlib";
import type { Browser, Request } from "playwright-core";

/** A JavaScript expression for the page: whether the application has started. */
export const HAS_STARTED = "performance.getEntriesByName('onInitialClientRender').length > 0";

/** The network counts as quiet after this many milliseconds without a request. */
const QUIET_MS = 500;

/** The bytes that a first visit to a page transfers, after gzip at level 9. */
export interface PageWeight {
  javascript: number;
  /** Only style sheets whose media query matches this screen. The others do not block rendering. */
  css: number;
  html: number;
  pageData: number;
  /** The transferred files: the path within the site and the bytes after gzip, the largest first. */
  files: [name: string, bytes: number][];
}

export const gzipSize = (data: string | Buffer): number => gzipSync(data, { level: 9 }).length;

async function transferred(request: Request): Promise<[name: string, bytes: number]> {
  const body = await request
    .response()
    .then((response) => response?.body())
    .catch(() => undefined);
  return [new URL(request.url()).pathname, body ? gzipSize(body) : 0];
}

/**
 * Visits a page with an empty cache, waits until the network is quiet, and weighs the transferred files. With
 * `isGatsby`, it first waits until the application has started. Prefetched pages are left out.
 */
export async function weighPage(browser: Browser, url: string, isGatsby = true): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, bypassCSP: true });
  const page = await context.newPage();
  // With data saver, Gatsby prefetches no page. Otherwise it begins after three seconds, and on a busy machine a page may
  // take that long.
  await page.addInitScript("Object.defineProperty(NetworkInformation.prototype, 'saveData', { value: true })");
  const transfers: Promise<[name: string, bytes: number]>[] = [];
  page.on("request", (request) => transfers.push(transferred(request)));
  await page.goto(url);
  // The browser may request the application only after the first paint.
  if (isGatsby) await page.waitForFunction(HAS_STARTED, undefined, { timeout: 60_000 });
  // Playwright's "networkidle" fires only once, possibly before the browser requests the application.
  let files: PageWeight["files"];
  do {
    files = await Promise.all(transfers);
    await page.waitForTimeout(QUIET_MS);
  } while (transfers.length > files.length);
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
    css: (css ? gzipSize(css) : 0) + sum(/\.css$/),
    html: files[0]?.[1] ?? 0,
    pageData: sum(/\/page-data\//),
    files: files.toSorted(([, a], [, b]) => b - a),
  };
}

import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { ROWS, type KnownItem, type Row } from "./known-items";

export interface SearchEngineCode {
  name: string;
  /** Defines `window.searchFor`, which gives the paths that a query finds. */
  code: string;
  /** The path that all its files begin with. */
  folder: string;
}

export interface EngineRun {
  name: string;
  /** First queries, each in a browser that has nothing of the site. */
  first: { bytes: number; milliseconds: number }[];
  /** Queries of one visit, after a first one. */
  next: Record<Row, { milliseconds: number; paths: string[] }[]>;
}

const FIRST_QUERIES = 10;

/** Runs all queries in a browser. Bytes are those of the engine's code and of every file it asks for, after gzip. */
export async function runEngine(
  browser: Browser,
  origin: string,
  items: Record<Row, KnownItem[]>,
  engine: SearchEngineCode,
): Promise<EngineRun> {
  const first: EngineRun["first"] = [];
  for (const { query } of items.exact.slice(0, FIRST_QUERIES)) {
    const { context, page, bytes } = await open(browser, origin, engine);
    const { milliseconds } = await search(page, query);
    first.push({ bytes: await bytes(), milliseconds });
    await context.close();
  }
  const { context, page, bytes } = await open(browser, origin, engine);
  await search(page, "first");
  const next = {} as EngineRun["next"];
  for (const row of ROWS) {
    next[row] = [];
    for (const { query } of items[row]) next[row].push(await search(page, query));
  }
  await bytes();
  await context.close();
  return { name: engine.name, first, next };
}

/** A page of the site that loads nothing by itself, with the engine's code in it. */
async function open(browser: Browser, origin: string, { code, folder }: SearchEngineCode) {
  const context: BrowserContext = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/robots.txt`);
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (!new URL(response.url()).pathname.startsWith(folder)) return;
    // One that is still on its way when the page is closed was not waited for by the search either.
    const size = response.body().then(
      (body) => gzipSync(body, { level: 9 }).length,
      () => 0,
    );
    sizes.push(size);
  });
  await page.evaluate(code);
  const bytes = async (): Promise<number> =>
    (await Promise.all(sizes)).reduce((sum, size) => sum + size, gzipSync(code, { level: 9 }).length);
  return { context, page, bytes };
}

const search = (page: Page, query: string): Promise<{ milliseconds: number; paths: string[] }> =>
  page.evaluate(async (text) => {
    const { searchFor } = window as unknown as { searchFor(query: string): Promise<string[]> };
    const started = performance.now();
    const paths = await searchFor(text);
    return { milliseconds: performance.now() - started, paths };
  }, query);

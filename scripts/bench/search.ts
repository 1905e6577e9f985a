import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium, type Browser } from "playwright-core";
import { bundleEngine } from "./search/bundle-engine";
import { BROWSER_FLAGS } from "../browser-flags";
import { ensureBrowser } from "../find-browser";
import { writePostSite } from "./search/generated-post-site";
import { generatePosts } from "./search/generated-posts";
import { knownItems, meanReciprocalRank, ROWS, type KnownItem, type Row } from "./search/known-items";
import { installPackages } from "./install-packages";
import { writeRecord } from "./record";
import { indexWithPagefind, PAGEFIND } from "./search/pagefind";
import { runEngine, type EngineRun } from "./search/run-search-engine";
import { serveWith } from "../serve";
import { quantile } from "./quantile";

const PORT = 9450;
/** So many that another sample gives nearly the same ranks. */
const QUERIES_PER_ROW = 300;

interface SearchRow {
  posts: number;
  engine: string;
  /** All that is transferred from nothing until a first query is answered, in KB after gzip: the middle of ten. */
  firstKilobytes: number;
  firstMilliseconds: number;
  nextP50: number;
  nextP95: number;
  /** Mean reciprocal rank at 10. */
  ranks: Record<Row, number>;
}

async function measure(browser: Browser, count: number, packages: string): Promise<SearchRow[]> {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), `bench-search-${count}-`));
  try {
    const posts = generatePosts(count);
    writePostSite(site, posts);
    indexWithPagefind(packages, path.join(site, "public"));
    const items = knownItems(posts, QUERIES_PER_ROW);
    // Without a policy: that of the site forbids WebAssembly, which Pagefind is.
    const stop = await serveWith(PORT, site, { public: "public" });
    try {
      const origin = `http://localhost:${PORT}`;
      const runs = [
        await runEngine(browser, origin, items, { name: "embedded", code: await bundleEngine(), folder: "/search/" }),
        await runEngine(browser, origin, items, { name: "pagefind", code: PAGEFIND, folder: "/pagefind/" }),
      ];
      return runs.map((run) => toRow(count, run, items));
    } finally {
      await stop();
    }
  } finally {
    fs.rmSync(site, { recursive: true, force: true });
  }
}

const rounded = (value: number): number => Number(value.toFixed(1));

function toRow(posts: number, { name, first, next }: EngineRun, items: Record<Row, KnownItem[]>): SearchRow {
  const times = ROWS.flatMap((row) => next[row].map(({ milliseconds }) => milliseconds));
  const rankOf = (row: Row, at: number): number | null => {
    const rank = next[row][at]!.paths.indexOf(items[row][at]!.path);
    return rank < 0 ? null : rank + 1;
  };
  return {
    posts,
    engine: name,
    firstKilobytes: rounded(
      quantile(
        first.map(({ bytes }) => bytes),
        0.5,
      ) / 1024,
    ),
    firstMilliseconds: rounded(
      quantile(
        first.map(({ milliseconds }) => milliseconds),
        0.5,
      ),
    ),
    nextP50: rounded(quantile(times, 0.5)),
    nextP95: rounded(quantile(times, 0.95)),
    ranks: Object.fromEntries(
      ROWS.map((row) => [row, meanReciprocalRank(items[row].map((_, at) => rankOf(row, at)))]),
    ) as Record<Row, number>,
  };
}

/**
 * Compares the embedded engine with Pagefind's default on the same generated posts, in the same browser. Sizes may be
 * given: `npm run bench -- search 12 5000`.
 */
export async function benchSearch(sizes: readonly number[]): Promise<void> {
  const packages = installPackages("pagefind", { pagefind: "1.5.2" });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
  const rows: SearchRow[] = [];
  try {
    for (const posts of sizes.length > 0 ? sizes : [12, 1000]) {
      console.log(`Searching ${posts} posts…`);
      rows.push(...(await measure(browser, posts, packages)));
    }
  } finally {
    await browser.close();
  }
  console.table(rows.map(({ ranks, ...row }) => ({ ...row, ...ranks })));
  writeRecord("search", { rows });
}

import fs from "node:fs";
import path from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import { BROWSER_FLAGS } from "../browser-flags";
import { ensureBrowser } from "../find-browser";
import { serve } from "../serve";
import { median } from "./quantile";
import { waitForStart } from "./wait-for-start";

const PORT = 9410;
const ORIGIN = `http://localhost:${PORT}`;
const ADDRESS = "/blog/rails-postgresql-array";
const RUNS = 7;

const round = (value: number, digits = 0): number => Number(value.toFixed(digits));

const NOTE = `caches.match(location.origin + '/offline/notes/complete?rev=').then(Boolean)`;

/** Milliseconds until the HTML has come and until the application has started. */
const TIMES = `(({ responseStart, responseEnd, startTime, workerStart, fetchStart }) => ({
  response: responseEnd - startTime, started: performance.getEntriesByName('onInitialClientRender')[0].startTime,
  worker: workerStart > 0 ? Math.max(0, fetchStart - workerStart) : 0, first: responseStart - startTime,
}))(performance.getEntriesByType('navigation')[0])`;

interface Times {
  response: number;
  started: number;
  worker: number;
  first: number;
}

async function timesOf(page: Page, address: string): Promise<Times> {
  await page.goto(ORIGIN + address, { waitUntil: "load" });
  await waitForStart(page);
  return page.evaluate<Times>(TIMES);
}

/** Medians of loads of one page. */
async function repeat(open: () => Promise<Times>): Promise<Times> {
  const all: Times[] = [];
  for (let run = 0; run < RUNS; run += 1) all.push(await open());
  const of = (key: keyof Times) => round(median(all.map((times) => times[key])), 1);
  return { response: of("response"), started: of("started"), worker: of("worker"), first: of("first") };
}

/** Bytes in `public` of what the site needs: each address that the worker stores, once. */
function neededBytes(): { files: number; bytes: number } {
  const folder = path.resolve("public/offline");
  const shards = fs.readdirSync(folder).filter((name) => /^pages-.*\.json$/.test(name));
  const script = fs.readFileSync("public/sw.js", "utf8");
  const sizes = new Map<string, number>();
  const collect = (text: string) => {
    for (const [, url, size] of text.matchAll(/\["(\/[^"]*)","[\da-f]{16}",(\d+)\]/g)) sizes.set(url!, Number(size));
  };
  collect(script);
  for (const name of shards) collect(fs.readFileSync(path.join(folder, name), "utf8"));
  return { files: sizes.size, bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0) };
}

async function measureFill(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const started = performance.now();
  await page.goto(`${ORIGIN}/?offlineMode=true`);
  while (!(await page.evaluate(NOTE))) await page.waitForTimeout(50);
  const seconds = (performance.now() - started) / 1000;
  const { usageBreakdown } = await session.send("Storage.getUsageAndQuota", { origin: ORIGIN });
  const stored = usageBreakdown.find(({ storageType }) => storageType === "cache_storage")?.usage ?? 0;
  return { context, page, session, seconds, stored };
}

/** Loads with the worker stopped before each: the difference to a running one is what starting it costs. */
async function measureColdWorker(
  page: Page,
  session: Awaited<ReturnType<typeof measureFill>>["session"],
): Promise<Times> {
  await session.send("ServiceWorker.enable");
  return repeat(async () => {
    await page.goto("about:blank");
    await session.send("ServiceWorker.stopAllWorkers");
    return timesOf(page, ADDRESS);
  });
}

/** Measures reading offline on the site in `public/`: `npm run bench -- offline`. */
export async function benchOffline(): Promise<void> {
  const stop = await serve(PORT);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
  try {
    const needed = neededBytes();
    const { page, session, seconds, stored } = await measureFill(browser);
    const warm = await repeat(() => timesOf(page, ADDRESS));
    const cold = await measureColdWorker(page, session);
    const plain = await browser.newContext({ serviceWorkers: "block" });
    const without = await plain.newPage();
    await timesOf(without, ADDRESS);
    const network = await repeat(() => timesOf(without, ADDRESS));
    const result = {
      readySeconds: round(seconds, 1),
      files: needed.files,
      neededBytes: needed.bytes,
      storedBytes: stored,
      storedRatio: round(stored / needed.bytes, 2),
      networkStart: network.started,
      offlineStart: warm.started,
      startRatio: round(warm.started / network.started, 2),
      workerStartMilliseconds: round(Math.max(0, cold.first - warm.first), 1),
    };
    console.table(result);
    console.log(JSON.stringify(result));
  } finally {
    await browser.close();
    await stop();
  }
}

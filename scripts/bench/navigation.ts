import { chromium, type Page } from "playwright-core";
import { BROWSER_FLAGS } from "../browser-flags";
import { serve, serveWith } from "../serve";
import { builtContestants } from "./contestants";
import { ensureMeasuringBrowser } from "./measuring-browser";
import { warnWhenBusy } from "./record";
import { median } from "./quantile";

const PORT = 9400;
const CLICKS = 15;
/** So long a mouse rests on a link before it is clicked, as a rule. */
const REST_MS = 300;

/** From the click until the frame with the heading of the next page has been painted, in ms; runs in the page. */
const CLICK_AND_WAIT = `(link) => new Promise((resolve) => {
  const before = document.querySelector("h1");
  const started = performance.now();
  new MutationObserver((_, observer) => {
    const heading = document.querySelector("h1");
    if (!heading || heading === before) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - started);
      port2.postMessage(null);
    });
  }).observe(document.body, { childList: true, subtree: true });
  link.click();
})`;

interface Click {
  paintMs: number;
  /** What the page's main thread worked for it: a busy machine does not change it, as it does the paint. */
  cpuMs: number;
}

async function paintAfterClick(page: Page, origin: string, from: string, to: string): Promise<Click> {
  await page.goto(origin + from, { waitUntil: "networkidle" });
  const link = `main a[href="${to}"], nav a[href="${to}"]`;
  await page.locator(link).first().hover();
  await page.waitForTimeout(REST_MS);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const worked = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find((metric) => metric.name === "TaskDuration")!.value * 1000;
  };
  const before = await worked();
  const paintMs = await page.evaluate<number>(`(${CLICK_AND_WAIT})(document.querySelector(${JSON.stringify(link)}))`);
  const cpuMs = (await worked()) - before;
  await session.detach();
  return { paintMs, cpuMs };
}

interface Row {
  from: string;
  to: string;
  medianMs: number;
  worstMs: number;
  bestMs: number;
  cpuMs: number;
}

async function measureClicks(page: Page, origin: string, from: string, to: string): Promise<Row> {
  const clicks: Click[] = [];
  for (let click = 0; click < CLICKS; click += 1) clicks.push(await paintAfterClick(page, origin, from, to));
  const paints = clicks.map(({ paintMs }) => paintMs);
  return {
    ...{ from, to, medianMs: Math.round(median(paints)), worstMs: Math.round(Math.max(...paints)) },
    ...{ bestMs: Math.round(Math.min(...paints)), cpuMs: Math.round(median(clicks.map(({ cpuMs }) => cpuMs))) },
  };
}

async function withPage<Result>(measure: (page: Page, origin: string) => Promise<Result>): Promise<Result> {
  warnWhenBusy();
  const browser = await chromium.launch({ executablePath: ensureMeasuringBrowser(), args: BROWSER_FLAGS });
  try {
    return await measure(await browser.newPage({ viewport: { width: 1280, height: 900 } }), `http://localhost:${PORT}`);
  } finally {
    await browser.close();
  }
}

/** Measures how long a page that has been prefetched takes from the click to its paint, on the site in `public/`. */
export async function benchNavigation(): Promise<void> {
  const stop = await serve(PORT);
  const rows = await withPage(async (page, origin) => [
    await measureClicks(page, origin, "/about/", "/projects/"),
    await measureClicks(page, origin, "/about/", "/blog"),
    await measureClicks(page, origin, "/blog", "/blog/archive"),
    await measureClicks(page, origin, "/blog", "/blog/rails-postgresql-array"),
  ]).finally(stop);
  console.log("Paint of a prefetched page after the click:");
  console.table(rows);
}

/** Measures the same click, from the list of posts to the newest, in the sites that `-- peers` has built last. */
export async function benchNavigationPeers(): Promise<void> {
  const rows = [];
  for (const { name, folder, hosting, built } of builtContestants(["docusaurus"])) {
    const stop = await serveWith(PORT, folder, hosting);
    const row = await withPage((page, origin) =>
      measureClicks(page, origin, "/blog", `/blog/post-${built.posts}`),
    ).finally(stop);
    rows.push({ site: name, posts: built.posts, ...row });
  }
  console.table(rows);
}

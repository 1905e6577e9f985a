import type { Browser, Page } from "playwright-core";
import { CACHES } from "../../../src/offline/messages";
import { offlineFiles } from "../../build/public-files";
import type { OfflineHost } from "./offline-host";
import { HAS_STARTED } from "../../../scripts/bench/page-weight";
import { openContext } from "../browser";

const LIMIT = 60_000;
const PAUSE = 50;
/** After how long a worker counts as idle that keeps another one from taking over, in milliseconds. */
const IDLE = 5_000;
/** How long the browser may take to tell which workers there are, in milliseconds. */
const NEWS = 1_000;

/**
 * Stops the worker in charge if another version waits. Browsers do so with an idle one after half a minute, which lets
 * the other take over where the first has been started at the wrong moment; but never with a worker that a debugger is
 * attached to, as all are here.
 */
async function stopIdleWorker(page: Page): Promise<void> {
  const versions = new Map<string, string>();
  const browser = await page.context().newCDPSession(page);
  browser.on("ServiceWorker.workerVersionUpdated", (news) => {
    for (const { versionId, status } of news.versions) versions.set(versionId, status);
  });
  await browser.send("ServiceWorker.enable");
  // What there is follows the answer.
  await page.waitForTimeout(NEWS);
  const isAwaited = [...versions.values()].includes("installed");
  for (const [versionId, status] of versions) {
    if (isAwaited && status === "activated") await browser.send("ServiceWorker.stopWorker", { versionId });
  }
  await browser.detach();
}

/** What the page answers. A page that is being left may give an error, or no answer at all. */
const inTime = (page: Page, answer: Promise<unknown>): Promise<unknown> =>
  Promise.race([answer, page.waitForTimeout(IDLE)]).catch(() => undefined);

/** Waits until an expression of the page gives or resolves to something true, across navigations. */
export async function until(page: Page, expression: string): Promise<void> {
  const begin = Date.now();
  let stopAt = begin + IDLE;
  while (Date.now() < begin + LIMIT) {
    if (await inTime(page, page.evaluate(`Promise.resolve(${expression}).then(Boolean)`))) return;
    if (Date.now() > stopAt) {
      stopAt += IDLE;
      // The page may be on its way elsewhere, or closed.
      await stopIdleWorker(page).catch(() => undefined);
    }
    await page.waitForTimeout(PAUSE);
  }
  throw new Error(`This did not come true: ${expression}`);
}

/** Waits until the worker of this page's scope is in charge of the page. */
export const controlled = (page: Page): Promise<void> =>
  until(page, "navigator.serviceWorker.controller?.state === 'activated'");

/** Waits until a notice says something. One that all is stored is there for a few seconds. */
export const says = (page: Page, text: string): Promise<void> =>
  until(
    page,
    `[...document.querySelectorAll('[aria-label="Offline use"] [role="status"]')].some(
      (one) => one.checkVisibility() && one.textContent.includes('${text}'))`,
  );

/** Waits until the application has started on the page: before, links load their pages whole. */
export const started = (page: Page): Promise<void> => until(page, HAS_STARTED);

/** How many files of a cache are stored, as an expression for the page. */
const count = (cache: string) =>
  `caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith('${cache}'))
    .map((name) => caches.open(name).then((cache) => cache.keys()).then((keys) => keys.length))))
    .then((counts) => counts.reduce((sum, one) => sum + one, 0))`;

const FILES_AT_A_TIME = 30;

/** Waits until the whole site is stored: as long as files keep arriving, on a machine that may be busy. */
export async function complete(page: Page, host: OfflineHost): Promise<void> {
  const total = offlineFiles(host.publicDir).length;
  for (let awaited = 0; awaited < total;) {
    awaited = Math.min(awaited + FILES_AT_A_TIME, total);
    await until(page, `${count(CACHES.site)}.then((stored) => stored >= ${awaited})`);
  }
}

/** What is stored of a page that was visited, as an expression for the page. */
export const visitedPage = (path: string): string =>
  `caches.keys().then((names) => names.filter((name) => name.startsWith('${CACHES.pages}')))
    .then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.match('${path}')))))
    .then((found) => found.find(Boolean)?.text())`;

/** Waits until a page is among the visited ones. */
export const visited = (page: Page, path: string): Promise<void> => until(page, visitedPage(path));

/** Opens an address in a context of its own, where the worker starts from nothing. */
export async function visit(browser: Browser, host: OfflineHost, address: string) {
  const context = await openContext(browser, { viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  // Storing the site takes its time beside another build.
  context.setDefaultTimeout(LIMIT);
  const page = await context.newPage();
  await page.goto(host.origin + address);
  return { context, page };
}

/** Opens an address in offline mode and waits until all of the site is there. */
export async function visitOffline(browser: Browser, host: OfflineHost, address = "/") {
  const opened = await visit(browser, host, `${address}?offlineMode=true`);
  await complete(opened.page, host);
  await controlled(opened.page);
  return opened;
}

/** Has the browser look for a new worker, as it does by itself when a page is opened, as an expression for the page. */
export const LOOK_FOR_UPDATE =
  "navigator.serviceWorker.ready.then((registration) => registration.update()).catch(() => undefined)";

export const lookForUpdate = (page: Page): Promise<unknown> => inTime(page, page.evaluate(LOOK_FOR_UPDATE));

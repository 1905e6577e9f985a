import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { BROWSER_FLAGS } from "../../scripts/browser-flags";
import { findBrowser } from "../../scripts/find-browser";
import type { OfflineHost } from "./offline-host";
import { waitFromOutside } from "./wait-in-page";

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });

const LIMIT = 60_000;
const PAUSE = 50;

/** Waits until an expression of the page gives or resolves to something true, across navigations. */
export async function until(page: Page, expression: string): Promise<void> {
  const end = Date.now() + LIMIT;
  while (Date.now() < end) {
    if (await page.evaluate(`Promise.resolve(${expression}).then(Boolean)`).catch(() => false)) return;
    await page.waitForTimeout(PAUSE);
  }
  throw new Error(`This did not come true: ${expression}`);
}

/** Waits until the worker of this page's scope is in charge of the page. */
export const controlled = (page: Page): Promise<void> =>
  until(page, "navigator.serviceWorker.controller?.state === 'activated'");

/** Waits until the application has started on the page: before, links load their pages whole. */
export const started = (page: Page): Promise<void> =>
  until(page, "performance.getEntriesByName('onInitialClientRender').length > 0");

/** A note that the worker has made, as an expression for the page. */
const note = (name: string) =>
  `caches.match(location.origin + '/offline/notes/${name}?rev=').then((kept) => kept?.json())`;

/** Waits until the whole site is stored. */
export const complete = (page: Page): Promise<void> => until(page, note("complete"));

/** Waits until a page is among the visited ones. */
export const visited = (page: Page, path: string): Promise<void> =>
  until(page, `${note("visited")}.then((paths) => paths?.includes('${path}'))`);

/** After how long without news of a waiting version the one in charge counts as idle, in milliseconds. */
const IDLE = 5_000;

/**
 * Stops a worker that is in charge and idle while another version waits. Browsers do so after half a minute, which lets
 * the other take over where the first has been started at the wrong moment; but never with a worker that a debugger is
 * attached to, as all are here.
 */
async function stopIdleWorkers(context: BrowserContext, page: Page): Promise<void> {
  const browser = await context.newCDPSession(page);
  let timer: NodeJS.Timeout | undefined;
  const versions = new Map<string, { status: string; versionId: string }>();
  browser.on("ServiceWorker.workerVersionUpdated", (news) => {
    for (const version of news.versions) versions.set(version.versionId, version);
    clearTimeout(timer);
    const all = [...versions.values()];
    if (!all.some(({ status }) => status === "installed")) return;
    timer = setTimeout(() => {
      for (const { status, versionId } of all) {
        if (status === "activated") browser.send("ServiceWorker.stopWorker", { versionId }).catch(() => undefined);
      }
    }, IDLE);
  });
  page.on("close", () => clearTimeout(timer));
  await browser.send("ServiceWorker.enable");
}

/** Opens an address in a context of its own, where the worker starts from nothing. */
export async function visit(browser: Browser, host: OfflineHost, address: string) {
  const context = waitFromOutside(
    await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" }),
  );
  // Storing the site takes its time beside another build.
  context.setDefaultTimeout(LIMIT);
  const page = await context.newPage();
  await stopIdleWorkers(context, page);
  await page.goto(host.origin + address);
  return { context, page };
}

/** Opens an address in offline mode and waits until all of the site is there. */
export async function visitOffline(browser: Browser, host: OfflineHost, address = "/") {
  const opened = await visit(browser, host, `${address}?offlineMode=true`);
  await complete(opened.page);
  await controlled(opened.page);
  return opened;
}

/** Has the browser look for a new worker, as it does by itself when a page is opened, as an expression for the page. */
export const LOOK_FOR_UPDATE =
  "navigator.serviceWorker.ready.then((registration) => registration.update()).catch(() => undefined)";

export const lookForUpdate = (page: Page): Promise<unknown> => page.evaluate(LOOK_FOR_UPDATE);

import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { BROWSER_FLAGS, findBrowser, findHeadlessBrowser } from "../../scripts/system-programs";

/** V8 works on the thread of the page, without its slowest compiler: each page is open for a few seconds only. */
const SHORT_VISITS = "--js-flags=--single-threaded --no-opt";

export interface BrowserOptions {
  /** Flags of the browser besides the usual ones. */
  flags?: string[];
  /** Takes the whole browser, which can show notifications, and not its headless shell. */
  isWholeBrowser?: boolean;
}

/** Starts a browser for tests. */
export function launchBrowser({ flags = [], isWholeBrowser = false }: BrowserOptions = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: isWholeBrowser ? findBrowser() : findHeadlessBrowser(),
    args: [...BROWSER_FLAGS, SHORT_VISITS, ...flags],
  });
}

const PAUSE_MS = 40;
const LONGEST_MS = 28_000;
/** Below the time that a test has. A busy machine takes long to open a page. */
const LONGEST_NAVIGATION_MS = 100_000;

/** A condition cannot be asked for while the page is being left; then it is asked for again. */
const isPassing = (error: unknown): boolean =>
  /Execution context was destroyed|Cannot find context|frame was detached|frame got detached/.test(String(error));

/** The contexts that the test has opened. */
const opened = new Set<BrowserContext>();

/** Leaves the contexts open that there are. */
export const keepContexts = (): void => opened.clear();

/** Closes the contexts that were opened since. */
export const closeContexts = (): Promise<unknown> => Promise.all([...opened].map((context) => context.close()));

/**
 * Opens a context of its own, which is closed when the test ends. One that is opened before the tests stays open for all
 * of them.
 *
 * - Its pages wait for conditions from outside. Playwright's own way evaluates texts in the page over and over, which the
 *   site's policy forbids. Nothing is handed back: it would need the page, which may be left as soon as the condition
 *   holds.
 * - It closes without complaints about requests that a route still holds: Node would report them outside of any test, and
 *   fail all tests of the file.
 */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  context.setDefaultNavigationTimeout(LONGEST_NAVIGATION_MS);
  opened.add(context);
  context.on("page", waitFromOutside);
  const close = context.close.bind(context);
  const closeQuietly = async () => {
    // Nothing may reach a real third party in the moment without routes.
    await context.setOffline(true);
    for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: "ignoreErrors" });
    await close();
  };
  let closed: Promise<void> | undefined;
  context.close = () => (closed ??= closeQuietly());
  return context;
}

function waitFromOutside(page: Page): void {
  page.waitForFunction = (async (condition: string, arg?: unknown, options: { timeout?: number } = {}) => {
    const end = Date.now() + (options.timeout ?? LONGEST_MS);
    for (;;) {
      const answer = await page.evaluate<unknown, unknown>(condition, arg).catch((error: unknown) => {
        if (isPassing(error)) return false;
        throw error;
      });
      if (answer) return;
      if (Date.now() > end) throw new Error(`This did not become true: ${condition}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }) as unknown as Page["waitForFunction"];
}

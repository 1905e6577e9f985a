import type { BrowserContext, Page } from "playwright-core";

const PAUSE_MS = 40;
const LONGEST_MS = 28_000;

/** A condition cannot be asked for while the page is being left; then it is asked for again. */
const isPassing = (error: unknown): boolean =>
  /Execution context was destroyed|Cannot find context|frame was detached|frame got detached/.test(String(error));

/**
 * Lets the pages of a context wait for conditions. Playwright's own way evaluates texts in the page over and over, which
 * the site's policy forbids; here each question comes from outside. Nothing is handed back: it would need the page, which
 * may be left as soon as the condition holds.
 */
export function waitFromOutside(context: BrowserContext): BrowserContext {
  context.on("page", (page) => {
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
  });
  return context;
}

import type { Page } from "playwright-core";

/** Whether the application has started, as an expression for the page. */
export const HAS_STARTED = "performance.getEntriesByName('onInitialClientRender').length > 0";

/** The same, or that the page is without scripting, or shows what it shows then since the application did not start. */
export const HAS_STARTED_OR_CANNOT = `(${HAS_STARTED} || !document.documentElement.matches("[data-js]"))`;

const LIMIT_MS = 60_000;

/**
 * Waits until the application runs: its scripts come after the paint, and until then the network of a slow machine may
 * look as if nothing were to come. Asks from outside, since the site's policy lets no text be evaluated in its pages.
 * Throws where it does not start within a minute.
 */
export async function waitForStart(page: Page): Promise<void> {
  const end = performance.now() + LIMIT_MS;
  while (!(await page.evaluate(HAS_STARTED))) {
    if (performance.now() > end) throw new Error(`The application has not started within a minute: ${page.url()}`);
    await page.waitForTimeout(10);
  }
}

import { ensureBrowser } from "../find-browser";
import { inPath } from "../system-programs";

/** The browser without a window of its own: its page is made, laid out and painted by the same code. */
const WITHOUT_WINDOW = ["chromium-headless-shell", "chrome-headless-shell"];

/**
 * The browser whose times are taken: one without a window, where there is one. The other draws its own tabs and address
 * bar while a page loads, for which it takes more of the processor than the page itself. `CHROME_PATH` overrides both.
 */
export function ensureMeasuringBrowser(): string {
  const found = process.env.CHROME_PATH || inPath(...WITHOUT_WINDOW);
  if (found) return found;
  console.warn(
    `The browser draws a window of its own too, which makes blocking times several times as long on two cores.
Install chromium-headless-shell, or set CHROME_PATH to one, to measure the page alone.`,
  );
  return ensureBrowser();
}

import { whenIdle } from "./when-idle";

/** An application that has not started by then may never do so. */
const LONGEST_WAIT_MS = 10_000;

let note: () => void;

/** Resolves when the application has started; never where it cannot, as when the data of the first page do not come. */
export const appStart = new Promise<void>((resolve) => {
  note = resolve;
});

/** To be called when the application has been hydrated; again, as after a crash, it does nothing. */
export const noteAppStart = (): void => note();

/**
 * Runs what no reader waits for, and with which the application would compete: once the application has started, or has had
 * ten seconds to, the page is loaded and the browser has nothing else to do.
 */
export async function afterStart(run: () => unknown): Promise<void> {
  await Promise.race([appStart, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
  if (document.readyState === "complete") whenIdle(run);
  else window.addEventListener("load", () => whenIdle(run), { once: true });
}

/** For browsers that do not say when they are idle. */
const IDLE_MS = 200;

/** Runs something when the browser has nothing else to do, or after `timeout` milliseconds. */
export function whenIdle(run: () => unknown, timeout?: number): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout });
  else setTimeout(run, IDLE_MS);
}

/** Calls back after the browser has painted what is there now; at once where nobody sees the page. */
export function whenPainted(callback: () => void): void {
  if (document.hidden) callback();
  else requestAnimationFrame(() => setTimeout(callback));
}

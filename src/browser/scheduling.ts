/** The delay in browsers without `requestIdleCallback`. */
const IDLE_MS = 200;

/** Calls `run` when the page is loaded and the browser is idle. */
export function whenLoaded(run: () => void): void {
  const whenIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(run);
    else setTimeout(run, IDLE_MS);
  };
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
}

/** Calls back after the next paint, or at once if the page is hidden. */
export function whenPainted(callback: () => void): void {
  if (document.hidden) callback();
  else requestAnimationFrame(() => setTimeout(callback));
}

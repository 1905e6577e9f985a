/** For browsers that do not say when they are idle. */
const IDLE_MS = 200;

/** Runs something when the page is loaded and the browser has nothing else to do. */
export function whenLoaded(run: () => void): void {
  const whenIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(run);
    else setTimeout(run, IDLE_MS);
  };
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
}

/** Calls back after the browser has painted what is there now; at once where nobody sees the page. */
export function whenPainted(callback: () => void): void {
  if (document.hidden) callback();
  else requestAnimationFrame(() => setTimeout(callback));
}

/** For browsers that do not say when they are idle. */
const IDLE_MS = 200;

/** Runs something once the page is loaded and the browser has nothing else to do. */
export function afterLoad(run: () => unknown): void {
  const whenIdle = () => ("requestIdleCallback" in window ? requestIdleCallback(run) : setTimeout(run, IDLE_MS));
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
}

const PATIENCE_MS = 2000;
const READER_ACTIONS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls the page to where it was left, as soon as what comes late, such as the results of a search, has made it long
 * enough. Resolves when it is there, after two seconds, when the reader does something, or when that is called off.
 */
export function restoreScroll(top: number, signal: AbortSignal): Promise<void> {
  const { style } = document.documentElement;
  const end = performance.now() + PATIENCE_MS;
  // The browser would hold the footer, which is in view, in its place, and so follow it to the end of the page.
  style.setProperty("overflow-anchor", "none");
  return new Promise((resolve) => {
    const finish = () => {
      cancelAnimationFrame(frame);
      for (const action of READER_ACTIONS) window.removeEventListener(action, finish, { capture: true });
      style.removeProperty("overflow-anchor");
      resolve();
    };
    const retry = () => {
      window.scrollTo({ top, behavior: "instant" });
      if (window.scrollY >= top - 1 || performance.now() > end) finish();
      else frame = requestAnimationFrame(retry);
    };
    let frame = requestAnimationFrame(retry);
    for (const action of READER_ACTIONS) window.addEventListener(action, finish, { capture: true, passive: true });
    signal.addEventListener("abort", finish);
    if (signal.aborted) finish();
  });
}

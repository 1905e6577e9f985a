const PATIENCE_MS = 2000;
const READER_ACTIONS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls the page to a position as soon as it is long enough, for example when search results have loaded. Resolves
 * when the position is reached, after two seconds, on any input of the reader, or on abort.
 */
export function restoreScroll(top: number, signal: AbortSignal): Promise<void> {
  const { style } = document.body;
  const end = performance.now() + PATIENCE_MS;
  // Scroll anchoring would follow the visible footer to the end of the page. On the root, Chromium ignores the property.
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

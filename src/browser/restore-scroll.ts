import { onReaderAction } from "./reader-action";

const PATIENCE_MS = 2000;

let stop: (() => void) | undefined;

/** Whether a page is on its way to where it was left: where it stands meanwhile is nobody's choice. */
export const isRestoringScroll = (): boolean => stop !== undefined;

export const stopRestoringScroll = (): void => stop?.();

function reach(top: number): boolean {
  window.scrollTo({ top, behavior: "instant" });
  return window.scrollY >= top - 1;
}

/**
 * Scrolls the page to where it was left. What comes late, such as the results of a search, gets two seconds to make it
 * long enough; less when the reader does something.
 */
export function restoreScroll(top: number): void {
  stopRestoringScroll();
  if (!reach(top)) keepTrying(top);
}

function keepTrying(top: number): void {
  const { style } = document.documentElement;
  const end = performance.now() + PATIENCE_MS;
  // The browser would hold the footer, which is in view, in its place, and so follow it to the end of the page.
  style.setProperty("overflow-anchor", "none");
  const retry = () => {
    if (reach(top) || performance.now() > end) stopRestoringScroll();
    else frame = requestAnimationFrame(retry);
  };
  const stopWaiting = onReaderAction(stopRestoringScroll);
  let frame = requestAnimationFrame(retry);
  stop = () => {
    stop = undefined;
    cancelAnimationFrame(frame);
    stopWaiting();
    style.removeProperty("overflow-anchor");
  };
}

/**
 * Whether the browser, which restores a reload itself, has had to end above where the page was left, since the page is
 * not long enough yet. Anywhere but at the end it is the reader who has moved on.
 */
export function isCutShort(top: number): boolean {
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return end < top - 1 && window.scrollY >= end - 1;
}

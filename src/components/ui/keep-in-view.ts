/** The page that is shown, or the place of it that is read. What is `true`, such as the version, is none of them. */
const CURRENT = '[aria-current="page"], [aria-current="location"]';

/** Scrolls a frame, and nothing around it, so far that the current entry in it and the next one can be seen. */
export function keepInView(frame: Element | null): void {
  const item = frame?.querySelector(CURRENT)?.getBoundingClientRect();
  if (!frame || !item) return;
  const { top, bottom } = frame.getBoundingClientRect();
  frame.scrollTop += Math.min(0, item.top - top - item.height) + Math.max(0, item.bottom + item.height - bottom);
}

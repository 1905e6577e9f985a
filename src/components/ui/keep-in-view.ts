/** The current page, or the current position in it. `aria-current="true"`, as in the version menu, does not match. */
const CURRENT = '[aria-current="page"], [aria-current="location"]';

/** Scrolls only this element until the current entry and the next one are visible. */
export function keepInView(frame: Element | null): void {
  const item = frame?.querySelector(CURRENT)?.getBoundingClientRect();
  if (!frame || !item) return;
  const { top, bottom } = frame.getBoundingClientRect();
  frame.scrollTop += Math.min(0, item.top - top - item.height) + Math.max(0, item.bottom + item.height - bottom);
}

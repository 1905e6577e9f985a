const LINE_PX = 36;

/** How long opening or closing a part of the page takes, in milliseconds: longer for a higher one, but ever less so. */
export function collapseDuration(heightPx: number): number {
  const lines = heightPx / LINE_PX;
  return Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10);
}

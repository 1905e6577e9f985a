import type { Heading } from "./body";

export interface ContentsEntry extends Heading {
  children: ContentsEntry[];
}

/**
 * Nests a text's headings for its table of contents, then keeps levels `min` to `max`: an entry is a child of
 * the nearest heading before it with a lower level, so a kept heading is never below one it does not belong to.
 */
export function buildContentsTree(headings: readonly Heading[], min: number, max: number): ContentsEntry[] {
  const root: ContentsEntry[] = [];
  const open: ContentsEntry[] = [];
  /** Written without `at`, which a browser may lack: what throws here costs the reader the whole page. */
  const last = () => open[open.length - 1];
  for (const heading of headings) {
    const entry: ContentsEntry = { ...heading, children: [] };
    while (open.length > 0 && last()!.level >= heading.level) open.pop();
    (last()?.children ?? root).push(entry);
    open.push(entry);
  }
  return keepLevels(root, min, max);
}

function keepLevels(entries: ContentsEntry[], min: number, max: number): ContentsEntry[] {
  return entries.flatMap((entry) => {
    const children = keepLevels(entry.children, min, max);
    const kept = entry.level >= min && entry.level <= max;
    return kept ? [{ ...entry, children }] : children;
  });
}

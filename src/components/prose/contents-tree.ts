import type { Heading } from "../../shared/body";

export interface ContentsEntry extends Heading {
  children: ContentsEntry[];
}

/**
 * Builds the table of contents from the headings of a text: nests all headings by level, then keeps the levels from
 * `min` to `max`. Filtering last prevents a kept heading from ending up below an unrelated one.
 */
export function buildContentsTree(headings: readonly Heading[], min: number, max: number): ContentsEntry[] {
  const root: ContentsEntry[] = [];
  const open: ContentsEntry[] = [];
  /** Does not use `Array.prototype.at`, which older browsers lack: an error here would break the whole page. */
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

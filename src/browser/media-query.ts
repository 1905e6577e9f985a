/**
 * In wide windows, the navbar shows its links in a row, and sidebars are beside the text. In style sheets: `--wide`.
 */
export const WIDE_WINDOW = "(min-width: 62.3125rem)";

/**
 * A media query for every browser. Without `matchMedia` it never matches. Without change events (Safari before 14, some
 * in-app browsers) it keeps its first result.
 */
export function mediaQuery(query: string) {
  const ask = (): MediaQueryList | undefined => window.matchMedia?.(query);
  return {
    matches: (): boolean => ask()?.matches ?? false,
    /** Calls `onChange` when the result changes. Returns a function that removes the listeners. */
    listen: (onChange: () => void): (() => void) => {
      const list = ask();
      list?.addEventListener?.("change", onChange);
      return () => list?.removeEventListener?.("change", onChange);
    },
  };
}

/** Whether the visitor prefers reduced motion. */
export const prefersReducedMotion = mediaQuery("(prefers-reduced-motion: reduce)").matches;

/** Whether the navbar shows its links in a row, and when that changes. */
export const wideWindow = mediaQuery(WIDE_WINDOW);

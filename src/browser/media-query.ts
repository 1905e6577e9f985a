/**
 * In wide windows, the navbar shows its links in a row, and sidebars are beside the text. In style sheets: `--wide`.
 */
export const WIDE_WINDOW = "(min-width: 997px)";

/** A media query, which is evaluated when it is used. */
export const mediaQuery = (query: string) => ({
  matches: (): boolean => window.matchMedia(query).matches,
  /** Calls `onChange` when the result changes. Returns a function that removes the listener. */
  listen: (onChange: () => void): (() => void) => {
    const list = window.matchMedia(query);
    list.addEventListener("change", onChange);
    return () => list.removeEventListener("change", onChange);
  },
});

/** Whether the visitor prefers reduced motion. */
export const prefersReducedMotion = mediaQuery("(prefers-reduced-motion: reduce)").matches;

/** Whether the navbar shows its links in a row, and when that changes. */
export const wideWindow = mediaQuery(WIDE_WINDOW);

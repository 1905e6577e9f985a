import { useSyncExternalStore } from "react";

/** Wider windows show the navbar's links in a row and sidebars beside the text. Style sheets have it as `--wide`. */
export const WIDE_WINDOW = "(min-width: 997px)";

/**
 * A media query that works in every browser: without `matchMedia` it never matches, and without change events (Safari
 * before 14, some browsers inside apps) it keeps its first answer.
 */
export function mediaQuery(query: string) {
  const ask = (): MediaQueryList | undefined => window.matchMedia?.(query);
  return {
    matches: (): boolean => ask()?.matches ?? false,
    /** Calls back when the answer changes. Returns how to stop. */
    listen: (onChange: () => void): (() => void) => {
      const list = ask();
      list?.addEventListener?.("change", onChange);
      return () => list?.removeEventListener?.("change", onChange);
    },
  };
}

/** Whether the visitor has asked the system for less movement. */
export const prefersReducedMotion = mediaQuery("(prefers-reduced-motion: reduce)").matches;

const wideWindow = mediaQuery(WIDE_WINDOW);

/** Whether the window is too narrow for the navbar's links; `false` in the static HTML and during hydration. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    wideWindow.listen,
    () => !wideWindow.matches(),
    () => false,
  );

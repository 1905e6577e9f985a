/**
 * A media query as every browser can be asked: one that knows no queries says no, and one whose queries have no listeners
 * (Safari before 14, some browsers inside apps) keeps the answer of the first time.
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

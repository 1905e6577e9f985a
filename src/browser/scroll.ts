interface Place {
  pathname: string;
  hash: string;
  search: string;
}

/** Whether a navigation scrolls: not when only the query has changed. Otherwise to the hash, the saved place or the top. */
export function shouldScroll(previous: Place | undefined, next: Place): boolean {
  if (!previous) return true;
  return previous.pathname !== next.pathname || previous.hash !== next.hash || previous.search === next.search;
}

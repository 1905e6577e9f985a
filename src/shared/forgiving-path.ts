/**
 * Returns the addresses that a visitor of a missing page probably meant, the most likely first: without `.html` or
 * `/index.html`, without double slashes, in lower case. Empty if the path needs no such change. Paths do not include
 * the path prefix.
 */
export function forgivingPaths(path: string): string[] {
  if (path === "/404.html") return [];
  const asked = withoutFinalSlash(path);
  const plain = withoutFinalSlash(path.replace(/\/{2,}/g, "/")).replace(/(\/index)?\.html$/i, "") || "/";
  return [...new Set([plain, plain.toLowerCase()])].filter((candidate) => candidate !== asked);
}

const withoutFinalSlash = (path: string): string => path.replace(/\/+$/, "") || "/";

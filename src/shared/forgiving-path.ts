/**
 * The addresses that somebody may have meant who asked for one that does not exist, best first: without `.html` or
 * `/index.html`, without doubled slashes, in lower case. Empty where nothing of that is in the path. Paths are those
 * of the site, without its prefix.
 */
export function forgivingPaths(path: string): string[] {
  if (path === "/404.html") return [];
  const asked = withoutFinalSlash(path);
  const plain = withoutFinalSlash(path.replace(/\/{2,}/g, "/")).replace(/(\/index)?\.html$/i, "") || "/";
  return [...new Set([plain, plain.toLowerCase()])].filter((candidate) => candidate !== asked);
}

const withoutFinalSlash = (path: string): string => path.replace(/\/+$/, "") || "/";

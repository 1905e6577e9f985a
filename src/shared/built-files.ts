/** The names that a build gives to files. Addresses are below the site's own, without the path prefix. */

/** How many hexadecimal digits of the hash of its content the name of a bundled script has: webpack's default. */
export const BUNDLE_HASH_LENGTH = 20;

/** The name of a script that webpack made; its hash is the first group. */
export const BUNDLED_SCRIPT = new RegExp(`-([\\da-f]{${BUNDLE_HASH_LENGTH}})\\.js$`);

/** Addresses with a hash of their content: what they answer never changes. The host's rules for caches say the same. */
export const isImmutable = (url: string): boolean =>
  /^\/(static|vendor)\//.test(url) || BUNDLED_SCRIPT.test(url) || /^\/search\/[^/]+-[\da-f]+\.json$/.test(url);

/** One name for all forms of an address: `/a`, `/a/`, `/a.html` and `/a/index.html` show the same page. */
export function addressKey(path: string): string {
  const key = path.replace(/(\/index)?\.html$/i, "").replace(/\/+$/, "");
  return key === "" || key === "/index" ? "/" : key;
}

/** Where Gatsby puts the data of a page. */
export const pageDataUrl = (path: string): string => {
  const key = path === "/404.html" ? "/404.html" : addressKey(path);
  return `/page-data/${key === "/" ? "index" : key.slice(1)}/page-data.json`;
};

/** The names of built files. Addresses are relative to the site and do not include the path prefix. */

/**
 * The number of hexadecimal digits of the content hash in the names of bundled scripts. Each page loads the list of all
 * hashes.
 */
export const BUNDLE_HASH_LENGTH = 10;

/** The name of a webpack script. The first group is its hash. */
export const BUNDLED_SCRIPT = new RegExp(`-([\\da-f]{${BUNDLE_HASH_LENGTH}})\\.js$`);

/** The address of a style sheet that webpack writes for some visitors. */
export const BUNDLED_SHEET = new RegExp(`^/static/[\\w-]+-[\\da-f]{${BUNDLE_HASH_LENGTH}}\\.css$`);

/** The end of the address of a file of the search index whose name has a content hash: all but the manifest. */
export const SEARCH_FILE = /\/search\/[^/?]+-[\da-f]+\.json$/;

/** Addresses with a content hash, whose response never changes. The caching rules of the host cover the same files. */
export const isImmutable = (url: string): boolean =>
  /^\/(static|vendor)\//.test(url) || BUNDLED_SCRIPT.test(url) || (/^\/search\//.test(url) && SEARCH_FILE.test(url));

/** Returns one key for all forms of an address: `/a`, `/a/`, `/a.html` and `/a/index.html` show the same page. */
export function addressKey(path: string): string {
  const key = path.replace(/(\/index)?\.html$/i, "").replace(/\/+$/, "");
  return key === "" || key === "/index" ? "/" : key;
}

/** Returns the file below `public/` that Gatsby writes for a page. */
export const htmlFile = (page: string): string =>
  /\.html?$/i.test(page) ? page : `${page.replace(/\/+$/, "")}/index.html`;

/** Returns the path of Gatsby's page data for a page. */
export const pageDataUrl = (path: string): string => {
  const key = path === "/404.html" ? "/404.html" : addressKey(path);
  return `/page-data/${key === "/" ? "index" : key.slice(1)}/page-data.json`;
};

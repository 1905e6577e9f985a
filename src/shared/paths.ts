/**
 * All URL paths of the site are built here, so that links, pages, feeds and the sitemap agree. Paths start with a slash
 * and do not include the path prefix, which `Link` and the hosts add.
 */

export const BLOG_PATH = "/blog";
export const ARCHIVE_PATH = "/blog/archive";
export const AUTHORS_PATH = "/blog/authors";
export const TAGS_PATH = "/blog/tags";
export const DOCS_PATH = "/docs";
export const SEARCH_PATH = "/search";
export const OFFLINE_PATH = "/offline";
/** An empty page of gatsby-plugin-offline, which precaches nothing without it. No page links to or lists it. */
export const APP_SHELL_PATH = "/offline-plugin-app-shell-fallback/";
export const PROJECTS_PATH = "/projects/";
export const RESUME_PATH = "/resume/";
export const CONTACT_PATH = "/contact/";
export const PRIVACY_PATH = "/privacy/";
/** The list of pages with their titles, for the not-found page. */
export const ADDRESS_LIST = "/addresses.json";
/** The OpenSearch description, with which browsers add the site's search. */
export const OPENSEARCH_PATH = "/opensearch.xml";

/** The feed formats of a list of posts: the last part of the path and the media type. */
export const FEED_FORMATS = {
  rss: { file: "rss.xml", name: "RSS", type: "application/rss+xml" },
  atom: { file: "atom.xml", name: "Atom", type: "application/atom+xml" },
  json: { file: "feed.json", name: "JSON", type: "application/feed+json" },
} as const;
export type FeedFormat = keyof typeof FEED_FORMATS;

/** Returns the path of a feed of the posts that are listed at `listPath`. */
export const feedPath = (listPath: string, format: FeedFormat): string => `${listPath}/${FEED_FORMATS[format].file}`;
export const FEED_PATH = feedPath(BLOG_PATH, "rss");

export const postPath = (slug: string): string => `${BLOG_PATH}/${slug}`;
export const tagPath = (tagSlug: string): string => `${TAGS_PATH}/${tagSlug}`;
export const authorPath = (authorSlug: string): string => `${AUTHORS_PATH}/${authorSlug}`;
export const docPath = (slug: string): string => `${DOCS_PATH}/${slug}`;
/** Returns the slug of a category by GitHub's rules for ids: lower case, hyphens for spaces, no punctuation. */
export const docCategorySlug = (label: string): string =>
  label
    .toLowerCase()
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");

/** A project has no page of its own: it is a section of the projects page. */
export const projectPath = (slug: string): string => `${PROJECTS_PATH}#${slug}`;
export const pagePath = (name: string): string => `/${name}/`;

/** The path of page `page` (from 1) of a list whose first page is at `basePath`. */
export const listPagePath = (basePath: string, page: number): string =>
  page === 1 ? basePath : `${basePath}/page/${page}`;

/**
 * Returns the path of a page's social card, such as `/cards/about.jpg`, and `/cards.jpg` for the home page. All pages of
 * a paginated list share the card of the first one.
 */
export const cardPath = (path: string): string => `/cards${path.replace(/(\/page\/\d+|\.html|\/+)$/, "")}.jpg`;

/** Returns the path of the Markdown version of a post or document. */
export const markdownPath = (path: string): string => `${path.replace(/\/+$/, "")}.md`;

/**
 * Joins an origin such as `https://example.com`, a path prefix such as `/site` and a path to an absolute URL, in which
 * spaces and letters outside ASCII are encoded.
 */
export function absoluteUrl(siteUrl: string, path: string, pathPrefix = ""): string {
  return new URL(siteUrl.replace(/\/+$/, "") + pathPrefix.replace(/\/+$/, "") + path).href;
}

/** Encodes the characters of an address that a link must not have, such as spaces. Other letters stay readable. */
export const linkAddress = (address: string): string => address.replace(/[ "<>[\\\]^`{|}]/g, encodeURIComponent);

/** Decodes an address or a part of it. A malformed one is returned unchanged. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Whether a link leaves the site: it has a scheme or starts with two slashes. */
export function isExternalUrl(url: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

/**
 * Whether a path ends with a file extension, so that it is probably a file and not a page. False for `/docs/1.0` and
 * `2.x`.
 */
export const isFilePath = (path: string): boolean => /\.[a-z][a-z\d]+$/i.test(path.split(/[?#]/)[0]!);

/** Whether an address is that of a copied file, `/static/<digest>/<name>`, which already includes the path prefix. */
export const isCopiedFile = (address: string): boolean => /\/static\/[\da-f]{16}\//.test(address);

/** Normalizes a path as the router compares it, ignoring case and a trailing slash. */
export const comparablePath = (path: string): string => path.replace(/\/+$/, "").toLowerCase();

export const isSamePath = (a: string, b: string): boolean => comparablePath(a) === comparablePath(b);

/** Whether a path is a section, such as `/docs`, or is below it. No page counts as below the home page. */
export function isWithin(section: string, path: string): boolean {
  const [top, page] = [comparablePath(section), comparablePath(path)];
  return page === top || (top !== "" && page.startsWith(`${top}/`));
}

/** Which optional sections of the site have content, and which lists the blog has. */
export interface Sections {
  docs: boolean;
  projects: boolean;
  resume: boolean;
  authors: boolean;
  archive: boolean;
  tags: boolean;
}

/** Whether a path leads to a section or a list without content. The navbar and the footer leave out such links. */
export function isInAbsentSection(path: string, { docs, ...single }: Sections): boolean {
  if (isWithin(DOCS_PATH, path)) return !docs;
  return SINGLE_PAGES.some(([section, its]) => isSamePath(path, its) && !single[section]);
}

const SINGLE_PAGES = [
  ["projects", PROJECTS_PATH],
  ["resume", RESUME_PATH],
  ["authors", AUTHORS_PATH],
  ["archive", ARCHIVE_PATH],
  ["tags", TAGS_PATH],
] as const;

import { absoluteUrl } from "../../shared/paths";

interface SitemapPage {
  path: string;
}

/** What the pages of the documentation say of themselves: their canonical address, and that they are tags. */
interface SitemapContext {
  navigation?: { canonicalPath: string; noIndex?: boolean };
  tagAddress?: string;
}

interface SitemapData {
  siteSettings: { url: string; pathPrefix: string };
  allSitePage: { nodes: { path: string; pageContext: SitemapContext | null }[] };
  allPost: { nodes: { path: string; listed: boolean }[] };
  allDoc: { nodes: { path: string; listed: boolean }[] };
  allPage: { nodes: { path: string; unlisted: boolean }[] };
}

let site: SitemapData["siteSettings"] = { url: "", pathPrefix: "" };

/** Lists every page once, at its canonical address; tags, search, errors and unlisted pages are not for search engines. */
export function listedPages(data: SitemapData): SitemapPage[] {
  const hidden = new Set([
    ...data.allPost.nodes.filter((post) => !post.listed).map(({ path }) => path),
    ...data.allDoc.nodes.filter((doc) => !doc.listed).map(({ path }) => path),
    ...data.allPage.nodes.filter((page) => page.unlisted).map(({ path }) => path),
  ]);
  return data.allSitePage.nodes
    .filter(({ path, pageContext }) => (pageContext?.navigation?.canonicalPath ?? path) === path)
    .filter(({ pageContext }) => !pageContext?.navigation?.noIndex && pageContext?.tagAddress === undefined)
    .filter(
      ({ path }) => !hidden.has(path) && !/^\/(404|dev-404|search|blog\/tags|contact\/contact)(\.html|\/|$)/.test(path),
    )
    .map(({ path }) => ({ path }))
    .sort((a, b) => a.path.localeCompare(b.path, "en"));
}

/** Settings of gatsby-plugin-sitemap. */
export const sitemapOptions = {
  output: "/",
  query: `{
    siteSettings { url pathPrefix }
    allSitePage { nodes { path pageContext } }
    allPost { nodes { path listed } }
    allDoc { nodes { path listed } }
    allPage { nodes { path unlisted } }
  }`,
  resolveSiteUrl: (data: SitemapData): string => {
    site = data.siteSettings;
    return site.url;
  },
  resolvePages: listedPages,
  filterPages: (): boolean => false,
  serialize: ({ path }: SitemapPage) => ({
    url: absoluteUrl(site.url, path, site.pathPrefix),
    changefreq: "weekly",
    priority: 0.5,
  }),
};

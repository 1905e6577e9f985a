import { getSrc } from "gatsby-plugin-image";
import { absoluteUrl, ARCHIVE_PATH, BLOG_PATH, cardPath, PROJECTS_PATH } from "../shared/paths";

interface SitemapPage {
  path: string;
  /** ISO 8601, UTC; undefined if unknown. */
  changed?: string | undefined;
  /** The URLs of its pictures. The plugin adds the origin and the prefix to pages only. */
  pictures: readonly string[];
}

/** The page context of the documentation: the canonical path, and whether the page is a tag. */
interface SitemapContext {
  navigation?: { canonicalPath?: string; noIndex?: boolean };
  tagAddress?: string;
}

type SitemapData = Queries.SitemapQuery;
type Cover = SitemapData["allProject"]["nodes"][number]["image"];

/** Pages that no search engine should list. gatsby-plugin-sitemap leaves out error pages and Gatsby's app shell itself. */
const LEFT_OUT = /^\/(?:(?:offline|search|contact\/contact)\/?$|blog\/tags(?:\/|$))/;

/** Lists every page once, at its canonical address. Leaves out tags, the search and unlisted pages. */
export function listedPages(data: SitemapData): SitemapPage[] {
  const hidden = new Set([
    ...data.allPost.nodes.filter((post) => !post.listed).map(({ path }) => path),
    ...data.allDoc.nodes.filter((doc) => !doc.listed).map(({ path }) => path),
    ...data.allPage.nodes.filter((page) => page.unlisted).map(({ path }) => path),
  ]);
  const facts = factsOf(data);
  const { url, pathPrefix, socialCards } = data.siteSettings!;
  const toPage = ({ path }: { path: string }): SitemapPage => {
    const { changed, pictures = [] } = facts.get(path) ?? {};
    const card = socialCards ? [pathPrefix + cardPath(path)] : [];
    return { path, changed, pictures: [...new Set([...pictures, ...card])].map((src) => absoluteUrl(url, src)) };
  };
  const isListed = ({ path, pageContext }: SitemapData["allSitePage"]["nodes"][number]): boolean => {
    const { navigation = {}, tagAddress } = (pageContext ?? {}) as SitemapContext;
    const { canonicalPath = path, noIndex = false } = navigation;
    return path === canonicalPath && !noIndex && tagAddress === undefined && !hidden.has(path) && !LEFT_OUT.test(path);
  };
  return data.allSitePage.nodes
    .filter(isListed)
    .map(toPage)
    .sort((a, b) => a.path.localeCompare(b.path, "en"));
}

/** Returns the latest of some dates, ISO 8601 in UTC. */
const latest = (dates: readonly (string | null)[]): string | undefined =>
  dates
    .filter((date) => date !== null)
    .sort((a, b) => Date.parse(b) - Date.parse(a))
    .at(0);

/** Returns the path of a cover in a format that every browser supports, if there is one. */
const coverOf = (image: Cover): string[] => {
  const src = image?.childImageSharp && getSrc(image.childImageSharp);
  return src ? [src] : [];
};

/** Returns the modification dates and pictures of pages. A list of posts changes with its newest post. */
function factsOf(data: SitemapData): Map<string, Omit<SitemapPage, "path">> {
  const facts = new Map<string, Omit<SitemapPage, "path">>();
  const posts = data.allPost.nodes.filter(({ listed }) => listed);
  for (const { path, date, updated, image, pictures } of posts)
    facts.set(path, { changed: latest([date, updated]), pictures: [...coverOf(image), ...pictures] });
  for (const { path, updated, pictures } of [...data.allDoc.nodes, ...data.allPage.nodes])
    facts.set(path, { changed: updated ?? undefined, pictures });
  const newest = latest(posts.map(({ date }) => date));
  for (const path of ["/", BLOG_PATH, ARCHIVE_PATH]) facts.set(path, { changed: newest, pictures: [] });
  // The order of nodes changes after an edit.
  facts.set(PROJECTS_PATH, { pictures: data.allProject.nodes.flatMap(({ image }) => coverOf(image)).toSorted() });
  return facts;
}

/**
 * The options of gatsby-plugin-sitemap, which splits a large sitemap. The sizes of covers are those of `PostArticle` and
 * `ProjectCard`: others would be encoded for the sitemap alone.
 */
export const sitemapOptions = {
  output: "/",
  query: /* GraphQL */ `
    query Sitemap {
      siteSettings {
        url
        pathPrefix
        socialCards
      }
      allSitePage {
        nodes {
          path
          pageContext
        }
      }
      allPost {
        nodes {
          path
          listed
          date
          updated
          pictures
          image {
            childImageSharp {
              gatsbyImageData(width: 600, breakpoints: [360, 600, 900, 1200])
            }
          }
        }
      }
      allDoc {
        nodes {
          path
          listed
          updated
          pictures
        }
      }
      allPage {
        nodes {
          path
          unlisted
          updated
          pictures
        }
      }
      allProject {
        nodes {
          image {
            childImageSharp {
              gatsbyImageData(width: 640, breakpoints: [360, 480, 720, 960])
            }
          }
        }
      }
    }
  `,
  resolveSiteUrl: ({ siteSettings }: SitemapData): string => siteSettings!.url,
  resolvePages: listedPages,
  serialize: ({ path, changed, pictures }: SitemapPage) => ({
    url: path,
    changefreq: "weekly",
    priority: 0.5,
    ...(changed ? { lastmod: changed } : {}),
    img: pictures.map((url) => ({ url })),
  }),
};

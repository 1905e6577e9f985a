import type { BuildArgs, Node } from "gatsby";
import { TEXT_TYPES, type PagedKind } from "../content/content";
import type { Body } from "../shared/body";
import { absoluteUrl } from "../shared/paths";
import { moduleBody, plainText, type PlainJob } from "./plain/plain-text";
import type { SiteCache } from "./write-file";

export type OutputSite = NonNullable<Queries.ListedContentQuery["siteSettings"]>;

interface WithPlainText {
  /** Returns the text as Markdown. */
  markdown(): Promise<string>;
}

export type ListedPost = Queries.ListedContentQuery["allPost"]["nodes"][number] & WithPlainText;
export type ListedDoc = Queries.ListedContentQuery["allDoc"]["nodes"][number] & WithPlainText;

/** The listed content of the site: posts, newest first, and documents by address. */
export interface ListedContent extends Record<PagedKind, readonly unknown[]> {
  site: OutputSite;
  posts: ListedPost[];
  docs: ListedDoc[];
  /** The versions that have pages, newest first. */
  docVersions: Queries.ListedContentQuery["docVersions"];
  pages: Queries.ListedContentQuery["allPage"]["nodes"];
  projects: Queries.ListedContentQuery["allProject"]["nodes"];
  /** Returns the `feedHtml` of these posts by id. */
  readFeedHtml(ids: readonly string[]): Promise<Map<string, string>>;
}

const QUERY = /* GraphQL */ `
  query ListedContent {
    siteSettings {
      title
      tagline
      description
      url
      pathPrefix
      copyright
      noIndex
      owner {
        name
        email
      }
      feed {
        title
        description
        language
        limit
        hub
      }
    }
    allPost(filter: { listed: { eq: true } }, sort: { sortKey: DESC }) {
      nodes {
        id
        title
        path
        date
        updated
        description
        body
        isModule
        tags {
          slug
          label
        }
        authors {
          name
          path
          url
        }
      }
    }
    allDoc(filter: { listed: { eq: true } }, sort: { path: ASC }) {
      nodes {
        title
        path
        description
        updated
        version
        body
      }
    }
    docVersions {
      name
      isLast
    }
    allPage(filter: { built: { eq: true }, unlisted: { eq: false } }, sort: { path: ASC }) {
      nodes {
        title
        path
        description
      }
    }
    allProject(sort: [{ featured: DESC }, { date: DESC }]) {
      nodes {
        title
        path
        description
      }
    }
  }
`;

const FEED_HTML = /* GraphQL */ `
  query FeedHtml($ids: [String!]!) {
    posts(ids: $ids) {
      id
      feedHtml
    }
  }
`;

interface Args extends Pick<BuildArgs, "graphql"> {
  cache: SiteCache;
  /** Converts a text to a plain form. */
  makePlain: (job: PlainJob) => Promise<string>;
}

/** Queries the listed content of the site. */
export async function readListedContent(args: Args): Promise<ListedContent> {
  const { siteSettings: site, ...data } = await ask<Queries.ListedContentQuery>(args, QUERY);
  if (!site) throw new Error(FAILED);
  const withPlain = <T extends { path: string; body: unknown; isModule?: boolean }>(text: T): T & WithPlainText => {
    const url = absoluteUrl(site.url, text.path, site.pathPrefix);
    const body = (): Body => (text.isModule ? moduleBody(text.path) : (text.body as Body));
    return { ...text, markdown: () => plainText(args.cache, { body: body(), url, form: "markdown" }, args.makePlain) };
  };
  return {
    site,
    posts: data.allPost.nodes.map(withPlain),
    docs: data.allDoc.nodes.map(withPlain),
    docVersions: data.docVersions,
    pages: data.allPage.nodes,
    projects: data.allProject.nodes,
    readFeedHtml: async (ids) => {
      const { posts } = await ask<Queries.FeedHtmlQuery>(args, FEED_HTML, { ids });
      return new Map(posts.map(({ id, feedHtml }) => [id, feedHtml]));
    },
  };
}

const FAILED = "The feeds and plain texts cannot be written: the query for the content failed.";

async function ask<Data>({ graphql }: Pick<BuildArgs, "graphql">, query: string, variables = {}): Promise<Data> {
  const { data, errors } = await graphql<Data>(query, variables);
  if (errors || !data) throw new Error(FAILED, { cause: errors });
  return data;
}

/** Returns all nodes with a text, listed or not. */
export const textNodes = ({ getNodesByType }: Pick<BuildArgs, "getNodesByType">): Node[] =>
  Object.values(TEXT_TYPES).flatMap((type) => getNodesByType(type));

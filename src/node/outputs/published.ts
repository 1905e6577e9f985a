import type { BuildArgs, CreatePagesArgs } from "gatsby";
import type { Body } from "../../shared/body";
import { absoluteUrl } from "../../shared/paths";
import { refreshPlaces } from "../nodes/places";
import { contentChecked, helpChecking } from "../validate";
import { moduleBody } from "./plain/module-body";
import { plainText } from "./plain/plain-text";

export type PublishedSite = NonNullable<Queries.PublishedQuery["siteSettings"]>;

interface WithPlainText {
  /** The text as Markdown, made once. */
  markdown(): Promise<string>;
}

export type PublishedPost = Queries.PublishedQuery["allPost"]["nodes"][number] & WithPlainText;
export type PublishedDoc = Queries.PublishedQuery["allDoc"]["nodes"][number] & WithPlainText;

/** What is listed on the site, newest posts first, documents by address. */
export interface Published {
  site: PublishedSite;
  posts: PublishedPost[];
  docs: PublishedDoc[];
  pages: Queries.PublishedQuery["allPage"]["nodes"];
  /** `feedHtml` of the posts with these ids, by id. */
  readFeedHtml(ids: readonly string[]): Promise<Map<string, string>>;
}

const QUERY = /* GraphQL */ `
  query Published {
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
    allPage(filter: { built: { eq: true }, unlisted: { eq: false } }, sort: { path: ASC }) {
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

type Args = Pick<BuildArgs, "graphql" | "cache">;

let begun: Promise<Published> | undefined;

/**
 * As soon as texts can be read, sees that they show what they point to as it is now, asks for everything that is listed,
 * and begins to write its plain texts, so that they are done when the pages are. Only a post that is a module has to wait
 * for its page.
 */
export function beginPublishing(args: CreatePagesArgs): void {
  if (process.env.NODE_ENV !== "production") return;
  begun = contentChecked()
    .then((references) => refreshPlaces(args, references))
    .then(() => readPublished(args));
  // What is wrong is said where the text is needed.
  const overlook = () => undefined;
  begun.then(({ posts, docs }) => {
    const ready = posts.filter(({ isModule }) => !isModule);
    for (const text of [...ready, ...docs]) text.markdown().catch(overlook);
  }, overlook);
}

/**
 * Resolves when texts and their pictures are there, for pages too: with many cores their queries run in other processes.
 * Meanwhile there is nothing to do but to compile some of them.
 */
export function textsRead(): Promise<unknown> {
  helpChecking();
  return begun ?? contentChecked();
}

/** What `beginPublishing` has begun. */
export const finishPublishing = (args: BuildArgs): Promise<Published> => (begun ??= readPublished(args));

async function readPublished(args: Args): Promise<Published> {
  const { siteSettings: site, ...data } = await ask<Queries.PublishedQuery>(args, QUERY);
  if (!site) throw new Error(FAILED);
  const withPlain = <T extends { path: string; body: unknown; isModule?: boolean }>(text: T): T & WithPlainText => {
    const url = absoluteUrl(site.url, text.path, site.pathPrefix);
    const body = (): Body => (text.isModule ? moduleBody(text.path) : (text.body as Body));
    let made: Promise<string> | undefined;
    return { ...text, markdown: () => (made ??= plainText(args.cache, { body: body(), url, form: "markdown" })) };
  };
  return {
    site,
    posts: data.allPost.nodes.map(withPlain),
    docs: data.allDoc.nodes.map(withPlain),
    pages: data.allPage.nodes,
    readFeedHtml: async (ids) => {
      const { posts } = await ask<Queries.FeedHtmlQuery>(args, FEED_HTML, { ids });
      return new Map(posts.map(({ id, feedHtml }) => [id, feedHtml]));
    },
  };
}

const FAILED = "The feeds and plain texts cannot be written: the query for the content failed.";

async function ask<Data>({ graphql }: Args, query: string, variables = {}): Promise<Data> {
  const { data, errors } = await graphql<Data>(query, variables);
  if (errors || !data) throw new Error(FAILED, { cause: errors });
  return data;
}

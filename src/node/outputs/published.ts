import type { BuildArgs, CreatePagesArgs } from "gatsby";
import type { Body } from "../../shared/body";
import { absoluteUrl } from "../../shared/paths";
import { refreshPlaces } from "../nodes/places";
import { contentChecked, helpChecking } from "../validate";
import { feedListings } from "./feeds/write-feeds";
import { moduleBody } from "./plain/module-body";
import type { PlainForm } from "./plain/plain-text";
import { createPlainTexts } from "./plain/plain-texts";

export type PublishedSite = NonNullable<Queries.PublishedQuery["siteSettings"]>;

interface WithPlainText {
  /** A plain form of the text, made once. */
  plain(form: PlainForm): Promise<string>;
}

export type PublishedPost = Queries.PublishedQuery["allPost"]["nodes"][number] & WithPlainText;
export type PublishedDoc = Queries.PublishedQuery["allDoc"]["nodes"][number] & WithPlainText;

/** What is listed on the site, newest posts first, documents by address. */
export interface Published {
  site: PublishedSite;
  posts: PublishedPost[];
  docs: PublishedDoc[];
  pages: Queries.PublishedQuery["allPage"]["nodes"];
  /** Ends the thread that writes plain texts. */
  close(): Promise<void>;
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
  begun.then(({ site, posts, docs }) => {
    const ready = posts.filter(({ isModule }) => !isModule);
    for (const text of [...ready, ...docs]) text.plain("markdown").catch(overlook);
    for (const { newest } of feedListings(ready, site.feed.limit))
      for (const post of newest) post.plain("html").catch(overlook);
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
  const { data, errors } = await args.graphql<Queries.PublishedQuery>(QUERY);
  if (errors || !data?.siteSettings) {
    throw new Error("The feeds and plain texts cannot be written: the query for the content failed.", {
      cause: errors,
    });
  }
  const site = data.siteSettings;
  const texts = createPlainTexts(args.cache);
  const withPlain = <T extends { path: string; body: unknown; isModule?: boolean }>(text: T): T & WithPlainText => {
    const url = absoluteUrl(site.url, text.path, site.pathPrefix);
    const body = (): Body => (text.isModule ? moduleBody(text.path) : (text.body as Body));
    const made: Partial<Record<PlainForm, Promise<string>>> = {};
    return { ...text, plain: (form) => (made[form] ??= texts.make({ body: body(), url, form })) };
  };
  return {
    site,
    posts: data.allPost.nodes.map(withPlain),
    docs: data.allDoc.nodes.map(withPlain),
    pages: data.allPage.nodes,
    close: texts.close,
  };
}

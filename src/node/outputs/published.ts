import type { BuildArgs } from "gatsby";
import type { Body } from "../../shared/body";
import { absoluteUrl } from "../../shared/paths";
import { moduleBody } from "./plain/module-body";
import type { PlainForm } from "./plain/plain-text";
import { makePlainText } from "./plain/plain-texts";

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

/** Asks for everything that is listed. */
export async function readPublished(args: Pick<BuildArgs, "graphql" | "cache">): Promise<Published> {
  const { data, errors } = await args.graphql<Queries.PublishedQuery>(QUERY);
  if (errors || !data?.siteSettings) {
    throw new Error("The feeds and plain texts cannot be written: the query for the content failed.", {
      cause: errors,
    });
  }
  const site = data.siteSettings;
  const withPlain = <T extends { path: string; body: unknown; isModule?: boolean }>(text: T): T & WithPlainText => {
    const url = absoluteUrl(site.url, text.path, site.pathPrefix);
    const body = (): Body => (text.isModule ? moduleBody(text.path) : (text.body as Body));
    const made: Partial<Record<PlainForm, Promise<string>>> = {};
    return { ...text, plain: (form) => (made[form] ??= makePlainText({ body: body(), url, form }, args.cache)) };
  };
  return {
    site,
    posts: data.allPost.nodes.map(withPlain),
    docs: data.allDoc.nodes.map(withPlain),
    pages: data.allPage.nodes,
  };
}

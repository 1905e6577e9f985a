import type { CreateResolversArgs, Node } from "gatsby";
import type { Author, AuthorReference } from "../../content/author";
import type { RenderedText } from "../../markdown/render";
import { moduleBody, plainText } from "../../outputs/plain/plain-text";
import type { Body } from "../../shared/body";
import { escapeMarkup } from "../../shared/escape";
import { absoluteUrl } from "../../shared/paths";
import { codeCache } from "../code-digest";
import type { ResolverContext, StoredPost } from "./context";
import type { StoredText } from "./text-renderer";

/** Root queries for posts. */
export const postQueries = {
  posts: {
    type: "[Post!]!",
    description:
      "The posts with these ids, in this order; ids without a post are left out. Gatsby runs the query of a page that asks for `posts`, and not for `allPost`, again only when one of these posts has changed.",
    args: { ids: { type: "[String!]!", description: "The ids of posts." } },
    resolve: (_: unknown, { ids }: { ids: readonly string[] }, context: ResolverContext): StoredPost[] =>
      context.nodeModel.getNodesByIds({ ids, type: "Post" }),
  },
};

type AuthorNode = Node & Omit<Author, "page" | "socials"> & { hasPage: boolean };

/** An author of one post. `image` is relative to the file of the node `parent`. */
interface PostAuthor extends AuthorReference {
  path: string | null;
  link: string | null;
  parent: string | null;
}

/**
 * Resolves the authors of a post. Fields in the post override those of the authors' file. Unknown keys are left out.
 */
export async function resolvePostAuthors(
  post: Node & { authorReferences?: AuthorReference[] },
  _: unknown,
  context: ResolverContext,
): Promise<PostAuthor[]> {
  const authors = await Promise.all(
    (post.authorReferences ?? []).map(async (reference) => {
      const query = { filter: { key: { eq: reference.key } } };
      const known =
        reference.key === undefined ? null : await context.nodeModel.findOne<AuthorNode>({ type: "Author", query });
      return known || reference.name !== undefined ? mergeAuthor(known, reference, post) : null;
    }),
  );
  return authors.filter((author) => author !== null);
}

function mergeAuthor(known: AuthorNode | null, reference: AuthorReference, post: Node): PostAuthor {
  const merged = { ...known, ...reference };
  const path = known?.hasPage ? known.path : null;
  const link = path ?? merged.url ?? (merged.email === undefined ? null : `mailto:${merged.email}`);
  const owner = reference.image === undefined ? known : post;
  return { ...merged, path, link, parent: owner?.parent ?? null };
}

interface FeedText extends StoredText {
  path: string;
  description: string;
  isModule: boolean;
}

/** Returns the text of a post as HTML for feed readers, or its description if it has no text. */
export const feedHtmlOf =
  ({ cache }: Pick<CreateResolversArgs, "cache">, render: (text: StoredText) => Promise<RenderedText>) =>
  async (post: FeedText, _: unknown, { nodeModel }: ResolverContext): Promise<string> => {
    const site = await nodeModel.findOne<Node>({ type: "SiteSettings", query: {} });
    const url = absoluteUrl(String(site?.url), post.path, String(site?.pathPrefix));
    const body: Body = post.isModule ? moduleBody(post.path) : (await render(post)).body;
    return (
      (await plainText(codeCache(cache), { body, url, form: "html" })) || `<p>${escapeMarkup(post.description)}</p>`
    );
  };

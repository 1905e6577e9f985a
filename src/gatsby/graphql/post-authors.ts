import type { Node } from "gatsby";
import type { AuthorReference } from "../../content/author-reference";
import type { ResolverContext } from "./context";

interface AuthorNode extends Node {
  name: string;
  title?: string;
  description?: string;
  url?: string;
  email?: string;
  image?: string;
  path: string;
  hasPage: boolean;
}

/** An author as one post names them. Its `image` is relative to the file above `parent`. */
interface PostAuthor extends AuthorReference {
  path: string | null;
  link: string | null;
  parent: string | null;
}

/** The authors of a post: what the authors' file says, and over it what the post says. Unknown keys are left out. */
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
  const { key, name, title, description, url, email, image, path, hasPage } = {
    ...{ path: null, hasPage: false, ...known },
    ...reference,
  };
  const page = hasPage ? path : null;
  const owner = reference.image === undefined ? known : post;
  return {
    ...{ key, name, title, description, url, email, image, path: page, parent: owner?.parent ?? null },
    link: page ?? url ?? (email === undefined ? null : `mailto:${email}`),
  };
}

import fs from "node:fs";
import path from "node:path";
import type { CreateResolversArgs, CreateSchemaCustomizationArgs, Node } from "gatsby";
import { contentDir } from "../../content/folder";
import { canBeRead } from "../../content/named-pictures";
import { isFile, relativeTo } from "../../shared/files";
import { toContents } from "../../markdown/elements/headings";
import type { RenderedText } from "../../markdown/render";
import { findIndexedPages } from "../../search/build/find-indexed-pages";
import { inProduction } from "../../shared/visibility";
import { docQueries, docTagsOf, findVersions } from "./docs";
import { createTextRenderer, type StoredText } from "./text-renderer";
import { findListedPosts, findNeighbour, type ResolverContext, type StoredPost } from "./context";
import { feedHtmlOf, postQueries, resolvePostAuthors } from "./posts";

type Resolve<S> = (source: S, args: Record<string, unknown>, context: ResolverContext) => unknown;

type TextWithContents = StoredText & Parameters<typeof toContents>[1];

/** Declares the types of all content. GraphiQL shows the descriptions of types and fields. */
export function createSchema({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(fs.readFileSync(path.resolve("src/gatsby/graphql/schema.graphql"), "utf8"));
}

/** Adds the fields that are computed at query time. */
export function createFieldResolvers(args: CreateResolversArgs): void {
  const render = createTextRenderer(args);
  const rendered = <K extends keyof RenderedText>(field: K): { resolve: Resolve<StoredText> } => ({
    resolve: async (source) => (await render(source))[field],
  });
  const texts = {
    body: rendered("body"),
    headings: rendered("headings"),
    contents: { resolve: async (text: TextWithContents) => toContents((await render(text)).headings, text) },
    pictures: rendered("pictures"),
  };
  const postsOf = (field: string, key: string): Record<"posts" | "postCount", { resolve: Resolve<Node> }> => {
    const find = (source: Node, _: unknown, context: ResolverContext) =>
      findListedPosts(context, { [field]: { eq: source[key] } });
    return {
      posts: { resolve: find },
      postCount: { resolve: async (source, _, context) => (await find(source, _, context)).length },
    };
  };
  const neighbour = (side: "previous" | "next"): { resolve: Resolve<StoredPost> } => ({
    resolve: (post, _, context) => findNeighbour(context, post, side),
  });
  // A build stops at a picture that cannot be read.
  const picture = inProduction() ? {} : { image: { resolve: readablePicture } };
  args.createResolvers({
    Post: {
      ...texts,
      ...picture,
      // The component of a module has its text.
      body: {
        resolve: async (post: StoredText & { isModule: boolean }) => (post.isModule ? "" : (await render(post)).body),
      },
      summary: rendered("summary"),
      feedHtml: { resolve: feedHtmlOf(args, render) },
      tags: { resolve: presentTags },
      authors: { resolve: resolvePostAuthors },
      editUrl: { resolve: editUrl },
      previous: neighbour("previous"),
      next: neighbour("next"),
    },
    PostAuthor: picture,
    Doc: { ...texts, ...picture, editUrl: { resolve: editUrl }, tags: docTagsOf },
    Page: { ...texts, ...picture },
    Project: { body: texts.body, ...picture },
    Tag: postsOf("tagSlugs", "slug"),
    Author: { ...postsOf("authorKeys", "key"), ...picture },
    Query: {
      ...postQueries,
      ...docQueries,
      searchTexts: {
        type: "JSON!",
        description: "The source of the search index: the searchable pages with their visible text, as JSON.",
        resolve: async (_: unknown, __: unknown, context: ResolverContext) => {
          const posts = await findListedPosts(context);
          const versions = await findVersions(context);
          return findIndexedPages({ nodeModel: context.nodeModel, posts, versions }, render);
        },
      },
    },
  });
}

/** A field whose type in the schema has a resolver already. */
interface Resolved<T> {
  originalResolver(...all: unknown[]): Promise<T>;
}

/** Leaves out a broken picture, which the check has reported: Gatsby would fail to resize it, with a stack. */
async function readablePicture(
  source: unknown,
  args: Record<string, unknown>,
  context: ResolverContext,
  info: Resolved<(Node & { absolutePath: string }) | null>,
): Promise<Node | null> {
  const file = await info.originalResolver(source, args, context, info);
  return file && isFile(file.absolutePath) && (await canBeRead(file.absolutePath)) ? file : null;
}

/** Leaves out tags without a node: in production, those that only drafts and future posts name. */
async function presentTags(
  post: Node,
  args: Record<string, unknown>,
  context: ResolverContext,
  info: Resolved<(Node | null | undefined)[] | null>,
): Promise<Node[]> {
  const tags = (await info.originalResolver(post, args, context, info)) ?? [];
  return tags.filter((tag) => tag !== null && tag !== undefined);
}

const editUrl: Resolve<StoredText> = async (source, _, context) => {
  if ("customEditUrl" in source && source.customEditUrl !== undefined) return source.customEditUrl;
  const site = await context.nodeModel.findOne<Node>({ type: "SiteSettings", query: {} });
  const file = relativeTo(process.cwd(), path.join(contentDir(), source.filePath));
  if (!site?.editUrl || file.startsWith("..")) return null;
  return String(site.editUrl).replace(/\/*$/, "/") + encodeURI(file).replace(/[?#]/g, encodeURIComponent);
};

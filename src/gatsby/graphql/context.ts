import type { Node } from "gatsby";
import type { DocRecord } from "../../content/docs/sidebar-draft";
import type { TagReference } from "../../content/tag";
import type { DocVersion } from "../../shared/doc-versions";

interface Query {
  filter?: Record<string, unknown>;
  sort?: { fields: string[]; order: ("ASC" | "DESC")[] };
  limit?: number;
}

/** The methods of Gatsby's node model that the resolvers use. */
export interface ResolverContext {
  nodeModel: {
    findAll<T>(args: { type: string; query?: Query }): Promise<{ entries: Iterable<T>; totalCount(): Promise<number> }>;
    findOne<T>(args: { type: string; query: Query }): Promise<T | null>;
    getNodesByIds<T>(args: { ids: readonly string[]; type: string }): T[];
  };
}

/** A node of type `Post`. */
export interface StoredPost extends Node {
  path: string;
  sortKey: string;
  filePath: string;
}

/** A node of type `Doc`. */
export type StoredDoc = Node & DocRecord & { title: string; tagReferences: TagReference[] };

/** A node of type `DocVersion`. */
export type StoredVersion = Node & DocVersion & { order: number };

/** Finds all nodes of a type that match a query. */
export const findAll = async <T>(context: ResolverContext, type: string, query: Query = {}): Promise<T[]> => [
  ...(await context.nodeModel.findAll<T>({ type, query })).entries,
];

/** Finds the built documents, sorted by file path. */
export const findBuiltDocs = (context: ResolverContext): Promise<StoredDoc[]> =>
  findAll(context, "Doc", { filter: { built: { eq: true } }, sort: { fields: ["filePath"], order: ["ASC"] } });

const NEWEST_FIRST = { fields: ["sortKey"], order: ["DESC" as const] };

/** Filters the posts that lists show. */
const LISTED = { listed: { eq: true } };

/** Finds the listed posts that match a filter, newest first. */
export const findListedPosts = (
  context: ResolverContext,
  filter: Record<string, unknown> = {},
): Promise<StoredPost[]> => findAll(context, "Post", { filter: { ...LISTED, ...filter }, sort: NEWEST_FIRST });

/** Finds the listed post that is next to a post by date. */
export async function findNeighbour(context: ResolverContext, post: StoredPost, side: "previous" | "next") {
  const [operator, order] = side === "previous" ? (["lt", "DESC"] as const) : (["gt", "ASC"] as const);
  const filter = { ...LISTED, sortKey: { [operator]: post.sortKey } };
  const query = { filter, sort: { fields: ["sortKey"], order: [order] }, limit: 1 };
  return (await findAll<StoredPost>(context, "Post", query))[0] ?? null;
}

import type { Node } from "gatsby";

interface Query {
  filter?: Record<string, unknown>;
  sort?: { fields: string[]; order: ("ASC" | "DESC")[] };
  limit?: number;
}

/** The part of Gatsby's resolver context that the resolvers use. */
export interface ResolverContext {
  nodeModel: {
    findAll<T>(args: { type: string; query?: Query }): Promise<{ entries: Iterable<T>; totalCount(): Promise<number> }>;
    findOne<T>(args: { type: string; query: Query }): Promise<T | null>;
    getNodesByIds<T>(args: { ids: readonly string[]; type: string }): T[];
  };
}

/** A node of type Post as it is stored. */
export interface StoredPost extends Node {
  path: string;
  sortKey: string;
  filePath: string;
}

const NEWEST_FIRST = { fields: ["sortKey"], order: ["DESC" as const] };

/** The one rule of what lists show. */
const LISTED = { listed: { eq: true } };

/** The listed posts that match a filter, newest first. */
export async function findListedPosts(
  context: ResolverContext,
  filter: Record<string, unknown> = {},
): Promise<StoredPost[]> {
  const query = { filter: { ...LISTED, ...filter }, sort: NEWEST_FIRST };
  const { entries } = await context.nodeModel.findAll<StoredPost>({ type: "Post", query });
  return [...entries];
}

/** The listed post next to another in time. */
export async function findNeighbour(context: ResolverContext, post: StoredPost, side: "previous" | "next") {
  const [operator, order] = side === "previous" ? (["lt", "DESC"] as const) : (["gt", "ASC"] as const);
  const filter = { ...LISTED, sortKey: { [operator]: post.sortKey } };
  const sort = { fields: ["sortKey"], order: [order] };
  const { entries } = await context.nodeModel.findAll<StoredPost>({ type: "Post", query: { filter, sort, limit: 1 } });
  return [...entries][0] ?? null;
}

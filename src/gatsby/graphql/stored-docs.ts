import type { Node } from "gatsby";
import type { DocVersion } from "../../shared/doc-versions";
import type { TagReference } from "../../content/tag-reference";
import type { DocRecord } from "../../content/docs/doc-record";
import type { ResolverContext } from "./context";

/** A node of type `Doc`. */
export type StoredDoc = Node & DocRecord & { title: string; addressedTags: TagReference[] };
/** A node of type `DocVersion`. */
export type StoredVersion = Node & DocVersion & { order: number };

/** The query for documents that have a page, in the order of their files. */
export const BUILT_DOCS = {
  filter: { built: { eq: true } },
  sort: { fields: ["filePath"], order: ["ASC" as const] },
};

/** All nodes of a type that a query matches. */
export const findAll = async <T>(context: ResolverContext, type: string, query = {}): Promise<T[]> => [
  ...(await context.nodeModel.findAll<T>({ type, query })).entries,
];

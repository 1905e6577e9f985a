import type { Node, NodeInput, ParentSpanPluginArgs } from "gatsby";
import { codeDigest } from "../code-digest";
import { TEXT_TYPES } from "../../content/content";
import { contentDir } from "../../content/folder";
import { relativeTo } from "../../shared/files";

/** The types of the nodes that come and go with the content. */
export const NODE_TYPES = [
  ...Object.values(TEXT_TYPES),
  ...(["DocCategory", "DocSidebarSource", "DocVersion", "Author", "Tag", "Resume", "SiteSettings"] as const),
];

/** The content of a node. `createNode` adds the id, the parent and the digest. */
export interface NodeFields {
  type: (typeof NODE_TYPES)[number];
  /** Unique among the nodes of its type. */
  key: string;
  /** The file that it is made from, below the content folder. */
  file?: string;
  fields: Record<string, unknown>;
}

/** The arguments of Gatsby's hooks that are needed to read and create nodes. */
export type NodeArgs = Pick<
  ParentSpanPluginArgs,
  "actions" | "createNodeId" | "createContentDigest" | "getNodesByType"
>;

/**
 * Returns the id of a node. It contains the content folder, because Gatsby would otherwise delete the node together with
 * the nodes of a previously built folder.
 */
export const nodeId = ({ createNodeId }: Pick<NodeArgs, "createNodeId">, type: string, key: string): string =>
  createNodeId(`${relativeTo(process.cwd(), contentDir())} ${type} ${key}`);

/** Creates a node as the child of its file's node. Gatsby sees no change if its fields and parent are the same as before. */
export async function createNode(args: NodeArgs, { type, key, fields }: NodeFields, parent?: Node): Promise<void> {
  const contentDigest = args.createContentDigest([fields, codeDigest(), parent?.id]);
  const node: NodeInput = {
    ...fields,
    id: nodeId(args, type, key),
    parent: parent?.id ?? null,
    children: [],
    internal: { type, contentDigest },
  };
  await args.actions.createNode(node);
  if (parent && !parent.children.includes(node.id)) args.actions.createParentChildLink({ parent, child: node });
}

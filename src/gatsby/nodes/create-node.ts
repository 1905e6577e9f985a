import type { Node, NodeInput, ParentSpanPluginArgs } from "gatsby";
import { codeDigest } from "../code-digest";
import { contentDir } from "../../content/folder";
import { relativeTo } from "../../shared/files";

/** The content of a node. `createNode` adds the id, the parent and the digest. */
export interface NodeFields {
  type: string;
  /** Unique among the nodes of its type. */
  key: string;
  fields: Record<string, unknown>;
}

/** The arguments of Gatsby's hooks that are needed to read and create nodes. */
export type NodeArgs = Pick<
  ParentSpanPluginArgs,
  "actions" | "createNodeId" | "createContentDigest" | "getNode" | "getNodesByType"
>;

/**
 * Creates a node. Gatsby detects no change if the fields are the same as before. The id contains the content folder,
 * because Gatsby would otherwise delete the node together with the nodes of a previously built folder.
 */
export async function createNode(args: NodeArgs, { type, key, fields }: NodeFields, parent?: Node): Promise<void> {
  const id = args.createNodeId(`${relativeTo(process.cwd(), contentDir())} ${type} ${key}`);
  const internal = { type, contentDigest: args.createContentDigest([fields, codeDigest()]) };
  const node: NodeInput = { ...fields, id, parent: parent?.id ?? null, children: [], internal };
  await args.actions.createNode(node);
  if (parent) args.actions.createParentChildLink({ parent, child: node as unknown as Node & NodeInput });
}

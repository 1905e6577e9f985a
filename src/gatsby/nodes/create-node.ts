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

/** The arguments of Gatsby's hooks that are needed to create nodes. */
export type NodeTools = Pick<ParentSpanPluginArgs, "actions" | "createNodeId" | "createContentDigest">;

/**
 * Creates a node. Gatsby detects no change if the fields are the same as before. The id contains the content folder,
 * because Gatsby would otherwise delete the node together with the nodes of a previously built folder.
 */
export async function createNode(tools: NodeTools, { type, key, fields }: NodeFields, parent?: Node): Promise<void> {
  const id = tools.createNodeId(`${relativeTo(process.cwd(), contentDir())} ${type} ${key}`);
  const internal = { type, contentDigest: tools.createContentDigest([fields, codeDigest()]) };
  const node: NodeInput = { ...fields, id, parent: parent?.id ?? null, children: [], internal };
  await tools.actions.createNode(node);
  if (parent) tools.actions.createParentChildLink({ parent, child: node as unknown as Node & NodeInput });
}

import type { Node, NodeInput, ParentSpanPluginArgs } from "gatsby";
import { codeDigest } from "../code-digest";
import { contentDir, relativeTo } from "../../content/folder";

/** What a kind of content puts into its node. `createNode` adds the id, the parent and the digest. */
export interface NodeFields {
  type: string;
  /** Unique among the nodes of its type. */
  key: string;
  fields: Record<string, unknown>;
}

/** The part of the arguments of Gatsby's hooks that creates nodes. */
export type NodeTools = Pick<ParentSpanPluginArgs, "actions" | "createNodeId" | "createContentDigest">;

/**
 * Creates one node. Gatsby sees no change if the fields are the same as before. The id contains the content folder, so
 * that Gatsby does not delete the node together with those of a folder that was built before.
 */
export async function createNode(tools: NodeTools, { type, key, fields }: NodeFields, parent?: Node): Promise<void> {
  const id = tools.createNodeId(`${relativeTo(process.cwd(), contentDir())} ${type} ${key}`);
  const internal = { type, contentDigest: tools.createContentDigest([fields, codeDigest()]) };
  const node: NodeInput = { ...fields, id, parent: parent?.id ?? null, children: [], internal };
  await tools.actions.createNode(node);
  if (parent) tools.actions.createParentChildLink({ parent, child: node as unknown as Node & NodeInput });
}

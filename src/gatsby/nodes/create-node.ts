import type { Node, NodeInput, ParentSpanPluginArgs } from "gatsby";
import { contentCodeDigest } from "../code-digest";
import { contentDir, relativeTo } from "../../content/folder";

/** What a kind of content says of itself; the frame (id, parent, digest) is added here. */
export interface NodeFields {
  type: string;
  /** Unique among the nodes of its type. */
  key: string;
  fields: Record<string, unknown>;
}

/** The part of Gatsby's hooks that makes nodes. */
export type NodeTools = Pick<ParentSpanPluginArgs, "actions" | "createNodeId" | "createContentDigest">;

/** The part of Gatsby's hooks that reads nodes. */
export type NodeReader = Pick<ParentSpanPluginArgs, "getNode" | "getNodesByType">;

/**
 * Creates one node. The same fields again are no change to Gatsby. Its id is its own in each content folder, so that Gatsby
 * does not delete it with the nodes of the folder that was built before.
 */
export async function createNode(tools: NodeTools, { type, key, fields }: NodeFields, parent?: Node): Promise<void> {
  const id = tools.createNodeId(`${relativeTo(process.cwd(), contentDir())} ${type} ${key}`);
  const internal = { type, contentDigest: tools.createContentDigest([fields, contentCodeDigest()]) };
  const node: NodeInput = { ...fields, id, parent: parent?.id ?? null, children: [], internal };
  await tools.actions.createNode(node);
  if (parent) tools.actions.createParentChildLink({ parent, child: node as unknown as Node & NodeInput });
}

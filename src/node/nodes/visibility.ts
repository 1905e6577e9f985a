import type { Node } from "gatsby";
import { inProduction, visibilityOf, type Publication } from "../../shared/visibility";
import { createNode, type NodeReader, type NodeTools } from "./create-node";

/** Brings up to date what is shown of texts that come from the cache of another day or of development. */
export async function refreshVisibility(args: NodeTools & NodeReader): Promise<void> {
  for (const type of ["Post", "Doc", "Page"]) {
    for (const node of args.getNodesByType(type)) {
      const { built, listed } = visibilityOf(node as Node & Publication, inProduction());
      if (node.built === built && node.listed === listed) continue;
      const { id: _id, parent, children: _children, internal: _internal, ...fields } = node;
      const file = parent ? args.getNode(parent) : undefined;
      await createNode(args, { type, key: String(node.filePath), fields: { ...fields, built, listed } }, file);
    }
  }
}

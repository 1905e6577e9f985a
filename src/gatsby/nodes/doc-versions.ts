import type { Node } from "gatsby";
import { docAddress } from "../../content/doc";
import { loadVersions } from "../../content/doc-versions";
import { contentDir } from "../../content/folder";
import { createNode, type NodeReader, type NodeTools } from "./create-node";

/** Creates the nodes of the versions, and brings the addresses of docs up to date with `versions.yml`. */
export async function createDocVersions(args: NodeTools & NodeReader): Promise<void> {
  const versions = loadVersions(contentDir());
  for (const node of args.getNodesByType("DocVersion")) {
    if (!versions.some(({ name }) => name === node.name)) args.actions.deleteNode(node);
  }
  for (const [order, { path, ...version }] of versions.entries()) {
    await createNode(args, { type: "DocVersion", key: version.name, fields: { ...version, path, order } });
  }
  for (const node of args.getNodesByType("Doc")) {
    const path = docAddress(versions, String(node.version), String(node.route));
    if (node.path === path) continue;
    const { id: _id, parent, children: _children, internal: _internal, ...fields } = node as Node;
    const file = parent ? args.getNode(parent) : undefined;
    await createNode(args, { type: "Doc", key: String(node.filePath), fields: { ...fields, path } }, file);
  }
}

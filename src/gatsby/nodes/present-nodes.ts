import fs from "node:fs";
import type { Node } from "gatsby";
import type { NodeReader } from "./create-node";

/**
 * The nodes of a type whose files are there. Gatsby takes those of deleted files out of its cache only after all
 * nodes have been made: until then what is counted or derived from nodes has to leave them out.
 */
export const presentNodes = ({ getNode, getNodesByType }: NodeReader, type: string): Node[] =>
  getNodesByType(type).filter(({ parent }) => {
    const file = parent ? getNode(parent)?.absolutePath : undefined;
    return typeof file !== "string" || fs.existsSync(file);
  });

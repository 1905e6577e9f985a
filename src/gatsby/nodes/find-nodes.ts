import fs from "node:fs";
import type { Node, ParentSpanPluginArgs } from "gatsby";
import { textNodes } from "../../outputs/text-nodes";

/** The part of the arguments of Gatsby's hooks that reads nodes. */
export type NodeReader = Pick<ParentSpanPluginArgs, "getNode" | "getNodesByType">;

type ByType = Pick<NodeReader, "getNodesByType">;

/**
 * The nodes of a type whose files exist. Gatsby removes the nodes of deleted files from its cache only after all nodes
 * have been created, so whatever is derived from nodes before that has to skip them.
 */
export const presentNodes = ({ getNode, getNodesByType }: NodeReader, type: string): Node[] =>
  getNodesByType(type).filter(({ parent }) => {
    const file = parent ? getNode(parent)?.absolutePath : undefined;
    return typeof file !== "string" || fs.existsSync(file);
  });

/** The addresses of all texts, by their paths below the content folder. */
export const textAddresses = (reader: ByType): Map<string, string> =>
  new Map(textNodes(reader).map(({ filePath, path }) => [String(filePath), String(path)]));

import fs from "node:fs";
import type { Node } from "gatsby";
import { contentDir } from "../../content/folder";
import { textNodes } from "../../outputs/text-nodes";
import { relativeTo } from "../../shared/files";
import type { NodeArgs } from "./create-node";

/**
 * Returns the nodes of a type whose files exist in the content folder. Gatsby deletes the nodes of deleted files, and
 * those of a folder that was built before, only after all nodes have been created, so earlier code has to skip them.
 */
export const presentNodes = (
  { getNode, getNodesByType }: Pick<NodeArgs, "getNode" | "getNodesByType">,
  type: string,
): Node[] =>
  getNodesByType(type).filter(({ parent }) => {
    const file = parent ? getNode(parent)?.absolutePath : undefined;
    return typeof file !== "string" || (isInContent(file) && fs.existsSync(file));
  });

const isInContent = (file: string): boolean => !relativeTo(contentDir(), file).startsWith("../");

/** Returns the addresses of all texts by their paths below the content folder. */
export const textAddresses = (args: Pick<NodeArgs, "getNodesByType">): Map<string, string> =>
  new Map(textNodes(args).map(({ filePath, path }) => [String(filePath), String(path)]));

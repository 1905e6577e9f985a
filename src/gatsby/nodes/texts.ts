import type { Node } from "gatsby";
import type { NodeReader } from "./create-node";

type ByType = Pick<NodeReader, "getNodesByType">;

const TYPES = ["Post", "Doc", "Page", "Project"];

/** The nodes that have a text. */
export const textNodes = ({ getNodesByType }: ByType): Node[] => TYPES.flatMap((type) => getNodesByType(type));

/** The addresses of all texts, by their paths below the content folder. */
export const textAddresses = (reader: ByType): Map<string, string> =>
  new Map(textNodes(reader).map(({ filePath, path }) => [String(filePath), String(path)]));

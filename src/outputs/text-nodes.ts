import type { BuildArgs, Node } from "gatsby";

type NodeReader = Pick<BuildArgs, "getNodesByType">;

/** Returns all nodes with a text. */
export const textNodes = ({ getNodesByType }: NodeReader): Node[] =>
  ["Post", "Doc", "Page", "Project"].flatMap((type) => getNodesByType(type));

/** Returns the Markdown of all built texts. */
export const builtTexts = (reader: NodeReader): string[] =>
  textNodes(reader)
    .filter(({ built }) => built !== false)
    .map(({ text }) => String(text ?? ""));

import type { BuildArgs, Node } from "gatsby";

type NodeReader = Pick<BuildArgs, "getNodesByType">;

/** The nodes that have a text. */
export const textNodes = ({ getNodesByType }: NodeReader): Node[] =>
  ["Post", "Doc", "Page", "Project"].flatMap((type) => getNodesByType(type));

/** The Markdown of every text that the build shows. */
export const builtTexts = (reader: NodeReader): string[] =>
  textNodes(reader)
    .filter(({ built }) => built !== false)
    .map(({ text }) => String(text ?? ""));

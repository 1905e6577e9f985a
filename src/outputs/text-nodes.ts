import type { BuildArgs, Node } from "gatsby";

/** Returns all nodes with a text. */
export const textNodes = ({ getNodesByType }: Pick<BuildArgs, "getNodesByType">): Node[] =>
  ["Post", "Doc", "Page", "Project"].flatMap((type) => getNodesByType(type));

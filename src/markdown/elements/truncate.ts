import type { Comment, Element, Root, RootContent } from "hast";

const isMark = (node: { type: string }): node is Comment =>
  node.type === "comment" && /^\s*truncate\s*$/.test((node as Comment).value);

const isParagraph = (node: RootContent): node is Element => node.type === "element" && node.tagName === "p";

/** Splits a paragraph that contains a truncate mark. */
export function rehypeTruncate() {
  return (tree: Root): void => {
    tree.children = tree.children.flatMap((node): RootContent[] => {
      const at = isParagraph(node) ? node.children.findIndex(isMark) : -1;
      if (!isParagraph(node) || at < 0) return [node];
      const part = (children: Element["children"]): RootContent[] =>
        children.some((child) => child.type !== "text" || child.value.trim()) ? [{ ...node, children }] : [];
      return [...part(node.children.slice(0, at)), node.children[at] as Comment, ...part(node.children.slice(at + 1))];
    });
  };
}

/** Returns the nodes before the truncate mark, without references to footnotes. Empty without a mark. */
export function beginningOf({ children }: Root): RootContent[] {
  const end = children.findIndex(isMark);
  return end < 0 ? [] : withoutFootnotes(children.slice(0, end));
}

const isFootnoteReference = (node: RootContent): boolean =>
  node.type === "element" &&
  node.tagName === "sup" &&
  node.children.some((child) => child.type === "element" && "dataFootnoteRef" in child.properties);

const withoutFootnotes = <T extends RootContent>(nodes: T[]): T[] =>
  nodes
    .filter((node) => !isFootnoteReference(node))
    .map((node) =>
      "children" in node ? { ...node, children: withoutFootnotes(node.children as RootContent[]) } : node,
    );

import type { Comment, Element, Root, RootContent } from "hast";
import { classesOf } from "../../shared/body";
import type { Node } from "../mdx/tree";

/** Hexo, Hugo and WordPress write `more`. */
const isMark = (node: { type: string }): node is Comment =>
  node.type === "comment" && /^\s*(?:truncate|more)\s*$/.test((node as Comment).value);

const isContent = (node: RootContent): boolean => node.type !== "text" || node.value.trim() !== "";

const isParagraph = (node: RootContent): node is Element => node.type === "element" && node.tagName === "p";

/** Splits a paragraph that contains a truncate mark. */
export function rehypeTruncate() {
  return (tree: Root): void => {
    tree.children = tree.children.flatMap((node): RootContent[] => {
      const at = isParagraph(node) ? node.children.findIndex(isMark) : -1;
      if (!isParagraph(node) || at < 0) return [node];
      const part = (children: Element["children"]): RootContent[] =>
        children.some(isContent) ? [{ ...node, children }] : [];
      return [...part(node.children.slice(0, at)), node.children[at] as Comment, ...part(node.children.slice(at + 1))];
    });
  };
}

/** Whether a part of an element can be shown alone. A part of a table, of tabs or of the footnotes would be broken. */
const isDivisible = (node: Node): node is Element =>
  node.type === "element" &&
  node.tagName !== "table" &&
  node.properties.role !== "tabpanel" &&
  !("dataFootnotes" in node.properties);

/** Returns what comes before the first truncate mark, which may be within elements. Undefined without a mark. */
export function beforeMark<T extends Node>(nodes: readonly T[]): T[] | undefined {
  for (const [index, node] of nodes.entries()) {
    if (isMark(node)) return nodes.slice(0, index);
    const children = isDivisible(node) ? beforeMark(node.children) : undefined;
    if (children) return [...nodes.slice(0, index), ...(children.some(isContent) ? [{ ...node, children }] : [])];
  }
  return undefined;
}

/**
 * Returns the nodes before the truncate mark. Empty without a mark. Lists show several beginnings on one page, so headings
 * have no id and no link to themselves there, and references to footnotes are left out.
 */
export const beginningOf = ({ children }: Root): RootContent[] => forLists(beforeMark(children) ?? []);

const isOfItsPage = (node: RootContent): boolean =>
  node.type === "element" && (classesOf(node).includes("hash-link") || isFootnoteReference(node));

const isFootnoteReference = ({ tagName, children }: Element): boolean =>
  tagName === "sup" && children.some((child) => child.type === "element" && "dataFootnoteRef" in child.properties);

const forLists = <T extends RootContent>(nodes: T[]): T[] =>
  nodes
    .filter((node) => !isOfItsPage(node))
    .map((node) => {
      if (!("children" in node)) return node;
      const copy = { ...node, children: forLists(node.children as RootContent[]) };
      if (copy.type === "element" && /^h[1-6]$/.test(copy.tagName))
        copy.properties = { ...copy.properties, id: undefined };
      return copy;
    });

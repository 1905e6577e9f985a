import type { Element, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";

/**
 * Serializes a plain tree as HTML for feed readers. Replaces task checkboxes, which most readers remove, with symbols.
 * Modifies the tree.
 */
export function toFeedHtml(tree: Root): string {
  visit(tree, "element", (node: Element, index, parent) => {
    if (node.tagName !== "input" || !parent || index === undefined) return;
    parent.children[index] = { type: "text", value: node.properties.checked ? "☑" : "☐" };
  });
  return toHtml(tree);
}

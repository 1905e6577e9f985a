import type { Element, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";

/** A plain text, which is changed, as HTML for feed readers, most of which drop the boxes of tasks. */
export function toFeedHtml(tree: Root): string {
  visit(tree, "element", (node: Element, index, parent) => {
    if (node.tagName !== "input" || !parent || index === undefined) return;
    parent.children[index] = { type: "text", value: node.properties.checked ? "☑" : "☐" };
  });
  return toHtml(tree);
}

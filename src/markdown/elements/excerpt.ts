import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import type { VFile } from "vfile";
import type { Jsx, Node } from "../mdx/tree";
import { replaceEmoji } from "./emoji";
import { beforeMark } from "./truncate";

const WITHOUT_PROSE = /^(?:h[1-6]|pre|table|figure|video|audio|iframe|script|style|svg|textarea)$/;
const CONTAINER = /^(?:p|div|center|section|article|ul|ol|li|dl|dt|dd|blockquote|details|summary)$/;

/** Sets `file.data.excerpt`: the first paragraph of a text, up to a truncate mark in it, as plain text. Empty without one. */
export function rehypeExcerpt() {
  return ({ children }: Root, file: VFile): void => {
    file.data.excerpt = firstParagraph(beforeMark(children) ?? []) || firstParagraph(children);
  };
}

function firstParagraph(nodes: readonly Node[]): string {
  let line: Node[] = [];
  for (const node of nodes) {
    const isBlock = isContainer(node) || isSkipped(node);
    if (!isBlock) {
      line.push(node);
      continue;
    }
    const found = textOfLine(line) || (isContainer(node) && !isSkipped(node) ? firstParagraph(node.children) : "");
    if (found) return found;
    line = [];
  }
  return textOfLine(line);
}

const isContainer = (node: Node): node is Element | Jsx =>
  node.type === "mdxJsxFlowElement" || (node.type === "element" && CONTAINER.test(node.tagName));

/** Whether a node has no prose, or is the title of a block or the list of footnotes. */
const isSkipped = (node: Node): boolean =>
  node.type === "element" &&
  (WITHOUT_PROSE.test(node.tagName) || "dataBlockLabel" in node.properties || "dataFootnotes" in node.properties);

/** Empty if there are no words beside pictures. */
const textOfLine = (nodes: readonly Node[]): string =>
  nodes.some(hasWords)
    ? nodes
        .map(textOf)
        .join("")
        .replace(/[ \t\r\n]+/g, " ")
        .trim()
    : "";

const hasWords = (node: Node): boolean =>
  "children" in node ? node.children.some(hasWords) : node.type === "text" && node.value.trim() !== "";

function textOf(node: Node): string {
  if (node.type === "text") return replaceEmoji(node.value);
  if (node.type !== "element") return "children" in node ? node.children.map(textOf).join("") : "";
  if (node.tagName === "br") return " ";
  if (node.tagName === "img") return String(node.properties.alt ?? "");
  if ("dataFootnoteRef" in node.properties) return "";
  return node.tagName === "code" ? toString(node) : node.children.map(textOf).join("");
}

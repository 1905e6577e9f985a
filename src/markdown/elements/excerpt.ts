import type { Element, Root, RootContent } from "hast";
import { toString } from "hast-util-to-string";
import type { VFile } from "vfile";
import type { Jsx, Node } from "../mdx/tree";
import { replaceEmoji } from "./emoji";
import { isMark } from "./truncate";

const WITHOUT_PROSE = /^(?:h[1-6]|pre|table|figure|video|audio|iframe|script|style|svg|textarea)$/;
const CONTAINER = /^(?:p|div|center|section|article|ul|ol|li|dl|dt|dd|blockquote|details|summary)$/;

/** Sets `file.data.excerpt`: the first paragraph of a text, up to a truncate mark, as plain text. Empty without one. */
export function rehypeExcerpt() {
  return ({ children }: Root, file: VFile): void => {
    const end = children.findIndex(isMark);
    file.data.excerpt = firstParagraph(end < 0 ? children : children.slice(0, end));
  };
}

function firstParagraph(nodes: readonly Node[]): string {
  const isInline = (node: Node | undefined) => node && !isContainer(node) && !isSkipped(node);
  const end = nodes.findIndex((node) => !isInline(node));
  const line = end < 0 ? nodes : nodes.slice(0, end);
  if (toString({ type: "root", children: line as RootContent[] }).trim() !== "") return inOneLine(line);
  const block = nodes[end];
  if (!block) return "";
  const found = isContainer(block) && !isSkipped(block) ? firstParagraph(block.children) : "";
  return found || firstParagraph(nodes.slice(end + 1));
}

const isContainer = (node: Node): node is Element | Jsx =>
  node.type === "mdxJsxFlowElement" || (node.type === "element" && CONTAINER.test(node.tagName));

/** Whether a node has no prose, or is the title of a block or the list of footnotes. */
const isSkipped = (node: Node): boolean =>
  node.type === "element" &&
  (WITHOUT_PROSE.test(node.tagName) || "dataBlockLabel" in node.properties || "dataFootnotes" in node.properties);

const inOneLine = (nodes: readonly Node[]): string =>
  nodes
    .map(textOf)
    .join("")
    .replace(/[ \t\r\n]+/g, " ")
    .trim();

function textOf(node: Node): string {
  if (node.type === "text") return replaceEmoji(node.value);
  if (node.type !== "element") return "children" in node ? node.children.map(textOf).join("") : "";
  if (node.tagName === "br") return " ";
  if (node.tagName === "img") return String(node.properties.alt ?? "");
  if ("dataFootnoteRef" in node.properties) return "";
  return node.tagName === "code" ? toString(node) : node.children.map(textOf).join("");
}

import type { Nodes, Parents } from "mdast";
import type { Processor } from "unified";
import { readAlert } from "../blocks/alerts";
import { plainParser, textOf, toPlainMarkdown, type Syntax } from "./plain-markdown";

/** The number of characters in which the excerpt is searched. */
const MOST = 50_000;

/** Returns the first paragraph of a text, up to a truncate mark, as plain text. Empty if there is none. */
export function extractExcerpt(text: string, syntax: Syntax): string {
  const beginning = toPlainMarkdown(text.slice(0, MOST), syntax, "\n\n").replace(BLANK_LINES, "\n\n").trim();
  let part = "";
  let excerpt = "";
  while (!excerpt && part.length < beginning.length) {
    part = upToBlankLine(beginning, 2 * part.length);
    const source = definitionsFor(part, text) + part;
    excerpt = firstParagraph(parser.parse(source), source);
  }
  return excerpt;
}

const BLANK_LINES = /\n(?:[ \t\r]*\n)+/g;

/** Returns the text up to the first blank line after an offset, so that no paragraph is cut. */
function upToBlankLine(text: string, from: number): string {
  const end = text.indexOf("\n\n", from);
  return end < 0 ? text : text.slice(0, end);
}

/** Disables indented code, which MDX does not have. */
function withoutIndentedCode(this: Processor): void {
  (this.data().micromarkExtensions as object[]).push({ disable: { null: ["codeIndented"] } });
}

const parser = plainParser().use(withoutIndentedCode).freeze();

/** Returns definitions for the references in a part of a text, so that the parser recognizes them. */
function definitionsFor(part: string, text: string): string {
  const words = part.toLowerCase();
  if (!words.includes("]")) return "";
  return [...text.matchAll(/^ {0,3}(\[[^[\]\n]+\]):/gm)]
    .filter(([, label]) => words.includes(label!.toLowerCase()))
    .map(([, label]) => `${label}: #\n\n`)
    .join("");
}

const CONTAINERS: readonly string[] = ["root", "blockquote", "list", "listItem"];

const isContainer = (node: Nodes): node is Parents => CONTAINERS.includes(node.type);

function firstParagraph(node: Nodes, source: string): string {
  if (node.type === "paragraph") return hasWords(node) ? inOneLine(textOf(node)) : "";
  if (!isContainer(node)) return "";
  const { children } = (node.type === "blockquote" && readAlert(node, source)) || node;
  for (const child of children) {
    const found = firstParagraph(child, source);
    if (found) return found;
  }
  return "";
}

/** Whether a node has text besides pictures. */
const hasWords = (node: Nodes): boolean =>
  "children" in node ? node.children.some(hasWords) : !node.type.startsWith("image") && textOf(node).trim() !== "";

const inOneLine = (text: string): string => text.replace(/[ \t\r\n]+/g, " ").trim();

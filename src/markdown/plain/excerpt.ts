import type { Nodes, Parents } from "mdast";
import type { Processor } from "unified";
import { readAlert } from "../blocks/alerts";
import { plainParser, textOf, toPlainMarkdown, type Syntax } from "./plain-markdown";

/** So many characters of a text are looked at. */
const MOST = 50_000;

/** The first paragraph of a text, or its part before a truncate mark, as plain text; empty for none. */
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

/** A blank line ends every paragraph, so that none is cut. */
function upToBlankLine(text: string, from: number): string {
  const end = text.indexOf("\n\n", from);
  return end < 0 ? text : text.slice(0, end);
}

/** MDX has no indented code: what is indented there stands in a component. */
function withoutIndentedCode(this: Processor): void {
  (this.data().micromarkExtensions as object[]).push({ disable: { null: ["codeIndented"] } });
}

const parser = plainParser().use(withoutIndentedCode).freeze();

/** Definitions of what a part of a text refers to, with which the parser takes it for references. */
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

/** Pictures alone are no text. */
const hasWords = (node: Nodes): boolean =>
  "children" in node ? node.children.some(hasWords) : !node.type.startsWith("image") && textOf(node).trim() !== "";

const inOneLine = (text: string): string => text.replace(/[ \t\r\n]+/g, " ").trim();

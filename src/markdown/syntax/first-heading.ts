import type { Heading, Nodes, RootContent } from "mdast";
import { VFile } from "vfile";
import { replaceEmoji } from "../elements/emoji";
import { mapOutsideFences } from "./fences";
import { parse } from "./parse";
import { blank, prepare, type Syntax } from "./source";

/** The first heading of level 1 that has words. */
interface FirstHeading {
  /** Without Markdown. */
  title: string;
  /** Its line, counted from 1. */
  line: number;
  /** Whether only comments, imports and exports come before it. */
  leads: boolean;
  /** The text without it. Other lines keep their numbers. */
  rest: string;
}

/** Finds the first `# Title`, or title underlined with `=`, outside of lists, quotes and blocks. */
export function findFirstHeading(text: string, syntax: Syntax): FirstHeading | null {
  const shown = mapOutsideFences(text, (part) => part.replace(COMMENTS[syntax], blank), blank);
  const likely = LIKELY.exec(shown);
  if (!likely) return null;
  const beginning = read(text.slice(0, likely.index + likely[0].length), syntax);
  const whole = isComplete(beginning, text) ? beginning : read(text, syntax);
  const { heading, title, before } = whole.isUnread ? beginning : whole;
  if (!heading) return null;
  const { start, end } = heading.position!;
  const rest = text.split("\n").map((line, index) => (index + 1 < start.line || index + 1 > end.line ? line : ""));
  return { title, line: start.line, leads: before.every(isSilent), rest: rest.join("\n") };
}

/** A quick test. Most texts without a heading of level 1 have no such line, and are not parsed. */
const LIKELY = /^ {0,3}(?:#[ \t]+\S.*|=+[ \t]*)$/m;
const COMMENTS = { md: /<!--[^]*?-->/g, mdx: /<!--[^]*?-->|\{\/\*[^]*?\*\/\}/g };

function read(text: string, syntax: Syntax) {
  const file = new VFile(prepare(text, syntax));
  const nodes = parse(file, syntax).children.flatMap(withContent);
  const heading = nodes.find(
    (node): node is Heading => node.type === "heading" && node.depth === 1 && isTitle(titleIn(node)),
  );
  return {
    heading,
    title: heading ? titleIn(heading) : "",
    before: heading ? nodes.slice(0, nodes.indexOf(heading)) : nodes,
    hasMistakes: file.messages.length > 0,
    isUnread: nodes.length === 0,
  };
}

/** Returns a node, and what a tag such as `<div>` in MDX contains. `<pre>` shows its text as it is. */
const withContent = (node: RootContent): RootContent[] =>
  node.type === "mdxJsxFlowElement" && /^(?!pre$)[a-z]/.test(node.name ?? "")
    ? [node, ...node.children.flatMap(withContent)]
    : [node];

/** The address of a link: `[name]: /address`. */
const DEFINITION = /^ {0,3}\[[^\]]+\]:/m;

/** Whether nothing below the heading can change it: the end of a tag around it, or the address of a link in it. */
const isComplete = ({ heading, title, hasMistakes }: ReturnType<typeof read>, text: string): boolean =>
  heading !== undefined && !hasMistakes && !(title.includes("[") && DEFINITION.test(text));

/** Whether a node shows nothing: a comment, or code of a module. */
function isSilent(node: Nodes): boolean {
  if (node.type === "html") return node.value.replace(/<!--[^]*?(?:-->|$)/g, "").trim() === "";
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression")
    return node.value.replace(/\/\*[^]*?\*\//g, "").trim() === "";
  if (node.type === "paragraph") return node.children.every(isSilent);
  return node.type === "mdxjsEsm" || (node.type === "text" && node.value.trim() === "");
}

/** The line of equals signs of a merge conflict makes a heading of the lines above it. */
const isTitle = (title: string): boolean => title !== "" && !title.startsWith("<<<<<<< ");

const titleIn = (heading: Heading): string =>
  textOf(heading)
    .replace(/\s*\{#[^{}]+\}\s*$/, "")
    .replace(/[ \t\r\n]+/g, " ")
    .trim();

/** Returns the visible text of a node. */
function textOf(node: Nodes): string {
  if (node.type === "break" || isLineBreak(node)) return " ";
  if ("children" in node) return node.children.map((child) => textOf(child)).join("");
  if (node.type === "text") return replaceEmoji(node.value);
  if (node.type === "inlineCode" || node.type === "inlineMath") return node.value;
  return node.type === "image" || node.type === "imageReference" ? (node.alt ?? "") : "";
}

const isLineBreak = (node: Nodes): boolean =>
  (node.type === "html" && /^<br\b/i.test(node.value)) || (node.type === "mdxJsxTextElement" && node.name === "br");

import type { Heading, Nodes, Root, RootContent } from "mdast";
import { VFile } from "vfile";
import { prepareDirectives } from "../blocks/directives";
import { replaceEmoji } from "../elements/emoji";
import { mapOutsideFences } from "./fences";
import { parse, type Syntax } from "./parse";
import { prepareMarkdown, prepareMdx } from "./source";

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
  const likely = LIKELY.exec(mapOutsideFences(text, (part) => part, blank));
  if (!likely) return null;
  const beginning = read(text.slice(0, likely.index + likely[0].length), syntax);
  const { heading, title, before } = isComplete(beginning) ? beginning : read(text, syntax);
  if (!heading) return null;
  const { start, end } = heading.position!;
  const rest = text.split("\n").map((line, index) => (index + 1 < start.line || index + 1 > end.line ? line : ""));
  return { title, line: start.line, leads: before.every(isSilent), rest: rest.join("\n") };
}

/** A quick test. Most texts without a heading of level 1 have no such line, and are not parsed. */
const LIKELY = /^ {0,3}(?:#[ \t]+\S.*|=+[ \t]*)$/m;

const blank = (block: string): string => block.replace(/[^\n]/g, " ");

function read(text: string, syntax: Syntax) {
  const source = prepareDirectives(text);
  const file = new VFile(syntax === "md" ? prepareMarkdown(source) : prepareMdx(source));
  const { children }: Root = parse(file, syntax);
  const heading = children.find(
    (node): node is Heading => node.type === "heading" && node.depth === 1 && isTitle(node),
  );
  const before = heading ? children.slice(0, children.indexOf(heading)) : children;
  return { heading, title: heading ? titleOf(heading) : "", before, hasMistakes: file.messages.length > 0 };
}

/** Whether nothing below the heading can change it: the end of a tag around it, or the address of a link in it. */
const isComplete = ({ heading, title, hasMistakes }: ReturnType<typeof read>): boolean =>
  heading !== undefined && !hasMistakes && !title.includes("[");

/** Whether a node shows nothing: a comment, or code of a module. */
function isSilent(node: RootContent): boolean {
  if (node.type === "html") return node.value.replace(/<!--[^]*?(?:-->|$)/g, "").trim() === "";
  if (node.type === "mdxFlowExpression") return node.value.replace(/\/\*[^]*?\*\//g, "").trim() === "";
  return node.type === "mdxjsEsm";
}

/** The line of equals signs of a merge conflict makes a heading of the lines above it. */
const isTitle = (heading: Heading): boolean => !/^(?:$|<{7} )/.test(titleOf(heading));

const titleOf = (heading: Heading): string =>
  textOf(heading)
    .replace(/\s*\{#[^{}]+\}\s*$/, "")
    .replace(/[ \t\r\n]+/g, " ")
    .trim();

/** Returns the visible text of a node. */
function textOf(node: Nodes): string {
  if ("children" in node) return node.children.map(textOf).join("");
  if (node.type === "text") return replaceEmoji(node.value);
  if (node.type === "inlineCode" || node.type === "inlineMath") return node.value;
  if (node.type === "image" || node.type === "imageReference") return node.alt ?? "";
  return node.type === "break" ? " " : "";
}

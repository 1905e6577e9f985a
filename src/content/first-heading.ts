import type { Heading } from "mdast";
import {
  isSilent,
  plainParser,
  syntaxOf,
  textOf,
  toPlainMarkdown,
  type Syntax,
} from "../markdown/syntax/plain-markdown";
import { warningAt, type Problem } from "../shared/problem";
import type { ContentFile } from "./content-file";

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
  const markdown = toPlainMarkdown(text, syntax);
  const likely = LIKELY.exec(markdown);
  if (!likely) return null;
  const heading = headingIn(markdown.slice(0, likely.index + likely[0].length)) ?? headingIn(markdown);
  if (!heading) return null;
  const lines = text.split("\n");
  const lineAt = (offset: number) => markdown.slice(0, offset).split("\n").length - 1;
  const from = lineAt(heading.position!.start.offset!);
  const to = lineAt(heading.position!.end.offset!);
  return {
    title: titleOf(heading),
    line: from + 1,
    leads: isSilent(lines.slice(0, from).join("\n"), syntax),
    rest: lines.map((line, at) => (at >= from && at <= to ? "" : line)).join("\n"),
  };
}

interface Titled {
  /** The title in the front matter, otherwise the first heading, otherwise the name of the file. */
  title: string;
  /** The heading that begins the text or is its title. */
  heading: string | undefined;
  /** The text without that heading, because the page shows the title. */
  text: string;
  /** A warning if the text begins with a heading that differs from the title, and so is not shown. */
  problems: Problem[];
}

/** Finds the title of a text, and removes the heading that repeats it. */
export function titled(file: ContentFile, text: string, title: string | undefined): Titled {
  const found = findFirstHeading(text, syntaxOf(file.relativePath));
  const isShown = found !== null && (found.leads || title === undefined);
  const isLost = found?.leads && title !== undefined && lettersOf(found.title) !== lettersOf(title);
  return {
    title: title ?? found?.title ?? titleOfName(file.relativePath),
    heading: isShown ? found.title : undefined,
    text: isShown ? found.rest : text,
    problems: isLost ? [warningAt({ file: file.path, line: found.line }, LOST, ADVICE)] : [],
  };
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();

/** The words do not name the heading, so that a list of problems has one line for all. */
const LOST = "The heading that begins the text is not shown: the page shows the title of the front matter.";
const ADVICE = "Add a # if it is a heading within the text; otherwise remove it.";

/** Makes a title from the name of a file such as `my-first-post`, or from its folder if the file is the index. */
function titleOfName(relativePath: string): string {
  const names = relativePath.replace(/\.mdx?$/, "").split("/");
  const isIndex = names.length > 2 && /^(?:_?index|readme)$/i.test(names.at(-1)!);
  const name = names.at(isIndex ? -2 : -1)!.replace(/^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,3}\s*[-_.])[-_. ]*(?=.)/, "");
  const words = / /.test(name) ? name : name.replace(/[-_]+/g, " ").trim();
  return words === "" ? name : words.charAt(0).toUpperCase() + words.slice(1);
}

/** A quick test. Most texts without a heading of level 1 have no such line, and are not parsed. */
const LIKELY = /^ {0,3}(?:#[ \t]+\S.*|=+[ \t]*)$/m;

const headingIn = (markdown: string): Heading | undefined =>
  plainParser
    .parse(markdown)
    .children.find((node): node is Heading => node.type === "heading" && node.depth === 1 && isTitle(titleOf(node)));

/** The line of equals signs of a merge conflict makes a heading of the lines above it. */
const isTitle = (text: string): boolean => text !== "" && !text.startsWith("<<<<<<< ");

const titleOf = (heading: Heading): string =>
  textOf(heading)
    .replace(/\s*\{#[^{}]+\}\s*$/, "")
    .replace(/[ \t\r\n]+/g, " ")
    .trim();

import type { Heading } from "mdast";
import { isSilent, plainParser, textOf, toPlainMarkdown, type Syntax } from "./plain-markdown";

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

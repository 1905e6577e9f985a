import type { Heading } from "mdast";
import { isSilent, plainParser, textOf, toPlainMarkdown, type Syntax } from "../markdown/plain-markdown";
import type { Problem } from "../shared/problem";

/** The first heading of level 1 of a text. */
export interface FirstHeading {
  /** Without Markdown. */
  title: string;
  /** Whether nothing but comments, imports and exports stands before it. */
  leads: boolean;
  /** The text without it, every other line where it was. */
  rest: string;
}

/** Finds the first `# Title`, or title underlined with `=`, that is a heading of the text and not of a part of it. */
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
    title:
      titleOf(heading) ||
      lines
        .slice(from, to + 1)
        .join(" ")
        .trim(),
    leads: isSilent(lines.slice(0, from).join("\n"), syntax),
    rest: lines.map((line, at) => (at >= from && at <= to ? "" : line)).join("\n"),
  };
}

/** Removes a heading from the beginning of a text: the page shows the title instead. */
export function withoutFirstHeading(text: string, syntax: Syntax): string {
  const heading = findFirstHeading(text, syntax);
  return heading?.leads ? heading.rest : text;
}

/** A quick test: most texts without such a heading have no such line, and are not parsed. */
const LIKELY = /^ {0,3}(?:#[ \t]+\S.*|=+[ \t]*)$/m;

const headingIn = (markdown: string): Heading | undefined =>
  plainParser
    .parse(markdown)
    .children.find((node): node is Heading => node.type === "heading" && node.depth === 1 && node.children.length > 0);

const titleOf = (heading: Heading): string =>
  textOf(heading)
    .replace(/\s*\{#[^{}]+\}\s*$/, "")
    .replace(/[ \t\r\n]+/g, " ")
    .trim();

/** Says that a text has a title neither in its front matter nor as its first heading. */
export const noTitle = ({ path: file }: { path: string }): Problem => ({
  ...{ file, message: '"title" is missing.', severity: "error" },
  expected: 'Expected title: in the front matter, or a first heading such as "# Title".',
});

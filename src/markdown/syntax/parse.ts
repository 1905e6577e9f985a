import type { Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified, type Processor } from "unified";
import type { VFile } from "vfile";
import { VFileMessage } from "vfile-message";
import { endOf } from "../../shared/problem";
import { refuse } from "../mistakes";
import { remarkMathSyntax } from "./math";
import { offsetOf, ofUnclosedBrace, toMdxMistake, type MdxMistake } from "./mdx-errors";
import { findUnclosedBrace } from "./ranges";
import { blank, type Syntax } from "./source";

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMathSyntax).use(remarkBlockDirectives);
const mdxParser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkMathSyntax)
  .use(remarkBlockDirectives);

/** Reads directives on lines of their own. Within a line no directive exists: the minutes in "10:30" are text. */
function remarkBlockDirectives(this: Processor): void {
  remarkDirective.call(this as never);
  const extensions = this.data().micromarkExtensions as { text?: unknown }[];
  delete extensions.at(-1)!.text;
}

/**
 * Parses Markdown or MDX. Reports what is not valid MDX, and leaves it out. The tree is empty if the rest cannot be parsed
 * either. Sets `hasOpenBlock` of the file's data if the tree lacks a tag.
 */
export const parse = (file: VFile, syntax: Syntax): Root => (syntax === "md" ? parser.parse(file) : parseMdx(file));

/** Parses MDX for gatsby-plugin-mdx. Throws at the first mistake. The check has already reported all of them. */
export const parseModule = (vfile: VFile): Root => mdxParser.parse(vfile);

/** The maximum number of reported mistakes, and of characters that are parsed to find them. */
const MOST_MISTAKES = 100;
const MOST_CHARACTERS = 2_000_000;

/** Parses a text repeatedly, each time without the mistake just found. A malformed tag is reported once. */
function parseMdx(file: VFile): Root {
  let text = String(file);
  const cutTags = new Set<string>();
  for (let round = 1; ; round += 1) {
    try {
      return mdxParser.parse(text);
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      const { message, expected, offset, cuts, unpaired = [] } = mistakeOf(text, error);
      if (!unpaired.some((name) => cutTags.has(name))) refuse(file, message, expected, endOf(text.slice(0, offset)));
      const rest = cuts.reduce(withoutRange, text);
      const isOver = round === MOST_MISTAKES || round * text.length > MOST_CHARACTERS || rest === text;
      if (isOver) {
        refuse(file, UNREAD, "Expected the other mistakes to be fixed first.", endOf(text));
        return { type: "root", children: [] };
      }
      if (unpaired.length === 0)
        cuts.flatMap(([from, to]) => tagsIn(text.slice(from, to))).forEach((name) => cutTags.add(name));
      file.data.hasOpenBlock ||= unpaired.length > 0 || cutTags.size > 0;
      text = rest;
    }
  }
}

const UNREAD = "The rest of this text has not been checked.";

const tagsIn = (text: string): string[] => [...text.matchAll(/<\/?([^\s<>/]+)/g)].map(([, name = ""]) => name);

const withoutRange = (text: string, [from, to]: readonly [number, number]): string =>
  text.slice(0, from) + blank(text.slice(from, to)) + text.slice(to);

function mistakeOf(text: string, error: VFileMessage): MdxMistake {
  if (!/brace|in expression/.test(error.reason)) return toMdxMistake(text, error, (offset) => beginOfTag(text, offset));
  const endsItsBraces = (beginning: string) => !unexpectedEnd(beginning)?.reason.includes("closing brace");
  return ofUnclosedBrace(text, findUnclosedBrace(text, endsItsBraces) ?? text.lastIndexOf("{", offsetOf(error)));
}

/** The maximum number of `<` before a mistake that are tried as the beginning of its tag. */
const MOST_SIGNS = 20;

function beginOfTag(text: string, offset: number): number {
  const signs = [...text.slice(0, offset).matchAll(/</g)].slice(-MOST_SIGNS).map(({ index }) => index);
  const isInTag = (beginning: string): boolean => {
    const end = unexpectedEnd(beginning);
    // The end of a block above is another mistake.
    return end !== undefined && !/\n[ \t]*\n/.test(beginning.slice(offsetOf(end)));
  };
  return signs.findLast((sign) => !isInTag(text.slice(0, sign))) ?? signs.at(-1) ?? 0;
}

/** What the parser reports if the text, or a block of it, ends within a tag or an expression. */
function unexpectedEnd(beginning: string): VFileMessage | undefined {
  try {
    mdxParser.parse(beginning);
    return undefined;
  } catch (error) {
    return error instanceof VFileMessage && error.ruleId === "unexpected-eof" ? error : undefined;
  }
}

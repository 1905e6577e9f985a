import type { Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { VFile } from "vfile";
import { VFileMessage } from "vfile-message";
import { endOf, type Mistake } from "../mistakes";
import { remarkMathSyntax } from "./math";
import { offsetOf, ofUnclosedBrace, toMdxMistake, type MdxMistake } from "./mdx-errors";
import type { Syntax } from "./plain-markdown";
import { findUnclosedBrace } from "./ranges";

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMathSyntax).use(remarkDirective);
const mdxParser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkMathSyntax).use(remarkDirective);

export interface Parsed {
  tree: Root;
  /** Parts that are not valid MDX. The tree does not contain them. It is empty if the rest cannot be parsed either. */
  mistakes: Mistake[];
}

/** Parses Markdown or MDX. Sets `hasOpenBlock` of the file's data if the tree lacks a tag. */
export function parse(vfile: VFile, syntax: Syntax): Parsed {
  return syntax === "md" ? { tree: parser.parse(vfile), mistakes: [] } : parseMdx(vfile);
}

/** Parses MDX for gatsby-plugin-mdx. Throws at the first mistake. The check has already reported all of them. */
export const parseModule = (vfile: VFile): Root => mdxParser.parse(vfile);

/** The maximum number of reported mistakes, and of characters that are parsed to find them. */
const MOST_MISTAKES = 100;
const MOST_CHARACTERS = 2_000_000;

/** Parses a text again and again, each time without its last mistake. A malformed tag is reported once. */
function parseMdx(file: VFile): Parsed {
  const mistakes: Mistake[] = [];
  let text = String(file);
  const cutTags = new Set<string>();
  for (let round = 1; ; round += 1) {
    try {
      return { tree: mdxParser.parse(text), mistakes };
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      const { cuts, unpaired = [], ...mistake } = mistakeOf(text, error);
      if (!unpaired.some((name) => cutTags.has(name))) mistakes.push(mistake);
      const rest = cuts.reduce(blank, text);
      const isOver = round === MOST_MISTAKES || round * text.length > MOST_CHARACTERS || rest === text;
      if (isOver) return { tree: { type: "root", children: [] }, mistakes: [...mistakes, unread(text)] };
      if (unpaired.length === 0)
        cuts.flatMap(([from, to]) => tagsIn(text.slice(from, to))).forEach((name) => cutTags.add(name));
      file.data.hasOpenBlock ||= unpaired.length > 0 || cutTags.size > 0;
      text = rest;
    }
  }
}

const unread = (text: string): Mistake => ({
  message: "The rest of this text has not been checked.",
  expected: "Expected the other mistakes to be fixed first.",
  ...endOf(text),
});

const tagsIn = (text: string): string[] => [...text.matchAll(/<\/?([^\s<>/]+)/g)].map(([, name = ""]) => name);

/** Replaces a range of a text by spaces. */
const blank = (text: string, [from, to]: readonly [number, number]): string =>
  text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, " ") + text.slice(to);

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

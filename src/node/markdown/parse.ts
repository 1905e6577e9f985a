import type { Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { VFile } from "vfile";
import { VFileMessage } from "vfile-message";
import { remarkGfmWhereNeeded } from "./gfm";
import type { Mistake } from "./markdown-error";
import { remarkMathSyntax } from "./math-syntax";
import { ofUnclosedBrace, toMdxMistake, type MdxMistake } from "./mdx-mistake";
import { findUnclosedBrace } from "./unclosed-brace";

const parser = unified().use(remarkParse).use(remarkGfmWhereNeeded).use(remarkMathSyntax).use(remarkDirective);
const mdxParser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfmWhereNeeded)
  .use(remarkMathSyntax)
  .use(remarkDirective);

export interface Parsed {
  tree: Root;
  /** What cannot be MDX. The tree is without it, and empty where the rest cannot be read either. */
  mistakes: Mistake[];
}

/** Reads Markdown or MDX. */
export function parse(vfile: VFile, syntax: "md" | "mdx"): Parsed {
  return syntax === "md" ? { tree: parser.parse(vfile), mistakes: [] } : parseMdx(String(vfile));
}

/** After so many mistakes, and so many characters of texts read again, the rest is left for the next time. */
const MOST_MISTAKES = 20;
const MOST_CHARACTERS = 2_000_000;

/** What is about a tag of which a half was left out already is no mistake of its own. */
function parseMdx(whole: string): Parsed {
  const mistakes: Mistake[] = [];
  let text = whole;
  const cutTags = new Set<string>();
  for (let round = 1; ; round += 1) {
    try {
      return { tree: mdxParser.parse(text), mistakes };
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      const { cuts, unpaired, ...mistake } = mistakeOf(text, error);
      if (!unpaired.some((name) => cutTags.has(name))) mistakes.push(mistake);
      const rest = cuts.reduce(blank, text);
      const isOver = round === MOST_MISTAKES || round * text.length > MOST_CHARACTERS || rest === text;
      if (isOver) return { tree: { type: "root", children: [] }, mistakes };
      if (unpaired.length === 0)
        cuts.flatMap(([from, to]) => tagsIn(text.slice(from, to))).forEach((name) => cutTags.add(name));
      text = rest;
    }
  }
}

const tagsIn = (text: string): string[] => [...text.matchAll(/<\/?([^\s<>/]+)/g)].map(([, name = ""]) => name);

/** Leaves out a part of a text without moving what is around it. */
const blank = (text: string, [from, to]: readonly [number, number]): string =>
  text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, " ") + text.slice(to);

function mistakeOf(text: string, error: VFileMessage): MdxMistake {
  const brace = isOfUnclosedBrace(error) ? findUnclosedBrace(text, endsItsBraces) : undefined;
  return brace === undefined ? toMdxMistake(text, error) : ofUnclosedBrace(text, brace);
}

const isOfUnclosedBrace = (error: unknown): boolean =>
  error instanceof VFileMessage && error.ruleId === "unexpected-eof" && error.reason.includes("closing brace");

function endsItsBraces(beginning: string): boolean {
  try {
    return Boolean(mdxParser.parse(beginning));
  } catch (error) {
    return !isOfUnclosedBrace(error);
  }
}

import type { Nodes } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { replaceEmoji } from "../elements/emoji";
import { remarkMathSyntax } from "./math";

/** Parses the result of `toPlainMarkdown`. */
export const plainParser = unified().use(remarkParse).use(remarkGfm).use(remarkMathSyntax).freeze();

/** The syntax of a file. In `.md`, imports, exports and MDX comments are text, except truncate marks and ids. */
export type Syntax = "md" | "mdx";

export const syntaxOf = (file: string): Syntax => (file.endsWith(".mdx") ? "mdx" : "md");

/* What is not closed extends to the end of the text: `(?![^])`. */
const COMMENT = /<!--[^]*?(?:-->|(?![^]))|\{\/\*\s*(?:truncate|more|#[^\s{}]+)\s*\*\/\}/;
const MDX_COMMENT = /\{\/\*[^]*?(?:\*\/\}|(?![^]))/;
/** Continues after a blank line if the next line is indented or closes something. */
const MODULE_CODE = /(?<![^\s>}][ \t\r]*\n)^(?:import|export)\s(?:(?!\n[ \t\r]*\n(?![ \t)}\]]))[^])*/;
const FENCED =
  /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?<fence>`{3,}(?!.*`)|~{3,}(?!~)).*\r?\n[^]*?(?:^[ \t>]*\k<fence>[`~]*[ \t]*$|(?![^]))/;
const INLINE_CODE = /(?<ticks>`+)(?:(?!\n[ \t\r]*\n)[^])*?\k<ticks>/;
const WITHOUT_PROSE = /<(?<name>script|style|pre|svg|table|h[1-6])\b[^]*?(?:<\/\k<name>\s*>|(?![^]))/;
const TAG =
  /(?<!\\)<\/?(?:[A-Za-z][\w.-]*(?=[\s/>])(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|[^<>{}"'])*)?>/;
const DIRECTIVE = /^[ \t]*::.*$/;

const anyOf = (parts: readonly RegExp[]): RegExp => new RegExp(parts.map(({ source }) => source).join("|"), "gm");

type Groups = Partial<Record<string, string>>;

const SILENT = { md: anyOf([COMMENT]), mdx: anyOf([COMMENT, MDX_COMMENT, MODULE_CODE]) };
const FOREIGN = {
  md: anyOf([FENCED, INLINE_CODE, COMMENT, WITHOUT_PROSE, TAG, DIRECTIVE]),
  mdx: anyOf([FENCED, INLINE_CODE, COMMENT, MDX_COMMENT, MODULE_CODE, WITHOUT_PROSE, TAG, DIRECTIVE]),
};

/** Whether a text has only comments, imports and exports. */
export const isSilent = (text: string, syntax: Syntax): boolean => text.replace(SILENT[syntax], "").trim() === "";

/**
 * Removes fenced code, tags and everything else that is not Markdown. The text between tags stays. Lines keep their
 * numbers.
 */
export const toPlainMarkdown = (text: string, syntax: Syntax): string =>
  text.replace(FOREIGN[syntax], (part: string, ...found: unknown[]) => {
    if ((found.at(-1) as Groups).ticks) return part;
    return /^<br\b/i.test(part) ? " " : part.replace(/[^\n]+/g, "");
  });

/** Returns the visible text of a node. */
export function textOf(node: Nodes): string {
  if ("children" in node) return node.children.map(textOf).join("");
  if (node.type === "text") return replaceEmoji(node.value);
  if (node.type === "inlineCode" || node.type === "inlineMath") return node.value;
  if (node.type === "image" || node.type === "imageReference") return node.alt ?? "";
  return node.type === "break" ? " " : "";
}

import type { Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { VFile } from "vfile";
import { VFileMessage } from "vfile-message";
import { remarkGfmWhereNeeded } from "./gfm";
import { MarkdownError } from "./markdown-error";
import { remarkMathSyntax } from "./math-syntax";
import { findUnclosedBrace } from "./unclosed-brace";

const parser = unified().use(remarkParse).use(remarkGfmWhereNeeded).use(remarkMathSyntax).use(remarkDirective);
const mdxParser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfmWhereNeeded)
  .use(remarkMathSyntax)
  .use(remarkDirective);

/** Reads Markdown or MDX. Throws a MarkdownError with the place of what MDX cannot be. */
export function parse(vfile: VFile, syntax: "md" | "mdx"): Root {
  try {
    return (syntax === "md" ? parser : mdxParser).parse(vfile);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    throw isOfUnclosedBrace(error) ? toBraceError(String(vfile), error) : toMarkdownError(error);
  }
}

const PLAIN_BRACE = "In a text, \\{ stands for a brace.";

function toMarkdownError(error: VFileMessage): MarkdownError {
  const place = error.place && "start" in error.place ? error.place.start : error.place;
  const { line, column } = place ?? placeIn(error.reason);
  return new MarkdownError(toMessage(error), line, column, { cause: error });
}

/** The parser of the code in an expression puts what it found behind its own place, `Unexpected token (1:2)`. */
function toMessage({ reason, cause }: VFileMessage): string {
  if (!reason.startsWith("Could not parse expression") || !(cause instanceof Error)) {
    return `The MDX cannot be read: ${reason}`;
  }
  const found = cause.message.replace(/ \(\d+:\d+\)$/, "");
  return `The expression in braces is not valid JavaScript: ${found}. ${PLAIN_BRACE}`;
}

const isOfUnclosedBrace = (error: unknown): boolean =>
  error instanceof VFileMessage && error.ruleId === "unexpected-eof" && error.reason.includes("closing brace");

function toBraceError(text: string, error: VFileMessage): MarkdownError {
  const offset = findUnclosedBrace(text, (beginning) => {
    try {
      return Boolean(mdxParser.parse(beginning));
    } catch (problem) {
      return !isOfUnclosedBrace(problem);
    }
  });
  if (offset === undefined) return toMarkdownError(error);
  const lines = text.slice(0, offset).split("\n");
  const message = `The expression that begins with this brace has no end. Close it with }. ${PLAIN_BRACE}`;
  return new MarkdownError(message, lines.length, lines.at(-1)!.length + 1, { cause: error });
}

/** A tag that is open at the end of the file is placed in the reason only: `(3:1-3:5)`. */
function placeIn(reason: string): { line: number; column: number } {
  const [, line = 1, column = 1] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  return { line: Number(line), column: Number(column) };
}

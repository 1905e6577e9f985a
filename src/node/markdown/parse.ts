import type { Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { VFile } from "vfile";
import { VFileMessage } from "vfile-message";
import { endOf } from "./end-of";
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

const OPEN_TAG = /^Expected a closing tag for `<([^>]*)>` \((\d+):(\d+)-/;

function toMarkdownError(error: VFileMessage): MarkdownError {
  const { reason, cause } = error;
  const open = OPEN_TAG.exec(reason);
  if (open) {
    const [, name = "", line, column] = open;
    const message = `The tag <${name}> is not closed in its block.`;
    const expected = `Expected </${name}> in the same block, <${name} /> where nothing is in it, or \\< for < in the text.`;
    return new MarkdownError(message, expected, Number(line), Number(column), { cause: error });
  }
  const place = error.place && "start" in error.place ? error.place.start : error.place;
  const { line, column } = place ?? { line: 1, column: 1 };
  if (!reason.startsWith("Could not parse expression") || !(cause instanceof Error)) {
    const message = `The MDX cannot be read: ${reason}`;
    const expected = "Expected MDX, in which \\< stands for < and \\{ for { in the text.";
    return new MarkdownError(message, expected, line, column, { cause: error });
  }
  // The parser of code puts what it found behind its own place, `Unexpected token (1:2)`.
  const found = cause.message.replace(/ \(\d+:\d+\)$/, "");
  const message = `The expression in braces is not valid JavaScript: ${found}.`;
  const expected = "Expected a value written out, or \\{ for a brace in the text.";
  return new MarkdownError(message, expected, line, column, { cause: error });
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
  const { line, column } = endOf(text.slice(0, offset));
  const message = "The expression that begins with this brace has no end.";
  const expected = "Expected } at its end, or \\{ for a brace in the text.";
  return new MarkdownError(message, expected, line, column, { cause: error });
}

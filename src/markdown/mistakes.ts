import type { VFile } from "vfile";
import type { VFileMessage } from "vfile-message";
import type { Mistake, Place, Problem } from "../shared/problem";

/** A problem of a compiled text. An error is about a part that cannot be compiled and is left out. */
export interface TextProblem extends Mistake, Place, Pick<Problem, "severity"> {
  /** The settings decide the severity of a broken link. */
  isLink?: true;
}

/** The rule of messages about broken links. */
export const LINK_RULE = "link";

/** Thrown for a text that cannot be rendered because of its errors. */
export class MarkdownError extends Error {
  constructor(readonly problems: readonly TextProblem[]) {
    super(problems.map(({ message }) => message).join("\n"));
  }
}

/** Reports a part of a text that cannot be compiled and is left out. */
export function refuse(file: VFile, message: string, expected: string, place: Place = { line: 1, column: 1 }): void {
  file.message(`${message} ${expected}`, place).fatal = true;
}

/** Converts what plugins have reported about a text. */
export const toTextProblem = ({ line = 1, column = 1, reason, fatal, ruleId }: VFileMessage): TextProblem => ({
  line,
  column,
  ...partWords(reason),
  severity: fatal ? "error" : "warning",
  ...(ruleId === LINK_RULE && { isLink: true }),
});

/**
 * Splits a message, "It is wrong. Did you mean …? Expected …", before the advice. The advice begins at the last
 * "Expected", because a quotation in the message may contain that word.
 */
export function partWords(words: string): Mistake {
  const end = words.lastIndexOf(" Expected ");
  if (end < 0) return { message: words, expected: "" };
  const guess = / Did you mean [^?]*\?$/.exec(words.slice(0, end));
  const start = guess?.index ?? end;
  return { message: words.slice(0, start), expected: words.slice(start + 1) };
}

/** Converts an error of the compiler to problems of the file. */
export function toProblems(error: unknown, file: string): Problem[] {
  if (error instanceof MarkdownError) return error.problems.map((problem) => ({ file, ...problem }));
  const isTooDeep = error instanceof RangeError && /call stack/i.test(error.message);
  const message = isTooDeep
    ? "The text is nested too deeply."
    : `The text cannot be compiled: ${error instanceof Error ? error.message : String(error)}`;
  // A text rarely causes such an error: most often, it is a fault of the code.
  const [, place = "an unknown place"] =
    (error instanceof Error && /^ +at (.+:\d+:\d+\)?)$/m.exec(error.stack ?? "")) || [];
  const expected = isTooDeep
    ? "Expected fewer lists, quotes or tags within each other."
    : `Expected another text, or other code at ${place}.`;
  return [{ file, message, expected, severity: "error" }];
}

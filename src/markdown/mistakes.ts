import type { Problem } from "../shared/problem";

/** A position in a file. Both are counted from 1. */
export interface Place {
  line: number;
  column: number;
}

/** A part of a text that cannot be compiled, with its position. */
export interface Mistake extends Place {
  message: string;
  /** What was expected, or how to fix it, as one sentence. */
  expected: string;
}

/** Thrown for a text that cannot be rendered because of its mistakes. */
export class MarkdownError extends Error {
  constructor(readonly mistakes: readonly Mistake[]) {
    super(mistakes.map(({ message }) => message).join("\n"));
  }
}

/**
 * Splits a message, "It is wrong. Did you mean …? Expected …", before the advice. The advice begins at the last
 * "Expected", because a quotation in the message may contain that word.
 */
export function partWords(words: string): Pick<Problem, "message" | "expected"> {
  const end = words.lastIndexOf(" Expected ");
  if (end < 0) return { message: words, expected: "" };
  const guess = / Did you mean [^?]*\?$/.exec(words.slice(0, end));
  const start = guess?.index ?? end;
  return { message: words.slice(0, start), expected: words.slice(start + 1) };
}

/** Converts an error of the compiler to problems of the file. */
export function toProblems(error: unknown, file: string): Problem[] {
  if (error instanceof MarkdownError) return error.mistakes.map((mistake) => ({ file, ...mistake, severity: "error" }));
  const isTooDeep = error instanceof RangeError && /call stack/i.test(error.message);
  const message = isTooDeep
    ? "The text is nested too deeply."
    : `The text cannot be compiled: ${error instanceof Error ? error.message : String(error)}`;
  const expected = isTooDeep ? "Expected fewer lists, quotes or tags within each other." : "Expected another text.";
  return [{ file, message, expected, severity: "error" }];
}

/** Returns the position of the end of a text that begins at `start`, by default at the beginning of a file. */
export function endOf(text: string, start: Place = { line: 1, column: 1 }): Place {
  const lines = text.split("\n");
  const length = lines.at(-1)!.length;
  return { line: start.line + lines.length - 1, column: lines.length > 1 ? length + 1 : start.column + length };
}

import type { Problem } from "../shared/problem";

/** What in a text cannot be compiled, with its place. */
export interface Mistake {
  message: string;
  /** What was expected or how to mend it, as one sentence. */
  expected: string;
  line: number;
  column: number;
}

/** Why a text has no page of its own: what of it cannot be compiled. */
export class MarkdownError extends Error {
  constructor(readonly mistakes: readonly Mistake[]) {
    super(mistakes.map(({ message }) => message).join("\n"));
  }
}

/**
 * Parts what is said of a text, "It is wrong. Did you mean …? Expected …", where the words on mending it begin: with the
 * last "Expected", since what is wrong may be quoted and have that word in it.
 */
export function partWords(words: string): Pick<Problem, "message" | "expected"> {
  const end = words.lastIndexOf(" Expected ");
  if (end < 0) return { message: words, expected: "" };
  const guess = / Did you mean [^?]*\?$/.exec(words.slice(0, end));
  const start = guess?.index ?? end;
  return { message: words.slice(0, start), expected: words.slice(start + 1) };
}

/** A text that cannot be compiled, as problems of its file. */
export function toProblems(error: unknown, file: string): Problem[] {
  if (error instanceof MarkdownError) return error.mistakes.map((mistake) => ({ file, ...mistake, severity: "error" }));
  const isTooDeep = error instanceof RangeError && /call stack/i.test(error.message);
  const message = isTooDeep
    ? "The text is nested too deeply."
    : `The text cannot be compiled: ${error instanceof Error ? error.message : String(error)}`;
  const expected = isTooDeep ? "Expected fewer lists, quotes or tags within each other." : "Expected another text.";
  return [{ file, message, expected, severity: "error" }];
}

interface Place {
  line: number;
  column: number;
}

/** The place behind a text that begins at another place, by default at the beginning of a file. Both count from 1. */
export function endOf(text: string, start: Place = { line: 1, column: 1 }): Place {
  const lines = text.split("\n");
  const length = lines.at(-1)!.length;
  return { line: start.line + lines.length - 1, column: lines.length > 1 ? length + 1 : start.column + length };
}

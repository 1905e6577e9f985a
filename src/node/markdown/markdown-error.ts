import type { Problem } from "../content/problem";

/** Why a text cannot be compiled, with its place. */
export class MarkdownError extends Error {
  constructor(
    message: string,
    /** What was expected or how to mend it, as one sentence. */
    readonly expected: string,
    readonly line: number,
    readonly column: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A text that cannot be compiled, as a problem of its file. */
export function toProblem(error: unknown, file: string): Problem {
  if (error instanceof MarkdownError) {
    const { message, expected, line, column } = error;
    return { file, line, column, message, expected, severity: "error" };
  }
  const isTooDeep = error instanceof RangeError && /call stack/i.test(error.message);
  const message = isTooDeep
    ? "The text is nested too deeply."
    : `The text cannot be compiled: ${error instanceof Error ? error.message : String(error)}`;
  const expected = isTooDeep ? "Expected fewer lists, quotes or tags within each other." : "Expected another text.";
  return { file, message, expected, severity: "error" };
}

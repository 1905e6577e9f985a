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

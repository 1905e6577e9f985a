/** Why a text cannot be compiled, with its place. */
export class MarkdownError extends Error {
  constructor(
    message: string,
    readonly line: number,
    readonly column: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

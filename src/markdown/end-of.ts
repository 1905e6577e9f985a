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

import type { Problem } from "./problem";
import type { SourceFile } from "./yaml-source";

/** An error in a file of the documentation, placed at a word. */
export const docProblem = (
  file: SourceFile,
  key: string,
  word: string,
  message: string,
  expected: string,
): Problem => ({
  file: file.path,
  ...placeOf(file.text, key, word),
  message,
  expected,
  severity: "error",
});

/** The first place of a word on a line with a key, otherwise anywhere. */
function placeOf(text: string, key: string, word: string): { line?: number; column?: number } {
  const lines = text.split("\n");
  const at = (index: number) => {
    const column = lines[index]!.lastIndexOf(word) + 1;
    return column > 0 ? { line: index + 1, column } : { line: index + 1, column: 1 };
  };
  const named = lines.findIndex((line) => line.includes(word) && (key === "" || line.includes(key)));
  if (named >= 0) return at(named);
  const keyed = key === "" ? -1 : lines.findIndex((line) => line.trimStart().startsWith(`${key}:`));
  return keyed >= 0 ? at(keyed) : {};
}

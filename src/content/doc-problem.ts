import { placeOf } from "./place";
import type { Problem } from "../shared/problem";
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
  ...placeOf(file, key, word),
  message,
  expected,
  severity: "error",
});

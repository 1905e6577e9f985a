import path from "node:path";
import sortBy from "lodash/sortBy";
import { editDistance } from "./edit-distance";

/** What is wrong, and what was expected or how to fix it, as one sentence each. */
export interface Mistake {
  message: string;
  expected: string;
}

/** A position in a file. Both are counted from 1. */
export interface Place {
  line: number;
  column: number;
}

/** A mistake in the content. It has no line if it concerns the whole file. */
export interface Problem extends Mistake, Partial<Place> {
  /** An absolute path. */
  file: string;
  /** Errors stop a production build; warnings do not. */
  severity: "error" | "warning";
}

/** Where a problem is. */
export type ProblemPlace = Pick<Problem, "file" | "line" | "column">;

/** An error at a place, or in a whole file if the place has no line. */
export const errorAt = (place: ProblemPlace, message: string, expected: string): Problem => ({
  ...place,
  message,
  expected,
  severity: "error",
});

/** A warning at a place, or about a whole file if the place has no line. */
export const warningAt = (place: ProblemPlace, message: string, expected: string): Problem => ({
  ...errorAt(place, message, expected),
  severity: "warning",
});

/** Returns the position of the end of a text that begins at `start`, by default at the beginning of a file. */
export function endOf(text: string, start: Place = { line: 1, column: 1 }): Place {
  const lines = text.split("\n");
  const length = lines.at(-1)!.length;
  return { line: start.line + lines.length - 1, column: lines.length > 1 ? length + 1 : start.column + length };
}

/** The words for the first line of a merge conflict, in data and in texts. */
export const CONFLICT: Mistake = {
  message: "This line is a merge conflict marker, which Git has left.",
  expected: "Expected the lines of one side, without the markers.",
};

/** Returns `path:line:column  what is wrong  what was expected`. The path is relative to the working directory. */
export const formatProblem = (problem: Problem): string => partsOf(problem).join("  ");

/** Returns the parts of `formatProblem`: the position, then what is wrong and what was expected, if they are given. */
export function partsOf({ file, line = 1, column = 1, message, expected }: Problem): [place: string, ...string[]] {
  const words = [message, expected].filter((part) => part !== "").map((part) => part.replace(/\s*\n\s*/g, " "));
  // A line break in a name would end the line.
  const name = path
    .relative(process.cwd(), file)
    .replace(/\p{Cc}/gu, (character) => JSON.stringify(character).slice(1, -1));
  return [`${name}:${line}:${column}`, ...words];
}

export const isError = ({ severity }: Pick<Problem, "severity">): boolean => severity === "error";

/** Sorts problems by file, then by position, in the same order on every system. */
export const sortProblems = (problems: readonly Problem[]): Problem[] =>
  sortBy(problems, [({ file }) => file, ({ line = 0 }) => line, ({ column = 0 }) => column]);

/** Returns what was expected, after a guess at what was meant if `word` is similar to one of the `known` words. */
export function withGuess(
  word: string,
  known: readonly string[],
  expected = `Expected one of: ${known.join(", ")}.`,
): string {
  const meant = nearest(word, known);
  return meant ? `Did you mean "${meant}"? ${expected}` : expected;
}

/** Returns the candidate most similar to `word`, if it is similar enough: a third of `part`, or one letter, may differ. */
export function nearest(word: string, candidates: readonly string[], part = word): string | undefined {
  const most = Math.max(1, Math.floor(part.length / 3));
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase(), most) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= most ? best.candidate : undefined;
}

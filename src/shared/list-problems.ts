import path from "node:path";
import { styleText } from "node:util";
import { count } from "./count";
import { groupBy } from "./group-by";
import { formatProblem, isError, partsOf, type Problem } from "./problem";

interface ListOptions {
  /** Whether to print each warning on its own line and without a limit, as errors always are. */
  all?: boolean;
  /** Whether the lines are for a terminal with colors. */
  color?: boolean;
}

/** The maximum number of lines of warnings without `all`. */
const MOST_LINES = 100;

/**
 * Returns a line for each problem, warnings first: `path:line:column  error  what is wrong  what was expected`.
 * Warnings that differ only in their position share a line with the first position and their number.
 */
export function listProblems(problems: readonly Problem[], { all = false, color = false }: ListOptions = {}): string[] {
  const paint = (style: "red" | "yellow" | "cyan", text: string) =>
    color ? styleText(style, text, { validateStream: false }) : text;
  const lineOf = ([first, ...more]: Problem[]): string => {
    const [place, ...words] = partsOf(first!);
    const word = isError(first!) ? paint("red", "error") : paint("yellow", "warning");
    return [paint("cyan", place), word, ...words, repeated(first!, more)].filter((part) => part !== "").join("  ");
  };
  const once = [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
  const [errors, warnings] = [once.filter(isError), once.filter((problem) => !isError(problem))];
  const groups = all ? warnings.map((problem) => [problem]) : [...groupBy(warnings, wordsOf).values()];
  const shown = all ? groups : groups.slice(0, MOST_LINES);
  const left = groups.slice(shown.length).flat().length;
  const rest = left > 0 ? [`${count(left, "more warning")}. To list them: npm run check -- --all`] : [];
  return [...shown.map(lineOf), ...rest, ...errors.map((problem) => lineOf([problem]))];
}

const wordsOf = ({ message, expected }: Problem): string => JSON.stringify([message, expected]);

function repeated({ file }: Problem, more: readonly Problem[]): string {
  if (more.length === 0) return "";
  const others = new Set(more.map((problem) => problem.file));
  const places: string[] = [];
  if (others.delete(file)) places.push(path.basename(file));
  if (others.size === 1) places.push(path.relative(process.cwd(), [...others][0]!));
  if (others.size > 1) places.push(count(others.size, "other file"));
  return `(${more.length} more like this in ${places.join(" and ")})`;
}

import type { z } from "zod";
import type { Problem } from "../shared/problem";
import { parseYaml, type Parsed, type SourceFile } from "./yaml-source";

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/** Below comments and empty lines only what looks like a key of the front matter: a rule and a heading may begin a text. */
const OPENING =
  /^\uFEFF?---[ \t]*\r?\n(?:[ \t]*[\w"'-]+[ \t]*:|(?:[ \t]*(?:#.*)?\r?\n)+["']?[a-z]\w*["']?[ \t]*:(?:\s|$))/;

/** What looks like front matter and is none: below an empty line, indented, or between other marks than three hyphens. */
const MISPLACED =
  /^\uFEFF?((?:[ \t]*\r?\n)*)[ \t]*(?:-{3,}|\+{3}|[–—]+)[ \t]*\r?\n[ \t]*["']?[a-z]\w*["']?[ \t]*[:=](?:\s|$)/;

/** Front matter and text of a Markdown file. */
export interface MarkdownSource<T> {
  data: T;
  /** The text with the front matter blanked out, so that its positions are those of the file. */
  text: string;
}

/** The front matter of a Markdown file, if it has one, and its text. Nothing where it does not begin or end as it should. */
export function splitFrontMatter(file: SourceFile): { yaml: string; linesBefore: number; text: string } | undefined {
  const match = FRONT_MATTER.exec(file.text);
  if (match?.index !== 0) {
    const isBroken = OPENING.test(file.text) || MISPLACED.test(file.text);
    return isBroken ? undefined : { yaml: "", linesBefore: 0, text: file.text };
  }
  const blank = "\n".repeat(match[0].split("\n").length - 1);
  return { yaml: match[1]!, linesBefore: 1, text: blank + file.text.slice(match[0].length) };
}

/** The text of a Markdown file, whatever its front matter says; nothing where it is not known where that ends. */
export const readText = (file: SourceFile): string | undefined => splitFrontMatter(file)?.text;

/** Splits a Markdown file and checks its front matter against a schema. */
export function parseMarkdownFile<S extends z.ZodType>(
  file: SourceFile,
  schema: S,
): Parsed<MarkdownSource<z.output<S>>> {
  const parts = splitFrontMatter(file);
  if (!parts) return { value: undefined, problems: [brokenFrontMatter(file)] };
  const { yaml, linesBefore, text } = parts;
  const { value, problems } = parseYaml({ file: file.path, yaml, linesBefore }, schema);
  return { value: value === undefined ? undefined : { data: value, text }, problems };
}

function brokenFrontMatter({ path: file, text }: SourceFile): Problem {
  if (OPENING.test(text)) {
    const expected = "Expected a line of three hyphens after the last key.";
    return { file, message: "The front matter has no end.", expected, severity: "error" };
  }
  const line = MISPLACED.exec(text)![1]!.split("\n").length;
  const expected = "Expected three hyphens as the whole first line of the file, then lines of the form key: value.";
  return {
    file,
    line,
    column: 1,
    message: "The front matter does not begin as it should.",
    expected,
    severity: "error",
  };
}

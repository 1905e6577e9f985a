import type { z } from "zod";
import { parseYaml, type Parsed, type SourceFile } from "./yaml-source";

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

const OPENING = /^\uFEFF?---[ \t]*\r?\n[ \t]*[\w"'-]+[ \t]*:/;

/** Front matter and text of a Markdown file. */
export interface MarkdownSource<T> {
  data: T;
  /** The text with the front matter blanked out, so that its positions are those of the file. */
  text: string;
}

/** Splits a Markdown file and checks its front matter against a schema. */
export function parseMarkdownFile<S extends z.ZodType>(
  file: SourceFile,
  schema: S,
): Parsed<MarkdownSource<z.output<S>>> {
  const match = FRONT_MATTER.exec(file.text);
  const head = match && match.index === 0 ? match : null;
  if (!head && OPENING.test(file.text)) {
    const expected = "Expected a line of three hyphens after the last key.";
    const problem = { file: file.path, message: "The front matter has no end.", expected, severity: "error" as const };
    return { value: undefined, problems: [problem] };
  }
  const yaml = head?.[1] ?? "";
  const { value, problems } = parseYaml({ file: file.path, yaml, linesBefore: head ? 1 : 0 }, schema);
  if (value === undefined) return { value: undefined, problems };
  return { value: { data: value, text: textBehind(head, file) }, problems };
}

function textBehind(head: RegExpExecArray | null, file: SourceFile): string {
  const blank = head ? "\n".repeat(head[0].split("\n").length - 1) : "";
  return blank + file.text.slice(head?.[0].length ?? 0);
}

/** The text of a Markdown file, whatever its front matter says; nothing where that has no end. */
export function readText(file: SourceFile): string | undefined {
  const head = FRONT_MATTER.exec(file.text);
  if (head?.index === 0) return textBehind(head, file);
  return OPENING.test(file.text) ? undefined : file.text;
}

import { z } from "zod";
import { splitFrontMatter, type MarkdownSource } from "./front-matter";
import { nearest } from "../shared/problem";
import { parseWithoutRefused } from "./refused-values";
import { parseYaml, type Parsed, type SourceFile } from "./yaml-source";

/** Keys that a rejected file has and whose values are not known. What depends on them is not judged. */
export type RefusedKeys = ReadonlySet<string>;

/** A value, or what is left of one that is rejected: rules that come later are judged by it in the same run. */
export interface Judged<T> extends Parsed<T> {
  rest?: { value: T; refused: RefusedKeys };
}

/**
 * Front matter and text of a file whose front matter a schema refuses, without what is refused. Of one that cannot be
 * read no more is known than which keys it seems to have. `required` has a value for each key that the schema requires.
 */
export function readRest<S extends z.ZodObject>(
  file: SourceFile,
  schema: S,
  required: Record<string, unknown> = {},
): MarkdownSource<z.output<S>> & { refused: RefusedKeys } {
  const { yaml, text } = splitFrontMatter(file) ?? { yaml: file.text, text: file.text };
  const { value } = parseYaml({ file: file.path, yaml, linesBefore: 0 }, z.record(z.string(), z.unknown()));
  const { data, refused } = parseWithoutRefused(schema, value ?? {}, required);
  const keys = value ? refused.map(([key]) => String(key)) : keysOfLines(yaml);
  const known = Object.keys(schema.shape);
  return { data, text, refused: new Set(keys.map((key) => nearest(key, known) ?? key)) };
}

const keysOfLines = (yaml: string): string[] =>
  [...yaml.matchAll(/^[ \t]*["']?(\w+)["']?[ \t]*:/gm)].map(([, key]) => key!);

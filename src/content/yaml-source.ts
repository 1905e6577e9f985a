import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from "yaml";
import type { z } from "zod";
import { toSentences } from "./issue-sentences";
import type { Problem } from "../shared/problem";
import { findYamlMistakes } from "./yaml-mistakes";

/** A file of the content folder. */
export interface SourceFile {
  /** Absolute. */
  path: string;
  /** Below the content folder, with forward slashes. */
  relativePath: string;
  text: string;
  /** Why there is no text. */
  problem?: Problem;
}

/** A value read from a file, or the reasons why there is none. Problems may come with a value: they are warnings. */
export interface Parsed<T> {
  value: T | undefined;
  problems: Problem[];
}

interface YamlSource {
  file: string;
  yaml: string;
  /** Lines of the file above the YAML. */
  linesBefore: number;
}

/** Reads YAML and checks it against a schema; each problem names the line and column of the value it is about. */
export function parseYaml<S extends z.ZodType>(source: YamlSource, schema: S): Parsed<z.output<S>> {
  const lineCounter = new LineCounter();
  const document = parseDocument(source.yaml, { lineCounter, prettyErrors: false });
  const at = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { file: source.file, line: line + source.linesBefore, column: col, severity: "error" as const };
  };
  if (document.errors.length > 0) {
    const mistakes = findYamlMistakes(document, source.yaml);
    return { value: undefined, problems: mistakes.map(({ offset, ...mistake }) => ({ ...at(offset), ...mistake })) };
  }
  const result = schema.safeParse(toValue(document));
  if (result.success) return { value: result.data, problems: [] };
  const problems = result.error.issues.flatMap((issue) =>
    toSentences(issue).map(({ path, atKey, message, expected }) => ({
      ...at(offsetOf(document, path, atKey === true)),
      message,
      expected,
    })),
  );
  return { value: undefined, problems };
}

/** The document's value; text in place of one that cannot be made, such as an alias to nothing, fails the schema. */
function toValue(document: Document): unknown {
  try {
    return document.toJS() ?? {};
  } catch (error) {
    return String(error);
  }
}

/** Where the value at a path begins, or its key if the key is what is wrong; a missing value is placed at its parent. */
function offsetOf(document: Document, path: readonly PropertyKey[], atKey: boolean): number {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const name = String(path.at(-1));
  const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === name) : undefined;
  if (isScalar(pair?.key) && (atKey || isBlank(pair.value))) return pair.key.range?.[0] ?? 0;
  const node = path.length > 0 ? document.getIn(path, true) : document.contents;
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}

const isBlank = (value: unknown): boolean => !isNode(value) || value.range?.[0] === value.range?.[1];

import { isScalar, parseDocument, visit, type Pair, type Range, type Scalar } from "yaml";
import { endOf } from "../markdown/end-of";
import { splitFrontMatter } from "./front-matter";
import type { SourceFile } from "./yaml-source";

/**
 * The place of a value below a key of a file of data or of front matter, or of the key where it has no such value; the
 * beginning without such a key. A key that stands in no other is looked at first. An empty key is any.
 */
export function placeOf(file: SourceFile, key: string, word?: string): Place {
  const { yaml, placeIn } = yamlOf(file);
  const document = parseDocument(yaml);
  const pairs: { pair: Pair<unknown, unknown>; depth: number }[] = [];
  visit(document, {
    Pair(_, pair, { length: depth }) {
      if (key === "" || (isScalar(pair.key) && String(pair.key.value) === key)) pairs.push({ pair, depth });
    },
  });
  pairs.sort((a, b) => a.depth - b.depth);
  for (const { pair } of pairs) {
    const range = word === undefined ? undefined : rangeOfScalar(pair, word);
    if (range) return placeIn(range, word!);
  }
  const first = key === "" ? undefined : (pairs[0]?.pair.key as Scalar | undefined);
  return first ? placeIn(first.range!) : { line: 1, column: 1 };
}

/** The same as `path:line:column`, for messages about another file. */
export function writtenPlaceOf(file: SourceFile, key: string, word?: string): string {
  const { line, column } = placeOf(file, key, word);
  return `${file.relativePath}:${line}:${column}`;
}

interface Place {
  line: number;
  column: number;
}

interface Yaml {
  yaml: string;
  /** The place in the file of a word within a range of the YAML, or of the range's beginning. */
  placeIn(range: Range, word?: string): Place;
}

/** The YAML of a file of data, or of the front matter of a text. */
export function yamlOf(file: SourceFile): Yaml {
  const isText = /\.mdx?$/.test(file.relativePath);
  const { yaml = "", linesBefore = 0 } = isText ? (splitFrontMatter(file) ?? {}) : { yaml: file.text };
  return {
    yaml,
    placeIn: ([from, to], word = "") => {
      const offset = Math.max(from, yaml.slice(0, to).indexOf(word, from));
      return endOf(yaml.slice(0, offset), { line: linesBefore + 1, column: 1 });
    },
  };
}

function rangeOfScalar({ value }: Pair<unknown, unknown>, word: string): Scalar["range"] {
  let range: Scalar["range"];
  visit(value as Parameters<typeof visit>[0], {
    Scalar(position, scalar) {
      if (position === "key" || scalar.source !== word) return undefined;
      range = scalar.range;
      return visit.BREAK;
    },
  });
  return range;
}

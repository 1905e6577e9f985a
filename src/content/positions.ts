import { isMap, isNode, isScalar, visit, type Document, type Pair, type Range, type Scalar } from "yaml";
import type { Place, ProblemPlace } from "../shared/problem";
import type { ContentFile } from "./content-file";

/**
 * The position of a value below a key of a file's data, or of the key where it has no such value. Without such a key it
 * is the beginning of the file. Keys of the top level come first. An empty key stands for any key.
 */
export function positionOf(file: ContentFile, key: string, word?: string): Place {
  const pairs: { pair: Pair<unknown, unknown>; depth: number }[] = [];
  visit(file.yaml.document, {
    Pair(_, pair, { length: depth }) {
      if (key === "" || (isScalar(pair.key) && String(pair.key.value) === key)) pairs.push({ pair, depth });
    },
  });
  pairs.sort((a, b) => a.depth - b.depth);
  for (const { pair } of pairs) {
    const range = word === undefined ? undefined : rangeOfScalar(pair, word);
    if (range) return positionIn(file, range, word);
  }
  const first = key === "" ? undefined : (pairs[0]?.pair.key as Scalar | undefined);
  return first ? positionIn(file, first.range!) : { line: 1, column: 1 };
}

/** The same with its file, for a problem. */
export const placeOf = (file: ContentFile, key: string, word?: string): ProblemPlace => ({
  file: file.path,
  ...positionOf(file, key, word),
});

/** All places of a text below a key of a file's data: one at least, as `placeOf` finds it. */
export function placesOf(file: ContentFile, key: string, text: string): ProblemPlace[] {
  const found = textsInData(file).filter((other) => other.key === key && other.value.trim() === text);
  const places = found.map(({ positionOf }) => ({ file: file.path, ...positionOf(text) }));
  return places.length > 0 ? places : [placeOf(file, key, text)];
}

/** The same as `path:line:column`, for messages about another file. */
export function writtenPositionOf(file: ContentFile, key: string, word?: string): string {
  const { line, column } = positionOf(file, key, word);
  return `${file.relativePath}:${line}:${column}`;
}

/**
 * The position of the value at a path in the data, or of its key: if the key is what is wrong, or the value is empty. A
 * missing value has the position of its parent.
 */
export function positionOfPath(file: ContentFile, path: readonly PropertyKey[], atKey: boolean): Place {
  return file.yaml.positionAt(offsetOf(file.yaml.document, path, atKey));
}

/** A text in the data of a file, with the key it belongs to. */
interface DataText {
  key: string;
  value: string;
  /** The position of a part of it. */
  positionOf(part: string): Place;
}

/** All texts in the data of a file that are the value of a key. */
export function textsInData(file: ContentFile): DataText[] {
  const texts: DataText[] = [];
  visit(file.yaml.document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== "string") return;
      const range = value.range!;
      texts.push({ key: String(key.value), value: value.value, positionOf: (part) => positionIn(file, range, part) });
    },
  });
  return texts;
}

/** The position of a word within a range of the YAML, or of the beginning of the range. */
function positionIn({ yaml: { source, positionAt } }: ContentFile, [from, to]: Range, word = ""): Place {
  return positionAt(Math.max(from, source.slice(0, to).indexOf(word, from)));
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

function offsetOf(document: Document, path: readonly PropertyKey[], atKey: boolean): number {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const name = String(path.at(-1));
  const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === name) : undefined;
  if (isScalar(pair?.key) && (atKey || isBlank(pair.value))) return pair.key.range?.[0] ?? 0;
  const node = path.length > 0 ? document.getIn(path, true) : document.contents;
  if (isNode(node)) return node.range?.[0] ?? 0;
  return path.length > 0 ? offsetOf(document, path.slice(0, -1), false) : 0;
}

const isBlank = (value: unknown): boolean => !isNode(value) || value.range?.[0] === value.range?.[1];

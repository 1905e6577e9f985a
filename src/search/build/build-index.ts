import {
  FORMAT,
  MANIFEST_FILE,
  SHARD_PREFIX,
  encode,
  encodeAscending,
  encodePostings,
  type Manifest,
  type Meta,
  type Occurrence,
  type ShardList,
  type TermShard,
} from "../embedded/format";
import { STOP_WORDS } from "../embedded/tokenize";
import type { IndexedPage } from "../records";
import { digestOf } from "../../shared/digest";
import { indexTerms, shortPrefixes, type IndexedTerms } from "./index-terms";
import { groupBy } from "../../shared/group-by";

/** The target size of a text file in characters before compression. A hit has to load the text of its page. */
const TEXT_FILE_SIZE = 8_000;
const MIN_WORD_LENGTH = 3;

/** Builds the files of the embedded index, by name. The same pages in the same order give the same files. */
export function buildIndex(pages: readonly IndexedPage[]): Map<string, string> {
  const files = new Map<string, string>();
  const addFile: AddFile = (kind, content) => {
    const text = JSON.stringify(content);
    const name = `${kind}-${digestOf(text, 8)}.json`;
    files.set(name, text);
    return name;
  };
  const index = indexTerms(pages);
  const words = wordsOf(index);
  const meta: Meta = {
    sections: pages.map(({ sections }) => encode(sections.length)).join(""),
    levels: index.levels.join(""),
    headingLengths: index.headingLengths.map(encode).join(""),
    lengths: index.lengths.map(encode).join(""),
    ranks: pages.map(({ rank }) => encode(rank)).join(""),
    facets: facetsOf(pages),
    texts: writeTexts(pages, addFile),
    terms: writeTermShards(new Map([...index.occurrences, ...shortPrefixes(index)]), addFile),
    words: writeWordShards(words, addFile, "words"),
    endings: writeWordShards(words, addFile, "endings"),
  };
  const manifest: Manifest = { format: FORMAT, meta: addFile("meta", meta) };
  return files.set(MANIFEST_FILE, JSON.stringify(manifest));
}

/** Returns the candidates for spelling corrections with their frequency. */
const wordsOf = ({ occurrences }: IndexedTerms): Map<string, number> =>
  new Map(
    [...occurrences].flatMap(([term, { length }]) =>
      term.length >= MIN_WORD_LENGTH && /^[\p{L}\p{M}]+$/u.test(term) && !STOP_WORDS.has(term)
        ? [[term, Math.min(9, Math.floor(Math.log2(length)))] as const]
        : [],
    ),
  );

function facetsOf(pages: readonly IndexedPage[]): Meta["facets"] {
  const collect = (valuesOf: (page: IndexedPage) => readonly string[]): Record<string, string> => {
    const found = pages.flatMap((page, number) => [...new Set(valuesOf(page))].map((value) => ({ value, number })));
    // The search page keeps this order for versions, and for tags with equally many hits.
    const groups = [...groupBy(found, ({ value }) => value)].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(
      groups.map(([value, group]) => [value, encodeAscending(group.map(({ number }) => number))]),
    );
  };
  return {
    kind: collect(({ kind }) => [kind]),
    tag: collect(({ tags }) => tags),
    year: collect(({ year }) => (year === null ? [] : [String(year)])),
    version: collect(({ version }) => version),
  };
}

/** Adds a file to the index and returns its name, which contains a hash of the content. */
type AddFile = (kind: string, content: unknown) => string;

/**
 * The target sizes of shards in characters before compression. Each shard is a request, and most of its content is
 * irrelevant to the query.
 */
const TERM_SHARD_SIZE = 20_000;
const WORD_SHARD_SIZE = 12_000;

/** Writes sorted entries to files of similar size, without splitting groups of entries. */
function writeShards<T>(
  entries: readonly T[],
  size: (entry: T) => number,
  groupOf: (entry: T) => string,
  most: number,
  write: (entries: T[]) => string,
): ShardList {
  const shards: T[][] = [];
  let filled = 0;
  for (const group of groupBy(entries, groupOf).values()) {
    const weight = group.reduce((sum, entry) => sum + size(entry), 0);
    if (shards.length === 0 || filled + weight > most) {
      shards.push([]);
      filled = 0;
    }
    shards.at(-1)!.push(...group);
    filled += weight;
  }
  return { keys: shards.map(([first]) => groupOf(first!)), files: shards.map(write) };
}

function writeTermShards(occurrences: ReadonlyMap<string, readonly Occurrence[]>, addFile: AddFile): ShardList {
  const entries = [...occurrences]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, list]) => [term, encodePostings(list)] as const);
  return writeShards(
    entries,
    ([term, postings]) => term.length + postings.length + 2,
    ([term]) => term.slice(0, SHARD_PREFIX),
    TERM_SHARD_SIZE,
    (shard) => {
      const content: TermShard = [
        shard.map(([term]) => term).join(" "),
        shard.map(([, postings]) => postings).join(" "),
      ];
      return addFile("terms", content);
    },
  );
}

const writeTexts = (pages: readonly IndexedPage[], addFile: AddFile): ShardList =>
  writeShards(
    [...pages.entries()],
    ([, page]) => JSON.stringify(page).length,
    ([number]) => String(number),
    TEXT_FILE_SIZE,
    (shard) => {
      const content = shard.map(([, page]) => page);
      return addFile("text", content);
    },
  );

/** Writes words with their frequency digit, sorted by their first letters or, reversed, by their last ones. */
function writeWordShards(words: ReadonlyMap<string, number>, addFile: AddFile, side: "words" | "endings"): ShardList {
  const keyOf = (word: string): string => (side === "words" ? word : [...word].reverse().join(""));
  const entries = [...words].map(([word, digit]) => [keyOf(word), digit] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  return writeShards(
    entries,
    ([key]) => key.length + 2,
    ([key]) => key.slice(0, side === "words" ? 1 : 2),
    WORD_SHARD_SIZE,
    (shard) => addFile(side, shard.map(([key, digit]) => key + digit).join(" ")),
  );
}

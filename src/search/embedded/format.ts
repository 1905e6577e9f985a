import type { SearchKind } from "../engine";
import type { SearchPage } from "../search-page";

/** Below the base path. Every other file of the index is in the same folder and never changes under its name. */
export const INDEX_FOLDER = "/search/";
export const MANIFEST_FILE = "manifest.json";

/** The one file that changes under its name. */
export interface Manifest {
  /** Of the format: an engine that knows another one cannot read the index. */
  format: number;
  meta: string;
  /** A list of every other file with its size in bytes, for those who keep the index for times without a network. */
  files: string;
}

export const FORMAT = 2;

/** What every query needs. Lists of numbers are in the encoding of `variable-length.ts`. */
export interface Meta {
  /** How many sections each page has, in the order of the pages. */
  sections: string;
  /** Of each section a digit: its level. */
  levels: string;
  /** Of each section how many words its heading has, and how many its text. */
  headingLengths: string;
  lengths: string;
  /** What a page is worth beside its text. */
  ranks: string;
  facets: Facets;
  /** How many pages each file of texts holds, and the files' names. */
  textPages: string;
  texts: string[];
  terms: ShardList;
  /** All words by their first letters, and by their last: for those that are misspelt. */
  words: ShardList;
  endings: ShardList;
}

/** Shards in ascending order: the first key of each, and its file. */
export interface ShardList {
  keys: string[];
  files: string[];
}

/** The pages that have a value, ascending. */
export type Pages = string;

export interface Facets {
  language: Record<string, Pages>;
  kind: Partial<Record<SearchKind, Pages>>;
  tag: Record<string, Pages>;
  year: Record<string, Pages>;
  version: Record<string, Pages>;
}

/**
 * A file of terms: the terms in ascending order, and where each stands. Of each section: its distance from the one
 * before, twice the number of places (and one if a tag has the term), the distances of the places.
 */
export type TermShard = [terms: string, places: string];

/** A file of words in ascending order, each with a digit for how many sections have it: its binary logarithm. */
export type WordShard = string;

/** The texts of a page, as short as can be; the order is that of `SearchPage`. */
export type PageText = [
  path: string,
  group: string,
  kind: SearchKind,
  language: string,
  version: string[],
  tags: string[],
  year: number | null,
  rank: number,
  sections: [anchor: string | null, level: number, heading: string, ...pieces: string[]][],
];

/** Stands after one or two letters for everything that begins with them: what is best of it, chosen when the index is made. */
export const ANYTHING = "*";
/** Up to this length a word that is being typed finds what begins with it by `ANYTHING`. */
export const SHORT_PREFIX = 2;
/** Terms that have so many first letters in common stand in one shard. */
export const SHARD_PREFIX = 4;
/** Places of text begin so far behind those of the heading. */
export const HEADING_GAP = 8;

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const VALUES = new Uint8Array(128);
for (let index = 0; index < 64; index += 1) VALUES[ALPHABET.charCodeAt(index)] = index;

/** A whole number from 0 as one or more letters: five bits in each, the sixth says that another follows. */
export function encode(value: number): string {
  let text = "";
  for (; value >= 32; value >>>= 5) text += ALPHABET[32 | (value & 31)];
  return text + ALPHABET[value];
}

/** All numbers of an encoded text. */
export function decode(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (let index = 0; index < text.length; index += 1) {
    const bits = VALUES[text.charCodeAt(index)]!;
    value |= (bits & 31) << shift;
    if (bits & 32) shift += 5;
    else {
      numbers.push(value);
      value = 0;
      shift = 0;
    }
  }
  return numbers;
}

/** Ascending whole numbers, each as its distance from the one before. */
export function encodeAscending(values: readonly number[]): string {
  return values.map((value, index) => encode(value - (values[index - 1] ?? 0))).join("");
}

export function decodeAscending(text: string): number[] {
  let sum = 0;
  return decode(text).map((distance) => (sum += distance));
}

/** A page as it stands in a file of texts. */
export function toPageText({ sections, ...page }: SearchPage): PageText {
  const { path, group, kind, language, version, tags, year, rank } = page;
  return [
    ...([path, group, kind, language, version, tags, year, rank] as const),
    sections.map(({ anchor, level, heading, pieces }): PageText[8][number] => [anchor, level, heading, ...pieces]),
  ];
}

export const toPage = ([path, group, kind, language, version, tags, year, rank, sections]: PageText): SearchPage => ({
  ...{ path, group, kind, language, version, tags, year, rank },
  sections: sections.map(([anchor, level, heading, ...pieces]) => ({ anchor, level, heading, pieces })),
});

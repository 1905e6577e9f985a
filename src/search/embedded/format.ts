import type { Facet } from "../engine";

/** The folder of the index below the base path. All its files except the manifest have immutable content. */
export const INDEX_FOLDER = "/search/";
export const MANIFEST_FILE = "manifest.json";

/** The only file whose content changes under its name. */
export interface Manifest {
  /** The version of the format. An engine can only read its own version. */
  format: number;
  meta: string;
}

export const FORMAT = 3;

/** The data that every query needs. Number lists are encoded with `encode`. */
export interface Meta {
  /** The number of sections of each page, in page order. */
  sections: string;
  /** The heading level of each section, as one digit. */
  levels: string;
  /** The number of words in the heading and in the text of each section. */
  headingLengths: string;
  lengths: string;
  /** The rank of each page among equally good matches. */
  ranks: string;
  /** The encoded, ascending numbers of the pages with each value. */
  facets: Record<Facet, Record<string, string>>;
  /** Files of pages. The key of a file is the number of its first page. */
  texts: ShardList;
  terms: ShardList;
  /** All words sorted by their first letters and by their last ones, for spelling corrections. */
  words: ShardList;
  endings: ShardList;
}

/** Sorted shards: the first key and the file of each. */
export interface ShardList {
  keys: string[];
  files: string[];
}

/** A file of sorted terms and their encoded postings, each separated by spaces. */
export type TermShard = [terms: string, postings: string];

/** A file of sorted words. Each is followed by a digit: the binary logarithm of its number of sections. */
export type WordShard = string;

/**
 * A suffix for one or two letters. The term stands for everything with that prefix, and its best matches are chosen at
 * build time.
 */
export const ANYTHING = "*";
/** Up to this length, an incomplete word uses the term with `ANYTHING`. */
export const SHORT_PREFIX = 2;
/** Terms that share a prefix of this length are in the same shard. */
export const SHARD_PREFIX = 4;
/** The gap between the positions in the heading and those in the text. */
export const HEADING_GAP = 8;

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const VALUES = new Uint8Array(128);
for (let index = 0; index < 64; index += 1) VALUES[ALPHABET.charCodeAt(index)] = index;

/** Encodes a non-negative integer as letters of five bits each. A sixth bit marks that another letter follows. */
export function encode(value: number): string {
  let text = "";
  for (; value >= 32; value >>>= 5) text += ALPHABET[32 | (value & 31)];
  return text + ALPHABET[value];
}

/** Decodes all numbers of an encoded string. */
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

/** Encodes ascending integers as the distances between them. */
export function encodeAscending(values: readonly number[]): string {
  return values.map((value, index) => encode(value - (values[index - 1] ?? 0))).join("");
}

export function decodeAscending(text: string): number[] {
  let sum = 0;
  return decode(text).map((distance) => (sum += distance));
}

/** Where a term occurs in a section. */
export interface Occurrence {
  section: number;
  /** Word positions, ascending: first those in the heading, then, after a gap, those in the text. */
  positions: number[];
  inTags: boolean;
}

/**
 * Encodes the postings of a term. Each section has its distance from the previous one, twice the number of positions
 * (plus one if a tag contains the term), and the distances between positions.
 */
export const encodePostings = (occurrences: readonly Occurrence[]): string =>
  occurrences
    .map(({ section, positions, inTags }, index) => {
      const head =
        encode(section - (occurrences[index - 1]?.section ?? 0)) + encode(positions.length * 2 + Number(inTags));
      return head + positions.map((position, at) => encode(position - (positions[at - 1] ?? 0))).join("");
    })
    .join("");

/** Decodes postings. The occurrences are in ascending order of their sections. */
export function decodePostings(text: string): Occurrence[] {
  const numbers = decode(text);
  const occurrences: Occurrence[] = [];
  let section = 0;
  for (let at = 0; at < numbers.length;) {
    section += numbers[at]!;
    const head = numbers[at + 1]!;
    const end = at + 2 + (head >> 1);
    let position = 0;
    const positions = numbers.slice(at + 2, end).map((distance) => (position += distance));
    occurrences.push({ section, positions, inTags: (head & 1) === 1 });
    at = end;
  }
  return occurrences;
}

import { escapeMarkup } from "../../shared/escape";
import type { MarkedHeadings, MarkedText, SearchHierarchy, SearchHit } from "../engine";
import { toSectionRecords, type IndexedPage } from "../records";
import { ANYTHING, SHORT_PREFIX } from "./format";
import { tokenize, variantsOf } from "./tokenize";

interface HitRequest {
  page: IndexedPage;
  /** The index of the section on the page. */
  section: number;
  terms: FoundTerms;
  snippetWords: number;
  basePath: string;
}

/** Returns the best record of a section: its heading, or the piece with the most words of the query. */
export function toHit({ page, section, terms, snippetWords, basePath }: HitRequest): SearchHit {
  const { heading, pieces } = page.sections[section]!;
  const scores = [heading, ...pieces].map((text) => score(text, terms));
  const best = scores.indexOf(Math.max(...scores));
  const record = toSectionRecords(page, basePath)[section]![best]!;
  const { hierarchy, content } = record;
  return {
    ...record,
    _highlightResult: { hierarchy: mapLevels(hierarchy, (text) => highlight(text, terms)) },
    _snippetResult: {
      hierarchy: mapLevels(hierarchy, (text) => snippet(text, terms, snippetWords)),
      ...(content !== null && { content: snippet(content, terms, snippetWords) }),
    },
  };
}

/** Scores the number of distinct query words, then their adjacency. */
function score(text: string, terms: FoundTerms): number {
  const found = findWords(text, terms);
  const different = new Set(found.flatMap(({ words }) => words)).size;
  let adjacent = 0;
  for (let at = 1; at < found.length; at += 1) {
    const [before, after] = [found[at - 1]!, found[at]!];
    if (after.start - before.end < 3 && before.words[0] !== after.words[0]) adjacent += 1;
  }
  return different + Math.min(0.9, adjacent * 0.3);
}

function mapLevels(hierarchy: SearchHierarchy, map: (text: string) => MarkedText): MarkedHeadings {
  const entries = Object.entries(hierarchy).flatMap(([level, text]) => (text === null ? [] : [[level, map(text)]]));
  return Object.fromEntries(entries) as MarkedHeadings;
}

/** For each query word, the matching terms and how many of their letters were typed. */
export type FoundTerms = readonly ReadonlyMap<string, number>[];

interface Found {
  start: number;
  end: number;
  /** The indexes of the matching query words. */
  words: number[];
}

/** Finds the query words in a text. */
function findWords(text: string, terms: FoundTerms): Found[] {
  const found: Found[] = [];
  for (const { term, start, end } of tokenize(text)) {
    const candidates = [term, ...variantsOf(text.slice(start, end)), ...beginningsOf(term)];
    const words = terms.flatMap((map, word) => (candidates.some((candidate) => map.has(candidate)) ? [word] : []));
    if (words.length === 0) continue;
    // A word that is longer or shorter than its term, by marks or letters for two, is marked as a whole.
    const letters = end - start === term.length ? Math.max(...words.map((word) => lettersOf(terms[word]!, term))) : 0;
    found.push({ start, end: letters > 0 ? start + letters : end, words });
  }
  return found;
}

/** The `ANYTHING` terms for the prefixes of a term. */
const beginningsOf = (term: string): string[] =>
  Array.from({ length: SHORT_PREFIX }, (_, index) => term.slice(0, index + 1) + ANYTHING);

/** Returns how many letters of a term to highlight: all of them, unless a prefix matched. */
function lettersOf(map: ReadonlyMap<string, number>, term: string): number {
  const found = [term, ...beginningsOf(term)].find((candidate) => map.has(candidate));
  return found === undefined ? term.length : map.get(found)!;
}

/** Returns the text as HTML with the query words in `<mark>`. */
export const highlight = (text: string, terms: FoundTerms): MarkedText => ({
  value: mark(text, findWords(text, terms), 0, text.length),
});

const ELLIPSIS = "…";

/** The length of the punctuation directly before or after a word. */
const punctuation = (beside: string, pattern: RegExp): number => pattern.exec(beside)![0].length;

/**
 * Like `highlight`, but returns only some words around the best cluster of query words. In a text without spaces, three
 * letters count as a word.
 */
export function snippet(text: string, terms: FoundTerms, wordCount: number): MarkedText {
  const found = findWords(text, terms);
  const words = tokenize(text);
  const length = words.length > text.length / 2 ? 3 * wordCount : wordCount;
  if (words.length <= length) return highlight(text, terms);
  const wordAt = found.map(({ start }) => words.findIndex(({ end }) => end > start));
  let [bestFrom, bestTo, best] = [0, 0, 0];
  for (const [at, first] of wordAt.entries()) {
    const inside = found.filter((_, other) => other >= at && wordAt[other]! < first + length);
    const count = new Set(inside.flatMap(({ words: numbers }) => numbers)).size * 100 + inside.length;
    if (count > best) [bestFrom, bestTo, best] = [first, wordAt[at + inside.length - 1]!, count];
  }
  const spare = length - (bestTo - bestFrom + 1);
  const from = Math.max(0, Math.min(bestFrom - Math.floor(spare / 2), words.length - length));
  const start = words[from]!.start - punctuation(text.slice(0, words[from]!.start), /[^\s\p{L}\p{N}]*$/u);
  const last = words[from + length - 1]!.end;
  const end = last + punctuation(text.slice(last), /^[^\s\p{L}\p{N}]*/u);
  const before = from > 0 ? ELLIPSIS : "";
  const after = from + length < words.length ? ELLIPSIS : "";
  return { value: before + mark(text, found, start, end) + after };
}

/** Returns a part of the text with the words found in `<mark>`. */
function mark(text: string, found: readonly Found[], from: number, to: number): string {
  let value = "";
  let at = from;
  for (const { start, end } of found) {
    if (start < from || end > to) continue;
    value += `${escapeMarkup(text.slice(at, start))}<mark>${escapeMarkup(text.slice(start, end))}</mark>`;
    at = end;
  }
  return value + escapeMarkup(text.slice(at, to));
}

import { escapeMarkup } from "../../shared/escape";
import type { HighlightedValue } from "../engine";
import { ANYTHING, SHORT_PREFIX } from "./format";
import { partsOf, tokenize } from "./tokenize";

/** The terms that each word of the query found, with how many of their letters were typed. */
export type FoundTerms = readonly ReadonlyMap<string, number>[];

interface Found {
  start: number;
  end: number;
  /** The words of the query, by number. */
  words: number[];
}

/** Where in a text words of the query stand. */
export function findWords(text: string, terms: FoundTerms): Found[] {
  const found: Found[] = [];
  for (const { term, start, end } of tokenize(text)) {
    const candidates = [term, ...partsOf(text.slice(start, end)), ...beginningsOf(term)];
    const words = terms.flatMap((map, word) => (candidates.some((candidate) => map.has(candidate)) ? [word] : []));
    if (words.length === 0) continue;
    const letters = Math.max(...words.map((word) => lettersOf(terms[word]!, term)));
    found.push({ start, end: letters < term.length ? Math.min(end, start + letters) : end, words });
  }
  return found;
}

/** The terms that stand for all that begins as a word does. */
const beginningsOf = (term: string): string[] =>
  Array.from({ length: SHORT_PREFIX }, (_, index) => term.slice(0, index + 1) + ANYTHING);

/** How much of a word was typed: all of it, unless it was found by its beginning. */
function lettersOf(map: ReadonlyMap<string, number>, term: string): number {
  const found = [term, ...beginningsOf(term)].find((candidate) => map.has(candidate));
  return found === undefined ? term.length : map.get(found)!;
}

/** The text as HTML with the words of the query in `<mark>`. */
export function highlight(text: string, terms: FoundTerms): HighlightedValue {
  return mark(text, findWords(text, terms), terms.length, 0, text.length);
}

const ELLIPSIS = "…";

/** As `highlight`, of so many words around the words of the query as stand closest together. */
export function snippet(text: string, terms: FoundTerms, length: number): HighlightedValue {
  const found = findWords(text, terms);
  const words = [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => ({ start: index, end: index + word.length }));
  if (words.length <= length) return mark(text, found, terms.length, 0, text.length);
  const wordAt = found.map(({ start }) => words.findIndex(({ end }) => end > start));
  let [bestFrom, bestTo, best] = [0, 0, 0];
  for (const [at, first] of wordAt.entries()) {
    const inside = found.filter((_, other) => other >= at && wordAt[other]! < first + length);
    const count = new Set(inside.flatMap(({ words: numbers }) => numbers)).size * 100 + inside.length;
    if (count > best) [bestFrom, bestTo, best] = [first, wordAt[at + inside.length - 1]!, count];
  }
  const spare = length - (bestTo - bestFrom + 1);
  const from = Math.max(0, Math.min(bestFrom - Math.floor(spare / 2), words.length - length));
  const [start, end] = [words[from]!.start, words[from + length - 1]!.end];
  const value = mark(text, found, terms.length, start, end);
  const before = from > 0 ? ELLIPSIS : "";
  const after = from + length < words.length ? ELLIPSIS : "";
  return { ...value, value: before + value.value + after };
}

function mark(text: string, found: readonly Found[], wordCount: number, from: number, to: number): HighlightedValue {
  let value = "";
  let at = from;
  const matched = new Set<string>();
  const numbers = new Set<number>();
  for (const { start, end, words } of found) {
    if (start < from || end > to) continue;
    value += `${escapeMarkup(text.slice(at, start))}<mark>${escapeMarkup(text.slice(start, end))}</mark>`;
    at = end;
    matched.add(text.slice(start, end).toLowerCase());
    for (const word of words) numbers.add(word);
  }
  value += escapeMarkup(text.slice(at, to));
  const matchLevel = numbers.size === 0 ? "none" : numbers.size === wordCount ? "full" : "partial";
  return { value, matchLevel, matchedWords: [...matched] };
}

import { STOP_WORDS, compoundAt, tokenize } from "./tokenize";

/** A word to search for. */
export interface QueryWord {
  term: string;
  /** Its position in the query, for proximity. */
  position: number;
  /** Whether it may be incomplete, because it is the last word and the visitor may still be typing. */
  isPrefix: boolean;
  /** The index of the quoted phrase that contains it; null outside quotation marks. */
  phrase: number | null;
  /** The compound that it is part of: `hasmany` for `has_many`. */
  compound?: string;
}

const MAX_WORDS = 10;

/** Parses a query of any form. Stop words are removed unless there are no other words. */
export function parseQuery(query: string): QueryWord[] {
  const text = query.replace(/[\u{D800}-\u{DFFF}]/gu, "");
  const phrases = [...text.matchAll(/["“„«]([^"“”„«»]*)["”“»]/g)].filter(([, inside]) => tokenize(inside!).length > 1);
  const tokens = tokenize(text).slice(0, MAX_WORDS);
  const isOpen = /[\p{L}\p{N}\p{M}+#]$/u.test(text);
  const words = tokens.map(({ term, start }, position): QueryWord => {
    const phrase = phrases.findIndex(({ index, 0: whole }) => start > index && start < index + whole.length);
    const compound = compoundAt(text, tokens, position) ?? compoundAt(text, tokens, position - 1);
    return {
      term,
      position,
      isPrefix: isOpen && position === tokens.length - 1,
      phrase: phrase < 0 ? null : phrase,
      ...(compound === undefined ? {} : { compound }),
    };
  });
  const significant = words.filter(({ term, isPrefix }) => !STOP_WORDS.has(term) || (isPrefix && words.length === 1));
  return significant.length > 0 ? withoutDuplicates(significant) : withoutDuplicates(words);
}

/** Keeps the words of phrases, because a phrase needs each of them. */
const withoutDuplicates = (words: readonly QueryWord[]): QueryWord[] =>
  words.filter(
    ({ term, phrase }, index) =>
      phrase !== null || words.findIndex((other) => other.phrase === null && other.term === term) === index,
  );

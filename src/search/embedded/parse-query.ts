import { STOP_WORDS, compoundAt, tokenize } from "./tokenize";

/** A word to search for. */
export interface QueryWord {
  term: string;
  /** Its position in the query, for proximity. */
  place: number;
  /** Whether it may be incomplete, because it is the last word and the visitor may still be typing. */
  isPrefix: boolean;
  /** The index of the quoted phrase that contains it; null outside quotation marks. */
  phrase: number | null;
  /** The compound that it is part of: `hasmany` for `has_many`. */
  compound?: string;
}

const MOST_LETTERS = 512;
const MOST_WORDS = 10;

/** Parses a query of any form. Stop words are removed unless there are no other words. */
export function parseQuery(query: string): QueryWord[] {
  const text = query.slice(0, MOST_LETTERS).replace(/[\u{D800}-\u{DFFF}]/gu, "");
  const phrases = [...text.matchAll(/["“„«]([^"“”„«»]*)["”“»]/g)].filter(([, inside]) => /\s/.test(inside!.trim()));
  const tokens = tokenize(text).slice(0, MOST_WORDS);
  const isOpen = /[\p{L}\p{N}\p{M}+#]$/u.test(text);
  const words = tokens.map(({ term, start }, place): QueryWord => {
    const phrase = phrases.findIndex(({ index, 0: whole }) => start > index && start < index + whole.length);
    const compound = compoundAt(text, tokens, place) ?? compoundAt(text, tokens, place - 1);
    return {
      term,
      place,
      isPrefix: isOpen && place === tokens.length - 1,
      phrase: phrase < 0 ? null : phrase,
      ...(compound === undefined ? {} : { compound }),
    };
  });
  const telling = words.filter(({ term, isPrefix }) => !STOP_WORDS.has(term) || (isPrefix && words.length === 1));
  return telling.length > 0 ? withoutRepeats(telling) : withoutRepeats(words);
}

const withoutRepeats = (words: readonly QueryWord[]): QueryWord[] =>
  words.filter(({ term }, index) => words.findIndex((other) => other.term === term) === index);

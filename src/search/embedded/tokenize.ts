import { stemmer } from "stemmer";

/** A word of a text and its position. */
interface Token {
  /** Lower case, without diacritics. */
  term: string;
  /** Offsets in the text, in UTF-16 code units. */
  start: number;
  end: number;
}

const MAX_TERM_LENGTH = 40;

/** In scripts without spaces between words, each letter is a token. Proximity brings the letters of a word together. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}][\p{M}ﾞﾟ]*|\p{Extended_Pictographic}|c\+\+|[cf]#(?![\p{L}\p{N}])|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{N}\p{M}\p{Cf}])+/giu;

const LETTERS: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
  ς: "σ",
};

/** The voicing marks of kana. They and the vowels of Indian scripts tell words apart, other marks do not. */
const VOICING = /.(?:\u3099|\u309A)/gu;
/** Some ligatures decompose into several words, but a shard separates terms by spaces. U+0640 makes Arabic words longer. */
const LEFT_OUT = /(?![\u0900-\u1BFF]|\u3099|\u309A)[\p{M}\p{Cf}\s\u0640]/gu;

/** Normalizes a word for lookup: lower case, without diacritics and invisible characters. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (/^[a-z\d]*$/.test(lower)) return lower;
  return lower
    .normalize("NFKD")
    .replace(LEFT_OUT, "")
    .replace(VOICING, (letter) => letter.normalize())
    .replace(/[ßæœøđðłþıς]/g, (letter) => LETTERS[letter]!)
    .toLowerCase();
}

/** Returns the words of a text in order. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const term = fold(match[0]).slice(0, MAX_TERM_LENGTH);
    if (term) tokens.push({ term, start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

/** Returns further terms for a word: its parts, and its umlauts written as two letters. */
export const variantsOf = (word: string): string[] => [...partsOf(word), ...withoutUmlauts(word)];

function withoutUmlauts(word: string): string[] {
  const composed = word.toLowerCase().normalize("NFC");
  return /[äöü]/.test(composed) ? [fold(composed.replace(/[äöü]/g, (letter) => `${fold(letter)}e`))] : [];
}

/** Returns the parts of a word: `use` and `State` for `useState`. Empty for a simple word. */
function partsOf(word: string): string[] {
  if (!/\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u.test(word)) return [];
  return word
    .replace(/[\p{Ll}\p{N}](?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu, "$& ")
    .split(" ")
    .map(fold)
    .filter(({ length }) => length > 1);
}

/** Words too frequent to be useful. They are indexed only in headings. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  "a an and are as at be been but by can do for from had has have he her his i if in into is it its me my no not of on or our she so such than that the their them then there these they this to was we were what when which who will with would you your".split(
    " ",
  ),
);

/** A term of a text and the position of its word. */
interface TermAt {
  term: string;
  position: number;
}

/** Longer chains of words are not names that anybody types as one word. */
const MAX_COMPOUND_LENGTH = 24;

/**
 * Returns the terms of a text: its words, their variants and compounds (`nodejs` for Node.js). Also returns the number
 * of words.
 */
export function termsOfText(text: string): { terms: TermAt[]; length: number } {
  const tokens = tokenize(text);
  const terms: TermAt[] = [];
  for (const [position, token] of tokens.entries()) {
    terms.push({ term: token.term, position });
    for (const term of variantsOf(text.slice(token.start, token.end))) terms.push({ term, position });
    const compound = compoundAt(text, tokens, position);
    if (compound) terms.push({ term: compound, position });
  }
  return { terms, length: tokens.length };
}

/** Returns the compound that starts at a token and is joined by dots, hyphens, underscores or apostrophes. */
export function compoundAt(text: string, tokens: readonly Token[], from: number): string | undefined {
  if (!isJoined(text, tokens, from + 1) || isJoined(text, tokens, from)) return undefined;
  let end = from + 2;
  while (isJoined(text, tokens, end)) end += 1;
  const compound = tokens.slice(from, end).reduce((whole, { term }) => whole + term, "");
  return compound.length <= MAX_COMPOUND_LENGTH ? compound : undefined;
}

/** Whether a token is joined to the previous one. */
function isJoined(text: string, tokens: readonly Token[], index: number): boolean {
  const [before, after] = [tokens[index - 1], tokens[index]];
  return !!before && !!after && after.start - before.end === 1 && /[.\-_'’]/.test(text[before.end]!);
}

/** Returns the Porter stem of an English word. Short words and words with other letters are returned unchanged. */
export const stem = (word: string): string => (/^[a-z]+$/.test(word) ? stemmer(word) : word);

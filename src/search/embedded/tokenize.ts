/** A word of a text as it is looked up, and where it stands there. */
export interface Token {
  /** Lower case, without accents. */
  term: string;
  /** Offsets in the text, in UTF-16 units. */
  start: number;
  end: number;
}

const LONGEST = 40;

/** Scripts that write no spaces between words are read letter by letter; nearness puts the words together again. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*|\p{Extended_Pictographic}|c\+\+|[cf]#(?![\p{L}\p{N}])|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{N}\p{M}])+/giu;

/** The same for text without any other letters, which is most of it, in a fraction of the time. */
const PLAIN_WORD = /c\+\+|[cf]#(?![a-z\d])|[a-z\d]+/gi;

const IS_PLAIN = /^[\0-\x7f]*$/;

const LETTERS: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", ł: "l", þ: "th", ı: "i" };

/** A word as it is looked up: lower case, without accents. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (/^[a-z\d]*$/.test(lower)) return lower;
  return lower
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßæœøđðłþı]/g, (letter) => LETTERS[letter]!)
    .toLowerCase();
}

/** The words of a text in order. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(IS_PLAIN.test(text) ? PLAIN_WORD : WORD)) {
    const term = fold(match[0]).slice(0, LONGEST);
    if (term) tokens.push({ term, start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

/** The words that one is made of: `useState` of `use` and `State`. Empty for a plain word. */
export function partsOf(word: string): string[] {
  if (word === word.toLowerCase() || !/\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u.test(word)) return [];
  return word
    .split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u)
    .map(fold)
    .filter(({ length }) => length > 1);
}

/** So frequent that finding them in a text says nothing; they count in headings only. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  "a an and are as at be been but by can do for from had has have he her his i if in into is it its me my no not of on or our she so such than that the their them then there these they this to was we were what when which who will with would you your".split(
    " ",
  ),
);

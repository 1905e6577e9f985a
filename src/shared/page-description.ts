/** The maximum number of characters of a description that search engines show without truncation. */
export const DESCRIPTION_LENGTH = { min: 50, max: 160 };

/** Characters that are twice as wide as others. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303F\uFF01-\uFF60]/gu;

/** Counts the characters of a text. A wide one counts as two. */
export const widthOf = (text: string): number => text.replace(WIDE, "xx").length;

/** A line break within a character: before an accent, a vowel sign or half of a pair, or within an emoji. */
const WITHIN = /\n[\p{M}\u200D\uDC00-\uDFFF]|\u200D\n/u;

/** Truncates a long description between two words. */
export function shorten(text: string, max = DESCRIPTION_LENGTH.max): string {
  if (widthOf(text) <= max) return text;
  let cut = text.slice(0, max - 1);
  while (cut && (widthOf(cut) > max - 1 || WITHIN.test(`${cut}\n${text.slice(cut.length)}`)))
    cut = [...cut].slice(0, -1).join("");
  const space = cut.lastIndexOf(" ");
  // Text without spaces between words is truncated at any character.
  const isSpaced = space > 0 && (widthOf(cut) === cut.length || space > cut.length / 2);
  return `${(isSpaced ? cut.slice(0, space) : cut).replace(/[\s,;:.،؛、。，–-]+$/, "")}…`;
}

/** Appends a general sentence to a description that is too short. */
export const lengthen = (text: string, sentence: string): string =>
  widthOf(text) < DESCRIPTION_LENGTH.min ? `${text} ${sentence}`.trim() : text;

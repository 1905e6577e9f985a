/** Latin letters that are more than a letter with a mark, each followed by what Lodash's `deburr` makes of it. */
const LETTERS = "ÆAe ÐD ØO ÞTh ßss æae ðd øo þth ĐD đd ĦH ħh ıi ĲIJ ĳij ĸk ĿL ŀl ŁL łl ŉn ŊN ŋn ŒOe œoe ŦT ŧt ſs";

/**
 * Returns the slug of a label. Splits words at punctuation, at changes of case, and between letters and digits except in
 * "1st" ("PostgreSQL" becomes "postgre-sql"), like Lodash's `kebabCase`, because readers have bookmarked tag addresses
 * made by it. Unlike Lodash, it leaves out emoji, and removes the diacritics of all Latin letters, but of no others, since
 * they distinguish words in other scripts. The result is in NFC.
 */
export function kebabCase(label: string): string {
  const words = label
    .normalize("NFD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .replace(/[Æ-ſ]/g, (letter) => new RegExp(`${letter}(\\w+)`).exec(LETTERS)?.[1] ?? letter)
    .normalize("NFC")
    .replace(/['’]/g, "")
    .match(
      /(?:\p{Lu}\p{M}*)+(?!\p{Ll})|(?:\p{Lu}\p{M}*)?(?:\p{Ll}\p{M}*)+|(?:\p{Lu}\p{M}*)+|[\p{Lo}\p{Lm}][\p{Lo}\p{Lm}\p{M}]*|\d*(?:1st|2nd|3rd|[04-9]th)(?=\b|[A-Z_])|\d*(?:1ST|2ND|3RD|[04-9]TH)(?=\b|[a-z_])|\p{Nd}+/gu,
    );
  return (words ?? []).join("-").toLowerCase();
}

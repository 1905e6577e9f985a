/**
 * Returns the slug of a label. Splits words at punctuation, at changes of case, and between letters and digits
 * ("PostgreSQL" becomes "postgre-sql"), mostly like Lodash's `kebabCase`, because readers have bookmarked tag addresses
 * made by it. Unlike Lodash, it splits "1st" and keeps letters such as "ß" and "æ". Removes diacritics only from Latin
 * letters, since they distinguish words in other scripts. The result is in NFC.
 */
export function kebabCase(label: string): string {
  const words = label
    .normalize("NFD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .replace(/['’]/g, "")
    .match(
      /(?:\p{Lu}\p{M}*)+(?!\p{Ll})|(?:\p{Lu}\p{M}*)?(?:\p{Ll}\p{M}*)+|(?:\p{Lu}\p{M}*)+|[\p{Lo}\p{Lm}][\p{Lo}\p{Lm}\p{M}]*|\p{Nd}+/gu,
    );
  return (words ?? []).join("-").toLowerCase();
}

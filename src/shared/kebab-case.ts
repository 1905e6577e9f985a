/**
 * The slug of a label: words are split at punctuation and at changes of case or from letter to digit, as in
 * Lodash's `kebabCase` ("PostgreSQL" gives "postgre-sql"), which made the tag addresses that readers have bookmarked.
 * Marks are taken from Latin letters only: in other alphabets they tell words apart. The result is in NFC.
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

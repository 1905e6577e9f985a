/**
 * The slug of a label: words are split at punctuation and at changes of case or from letter to digit, as in
 * Lodash's `kebabCase` ("PostgreSQL" gives "postgre-sql"), which made the tag addresses that readers have bookmarked.
 */
export function kebabCase(label: string): string {
  const words = label
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['’]/g, "")
    .match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{Lo}+|\d+/gu);
  return (words ?? []).join("-").toLowerCase();
}

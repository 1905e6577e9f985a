import lodashKebabCase from "lodash/kebabCase";

/**
 * Returns the slug of a label by Lodash's `kebabCase` ("PostgreSQL" becomes "postgre-sql"), because readers have
 * bookmarked tag addresses made by it. Unlike Lodash, it leaves out emoji and the punctuation of all scripts, and removes
 * the diacritics of all Latin letters. The result is in NFC.
 */
export function kebabCase(label: string): string {
  const words = label
    .normalize("NFC")
    .replace(/\p{Variation_Selector}|\p{Me}/gu, "")
    .replace(/[^\p{L}\p{M}\p{N}'’]/gu, " ")
    .replace(/\p{Script=Latin}/gu, (letter) => letter.normalize("NFD").replace(/\p{M}/gu, ""));
  return lodashKebabCase(words).normalize("NFC");
}

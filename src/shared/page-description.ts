/** The length of a description that search engines show as a whole, in characters. */
export const DESCRIPTION_LENGTH = { min: 50, max: 160 };

/** Shortens a description that is too long, between two words. */
export function shorten(text: string, max = DESCRIPTION_LENGTH.max): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  return `${cut.slice(0, cut.includes(" ") ? cut.lastIndexOf(" ") : max).replace(/[\s,;:.–-]+$/, "")}…`;
}

/** Appends a general sentence to a description that is too short. */
export const lengthen = (text: string, sentence: string): string =>
  text.length < DESCRIPTION_LENGTH.min ? `${text} ${sentence}`.trim() : text;

/** How long a description may be to be shown whole by search engines, in characters. */
export const DESCRIPTION_LENGTH = { min: 50, max: 160 };

/** Cuts a description that is too long, between two words. */
export function shorten(text: string, max = DESCRIPTION_LENGTH.max): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  return `${cut.slice(0, cut.includes(" ") ? cut.lastIndexOf(" ") : max).replace(/[\s,;:.–-]+$/, "")}…`;
}

/** A description, with a general sentence after it where it alone is too short. */
export const lengthen = (text: string, sentence: string): string =>
  text.length < DESCRIPTION_LENGTH.min ? `${text} ${sentence}`.trim() : text;

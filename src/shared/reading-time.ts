const WORDS_PER_MINUTE = 200;

/** Words of a text as the language itself divides them, so that scripts without spaces count too. */
export function countWords(text: string, language = "en"): number {
  let words = 0;
  for (const segment of new Intl.Segmenter(language, { granularity: "word" }).segment(text)) {
    if (segment.isWordLike) words += 1;
  }
  return words;
}

/** Minutes at 200 words a minute, rounded up. */
export const readingMinutes = (words: number): number => Math.ceil(words / WORDS_PER_MINUTE);

export const readingTimeLabel = (minutes: number): string => (minutes === 1 ? "One min read" : `${minutes} min read`);

import { DESCRIPTION_LENGTH } from "../shared/page-description";
import { placeOf } from "./place";
import type { Problem } from "../shared/problem";
import type { Content, Entry } from "./read-content";

interface Described {
  front: { description?: string | undefined; draft: boolean; unlisted: boolean };
}

/** What a new text has as its description until its author writes one. */
export const PLACEHOLDERS = {
  post: "One or two sentences for lists and search engines.",
  doc: "One or two sentences for cards and search engines.",
};

/**
 * Descriptions in the front matter that are still those of a new text, and those of listed texts that search engines
 * would cut, or find too short to show.
 */
export function findDescriptionProblems({ posts, docs, pages }: Pick<Content, "posts" | "docs" | "pages">): Problem[] {
  const texts: Entry<Described>[] = [...posts, ...docs, ...pages];
  return texts.flatMap(({ file, value: { front } }) => {
    const words = wordsOn(front);
    return words ? [{ file: file.path, ...placeOf(file, "description"), ...words, severity: "warning" as const }] : [];
  });
}

function wordsOn({
  description,
  draft,
  unlisted,
}: Described["front"]): Pick<Problem, "message" | "expected"> | undefined {
  if (description === undefined || draft) return undefined;
  if (Object.values(PLACEHOLDERS).includes(description)) {
    const message = "The description is still the one that a new text begins with.";
    return { message, expected: "Expected what this text is about, or no description." };
  }
  const { length } = description;
  const { min, max } = DESCRIPTION_LENGTH;
  if (unlisted || (length >= min && length <= max)) return undefined;
  const result = length > max ? "search engines cut it" : "search engines show another text";
  const message = `The description has ${length} characters: ${result}.`;
  return { message, expected: `Expected ${min} to ${max} characters.` };
}

import { DESCRIPTION_LENGTH } from "../../shared/page-description";
import { placeOf } from "./place";
import type { Problem } from "./problem";
import type { Content, Entry } from "./read-content";

interface Described {
  front: { description?: string | undefined; draft: boolean; unlisted: boolean };
}

/** Descriptions in the front matter of listed texts that search engines would cut, or find too short to show. */
export function findDescriptionProblems({ posts, docs, pages }: Pick<Content, "posts" | "docs" | "pages">): Problem[] {
  const texts: Entry<Described>[] = [...posts, ...docs, ...pages];
  return texts.flatMap(({ file, value: { front } }) => {
    const length = front.description?.length;
    if (length === undefined || front.draft || front.unlisted) return [];
    const { min, max } = DESCRIPTION_LENGTH;
    if (length >= min && length <= max) return [];
    return [
      {
        file: file.path,
        ...placeOf(file, "description"),
        message: `The description has ${length} characters: ${length > max ? "search engines cut it" : "search engines show another text"}.`,
        expected: `Expected ${min} to ${max} characters.`,
        severity: "warning" as const,
      },
    ];
  });
}

import type { ContentFile } from "../../content/content-file";
import { isProjectFile } from "../../content/project";
import type { HeadingPlace } from "../../markdown/elements/headings";
import type { Problem } from "../../shared/problem";

/**
 * Reports headings of a text that skip a level, and those of level 1. The page shows the title at level 1, or at level 2
 * if the text is a project.
 */
export function findHeadingProblems(outline: readonly HeadingPlace[], { path, relativePath }: ContentFile): Problem[] {
  const title = isProjectFile(relativePath) ? 2 : 1;
  return outline.flatMap(({ level, ...place }, index) => {
    const above = outline[index - 1]?.level ?? title;
    const words = level === 1 ? SECOND_TITLE : level > above + 1 ? skipped(level, above) : undefined;
    return words ? [{ file: path, ...place, ...words, severity: "warning" as const }] : [];
  });
}

const SECOND_TITLE = {
  message: "The heading is of level 1, which only the title of the page is.",
  expected: "Expected ##, and one more # for the headings below it.",
};

const skipped = (level: number, above: number): Pick<Problem, "message" | "expected"> => ({
  message: `The heading is of level ${level}, but the heading or title above it is of level ${above}.`,
  expected: `Expected level ${above + 1}, ${"#".repeat(above + 1)}: screen readers list headings by their levels.`,
});

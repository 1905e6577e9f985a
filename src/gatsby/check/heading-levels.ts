import type { ContentFile } from "../../content/content-file";
import { isProjectFile } from "../../content/project";
import type { HeadingPlace } from "../../markdown/elements/headings";
import { warningAt, type Mistake, type Problem } from "../../shared/problem";

/**
 * Reports headings of a text that skip a level, and those of level 1. The page shows the title at level 1, or at level 2
 * if the text is a project.
 */
export function findHeadingProblems(outline: readonly HeadingPlace[], { path, relativePath }: ContentFile): Problem[] {
  const title = isProjectFile(relativePath) ? 2 : 1;
  return outline.flatMap(({ level, ...place }, index) => {
    const above = outline[index - 1]?.level ?? title;
    const mistake = level === 1 ? besideTitle(title) : level > above + 1 ? skipped(level, above) : undefined;
    return mistake ? [warningAt({ file: path, ...place }, mistake.message, mistake.expected)] : [];
  });
}

const marks = (level: number): string => "#".repeat(level);

const besideTitle = (title: number): Mistake => ({
  message: `This is a heading of level 1, but the title above the text is of level ${title}.`,
  expected: `Expected ${marks(title + 1)}, and one more # for the headings below it.`,
});

const skipped = (level: number, above: number): Mistake => ({
  message: `This is a heading of level ${level}, but the heading or title above it is of level ${above}.`,
  expected: `Expected level ${above + 1}, ${marks(above + 1)}: screen readers list headings by their levels.`,
});

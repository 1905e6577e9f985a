import type { ContentFile } from "../../content/content-file";
import { isProjectFile } from "../../content/project";
import type { HeadingPlace } from "../../markdown/elements/headings";
import { warningAt, type Problem } from "../../shared/problem";

type Words = [message: string, expected: string];

/**
 * Reports headings of a text that skip a level, and those of level 1. The page shows the title at level 1, or at level 2
 * if the text is a project.
 */
export function findHeadingProblems(outline: readonly HeadingPlace[], { path, relativePath }: ContentFile): Problem[] {
  const title = isProjectFile(relativePath) ? 2 : 1;
  return outline.flatMap(({ level, ...place }, index) => {
    const above = outline[index - 1]?.level ?? title;
    const words = level === 1 ? besideTitle(title) : level > above + 1 ? skipped(level, above) : undefined;
    return words ? [warningAt({ file: path, ...place }, ...words)] : [];
  });
}

const marks = (level: number): string => "#".repeat(level);

const besideTitle = (title: number): Words => [
  `This is a heading of level 1, but the title above the text is of level ${title}.`,
  `Expected ${marks(title + 1)}, and one more # for the headings below it.`,
];

const skipped = (level: number, above: number): Words => [
  `This is a heading of level ${level}, but the heading or title above it is of level ${above}.`,
  `Expected level ${above + 1}, ${marks(above + 1)}: screen readers list headings by their levels.`,
];

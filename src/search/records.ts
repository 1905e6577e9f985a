import { LEVELS, type SearchHierarchy, type SearchRecord } from "./engine";
import type { IndexedPage, IndexedSection } from "./indexed-page";

/** Returns the same weights as DocSearch's crawler: from 100 for the group to 40 for the lowest heading. */
const levelWeight = (type: SearchRecord["type"]): number => (type === "content" ? 0 : 100 - 10 * LEVELS.indexOf(type));

/** Returns the heading of each section with the headings above it. */
export function hierarchiesOf({ group, sections }: IndexedPage): SearchHierarchy[] {
  const current: (string | null)[] = [group, null, null, null, null, null, null];
  return sections.map(({ level, heading }) => {
    current.fill(null, level);
    current[level] = heading;
    return Object.fromEntries(LEVELS.map((name, index) => [name, current[index]])) as unknown as SearchHierarchy;
  });
}

/** Returns the address of a section. */
function urlOf({ path }: IndexedPage, { anchor }: IndexedSection, basePath: string): string {
  return `${basePath}${path}${anchor === null ? "" : `#${anchor}`}`;
}

/**
 * Returns the record of a heading or of one of its pieces. `position` is its position on the page, starting at 0.
 * `basePath` is the path prefix of the site.
 */
export function toRecord(
  page: IndexedPage,
  sectionIndex: number,
  piece: number | null,
  position: number,
  hierarchy: SearchHierarchy,
  basePath: string,
): SearchRecord {
  const section = page.sections[sectionIndex]!;
  const type = piece === null ? LEVELS[section.level]! : "content";
  const { kind, language, version, tags, year } = page;
  return {
    objectID: `${urlOf(page, section, "")}:${position}`,
    url: urlOf(page, section, basePath),
    url_without_anchor: basePath + page.path,
    anchor: section.anchor,
    type,
    hierarchy,
    content: piece === null ? null : (section.pieces[piece] ?? null),
    language,
    version,
    kind,
    tags,
    year,
    weight: { pageRank: page.rank, level: levelWeight(type), position },
  };
}

/** Returns the position of a section's heading among the records of its page. */
export const positionOf = ({ sections }: IndexedPage, index: number): number =>
  sections.slice(0, index).reduce((sum, { pieces }) => sum + 1 + pieces.length, 0);

/** Returns all records of a page in order: each heading, followed by its pieces. */
export function toRecords(page: IndexedPage, basePath: string): SearchRecord[] {
  const hierarchies = hierarchiesOf(page);
  let position = 0;
  return page.sections.flatMap(({ pieces }, index) =>
    [null, ...pieces.keys()].map((piece) => toRecord(page, index, piece, position++, hierarchies[index]!, basePath)),
  );
}

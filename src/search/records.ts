import { INDEX_LANGUAGE, LEVELS, type SearchFacets, type SearchHierarchy, type SearchRecord } from "./engine";

/** A page in the search index: its visible text, grouped by headings. Records and index files are built from it. */
export interface IndexedPage extends SearchFacets {
  /** The path within the site, without the path prefix. */
  path: string;
  /** The section of the site; `lvl0` of its records. */
  group: string;
  /** The rank among equally good matches. Higher comes first. */
  rank: number;
  /** The title with the text above the first heading, followed by a section for each heading. */
  sections: IndexedSection[];
}

/** A heading and the text up to the next heading. */
export interface IndexedSection {
  /** The heading's id; null for the page's title. */
  anchor: string | null;
  /** The level: 1 for the title, 2 to 6 for headings. */
  level: number;
  heading: string;
  /** Plain text: paragraphs, list items, table rows and code blocks. */
  pieces: string[];
}

/**
 * Returns the records of each section of a page: its heading, followed by its pieces. `basePath` is the path prefix of
 * the site. Headings weigh as in DocSearch's crawler: 90 for the title to 40 for the lowest heading.
 */
export function toSectionRecords(page: IndexedPage, basePath: string): SearchRecord[][] {
  const { path, group, rank, sections, ...facets } = page;
  const headings: (string | null)[] = [group, null, null, null, null, null, null];
  let count = 0;
  return sections.map(({ anchor, level, heading, pieces }) => {
    headings.fill(null, level);
    headings[level] = heading;
    const hierarchy = Object.fromEntries(LEVELS.map((name, at) => [name, headings[at] ?? null])) as SearchHierarchy;
    const hash = anchor === null ? "" : `#${anchor}`;
    return [null, ...pieces].map((content): SearchRecord => {
      const position = count++;
      return {
        objectID: `${path}${hash}:${position}`,
        language: INDEX_LANGUAGE,
        url: basePath + path + hash,
        url_without_anchor: basePath + path,
        anchor,
        type: content === null ? LEVELS[level]! : "content",
        hierarchy,
        content,
        ...facets,
        weight: { pageRank: rank, level: content === null ? 100 - 10 * level : 0, position },
      };
    });
  });
}

/** Returns all records of a page in order. */
export const toRecords = (page: IndexedPage, basePath: string): SearchRecord[] =>
  toSectionRecords(page, basePath).flat();

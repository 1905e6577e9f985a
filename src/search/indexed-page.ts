import type { SearchFacets } from "./engine";

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

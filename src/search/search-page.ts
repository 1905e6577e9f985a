import type { SearchKind } from "./engine";

/** A page as the search knows it: the text that its readers see, by headings. Records and indexes are made of this. */
export interface SearchPage {
  /** Within the site, without the path prefix. */
  path: string;
  /** The part of the site it belongs to; `lvl0` of its records. */
  group: string;
  kind: SearchKind;
  /** ISO 639-1. */
  language: string;
  /** The docs version it belongs to; empty outside the docs. */
  version: string[];
  /** Labels. */
  tags: string[];
  /** The year of a post's date; null elsewhere. */
  year: number | null;
  /** Higher first among hits that are otherwise as good. */
  rank: number;
  /** The title with what stands above the first heading, then a section for each heading, in order. */
  sections: SearchSection[];
}

/** A heading and what stands below it, up to the next one. */
export interface SearchSection {
  /** The heading's id; null for the page's title. */
  anchor: string | null;
  /** 1 for the title, 2 to 6 for headings. */
  level: number;
  heading: string;
  /** Plain text: paragraphs, list items, rows of tables, blocks of code. */
  pieces: string[];
}

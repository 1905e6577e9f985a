/** What the picture for previews of a page shows. */
export interface Card {
  /** Where it is served, without the prefix. */
  address: string;
  title: string;
  /** What kind of page it is. */
  kicker: string;
  /** A line under the title: who and when, or what the page is about. */
  note: string;
  /** The name of the site. */
  site: string;
  /** A picture to the right of the text: its file, and a digest of it. */
  cover?: { file: string; digest: string } | undefined;
}

/** Pictures for previews have this size everywhere. */
export const CARD = { width: 1200, height: 630 };

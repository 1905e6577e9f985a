/** The content of a page's social card, the preview image in links to the page. */
export interface Card {
  /** The path of the image, without the path prefix. */
  address: string;
  title: string;
  /** The kind of page. */
  kicker: string;
  /** The line below the title: the author and date, or the subject of the page. */
  note: string;
  /** The name of the site. */
  site: string;
  /** The picture to the right of the text: its file and a digest of its content. */
  cover?: { file: string; digest: string } | undefined;
}

/** The size of social cards in pixels, as all platforms expect it. */
export const CARD = { width: 1200, height: 630 };

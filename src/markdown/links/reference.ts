import type { Element } from "hast";
import type { Jsx } from "../mdx/tree";

/** A link or another reference of a text to something outside it. It can be resolved once all content is known. */
export interface Reference {
  /**
   * `route`: an address of this site; `file`: another Markdown file; `asset`: any other file; `picture`: a file to show;
   * `import`: a file whose code the text imports.
   */
  kind: "route" | "file" | "asset" | "picture" | "import";
  /** The address as written, without query and fragment. */
  target: string;
  /** Query and fragment; may be empty. */
  suffix: string;
  /** The alternative text of a picture. */
  alt: string;
  /** The title of a picture. */
  title?: string;
  /** The width that the author gave a picture, in CSS pixels. */
  width?: number;
  /** Set for the picture of a `<picture>` element that the author wrote, with sources of its own. */
  isFallback?: true;
  /** Set for the address of a component, which adds the path prefix itself. */
  inComponent?: true;
  /** Set if only the host may know the address. */
  mayBeOfHost?: true;
  /** The caption of a figure, as HTML that may contain marks. */
  caption?: string;
  line: number;
  column: number;
}

/** Encloses the number of a reference in compiled HTML. */
export const MARK = "\uE000";
const REFERENCE = new RegExp(`${MARK}(\\d+)${MARK}`, "g");

/** Replaces the mark of each reference. */
export function replaceReferences(html: string, replace: (index: number) => string): string {
  return html.replace(REFERENCE, (_, index: string) => replace(Number(index)));
}

/** Adds the reference that an element holds to those of the text, and returns the mark that takes its place. */
export type Add = (
  element: Element | Jsx,
  address: string,
  kind: Reference["kind"],
  more?: Partial<Reference>,
) => string;

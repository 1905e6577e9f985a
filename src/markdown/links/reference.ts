import type { Element } from "hast";
import type { Jsx } from "../mdx/tree";

/** Something outside the text that it points to. What stands there is known only when all content is. */
export interface Reference {
  /**
   * `route`: a path of this site; `file`: another Markdown file; `asset`: any other file; `picture`: a file to show;
   * `import`: a file whose code the text imports.
   */
  kind: "route" | "file" | "asset" | "picture" | "import";
  /** As an address is written, without query and fragment. */
  target: string;
  /** Query and fragment, or nothing. */
  suffix: string;
  /** The text in place of a picture. */
  alt: string;
  /** Of a picture: what is shown when the pointer rests on it. */
  title?: string;
  /** Of a picture: the width its author wants, in CSS pixels. */
  width?: number;
  /** Whether the address is given to a component, which adds the prefix of the site itself. */
  inComponent?: true;
  /** Whether an address of this site may be one that only its host knows. */
  mayBeOfHost?: true;
  /** Of a picture that is a figure: its caption, as HTML that may hold marks. */
  caption?: string;
  line: number;
  column: number;
}

/** Encloses the number of a reference in compiled HTML. */
export const MARK = "\uE000";
const REFERENCE = new RegExp(`${MARK}(\\d+)${MARK}`, "g");

/** Replaces each place where a reference stands. */
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

import type { Element } from "hast";

/**
 * A compiled text. Without components it is one HTML string, which the browser does not have to hydrate. Otherwise it
 * is a list of blocks. Only blocks around a component are elements.
 */
export type Body = string | BodyNode[];

export type BodyNode =
  /** Plain text between elements. */
  | string
  /** An element that contains only HTML, without components. */
  | { tag: string; attributes: Attributes; html: string }
  /** An element with a component somewhere inside. */
  | { tag: string; attributes: Attributes; children: BodyNode[] }
  /** A component of the registry. */
  | { component: string; props: Record<string, PropValue>; children: BodyNode[] };

/** The attributes by their React names. */
export type Attributes = Record<string, string | number | boolean>;
export type PropValue = string | number | boolean | null | PropValue[] | { [key: string]: PropValue };

/** The id of the element with the text of a post, as Docusaurus names it. */
export const POST_BODY_ID = "__blog-post-container";

/** A heading of a text. */
export interface Heading {
  id: string;
  /** Plain text. */
  text: string;
  /** HTML with its code and emphasis, if it has any. */
  html?: string;
  /** 2 to 6. */
  level: number;
}

/** An entry of a table of contents, with those below it, if there are any. */
export interface ContentsEntry extends Omit<Heading, "level"> {
  children?: ContentsEntry[];
}

export const bodyIsEmpty = (body: Body): boolean => body.length === 0;

/** Returns the classes of an element of a compiled text. */
export const classesOf = ({ properties: { className } }: Element): string[] =>
  Array.isArray(className) ? className.map(String) : [];

/** The name of the link to a heading inside it. */
export const headingLinkName = (heading: string): string => `Direct link to ${heading}`;

/** Whether an element begins a line of its own, so that a paragraph cannot contain it. */
export const beginsLine = (tagName: string): boolean =>
  /^(?:p|ul|ol|li|dl|dt|dd|pre|blockquote|table|hr|h[1-6]|div|details|section|figure|article|aside|header|footer|nav|main|form|address)$/.test(
    tagName,
  );

import GithubSlugger from "github-slugger";
import type { Element, Root, Text } from "hast";
import { toHtml } from "hast-util-to-html";
import rehypeAutolinkHeadings from "rehype-autolink-headings";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { headingLinkName, type ContentsEntry, type Heading } from "../../shared/body";
import type { Place } from "../../shared/problem";

/** A heading of any level, with its position in the text. */
export interface HeadingPlace extends Place {
  level: number;
}

const CUSTOM_ID = /\s*\{#([^\s{}]+)\}\s*$/;
/** The id of each page's `<main>`. */
const ID_OF_MAIN = "main";
/** The id of the hidden heading above footnotes. Their references name it. */
const FOOTNOTES = "footnote-label";
const ID_COMMENT = /^\s*#(\S+)\s*$/;

/**
 * Gives headings of levels 2 to 6 an id and a link to themselves. The id is GitHub's, or the author's: `## Title {#id}` or
 * `## Title <!-- #id -->`. A heading of level 1 has the author's only. Lists them in `file.data.headings`, and the places
 * of all headings in `file.data.outline`. `rehype-slug` cannot do this: it reuses ids that an author gave to other
 * headings, and counts the headings of level 1.
 */
export function rehypeHeadings() {
  return (tree: Root, file: VFile): void => {
    const slugger = new GithubSlugger();
    slugger.slug(ID_OF_MAIN, true);
    const elements: { element: Element; level: number }[] = [];
    const outline: HeadingPlace[] = [];
    visit(tree, "element", (element) => {
      const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1] ?? 0);
      if (level === 0) return;
      if (element.properties.id === FOOTNOTES) return nameByText(element);
      outline.push({ level, line: element.position?.start.line ?? 1, column: element.position?.start.column ?? 1 });
      element.properties.id ??= takeCustomId(element, file);
      const { id } = element.properties;
      if (typeof id === "string") {
        if (slugger.occurrences[id] !== undefined)
          file.message(`Two headings have the id "${id}". Expected an id of its own.`, element.position);
        // The slugger would reserve the id without its punctuation.
        slugger.occurrences[id] = 0;
      }
      if (level > 1) elements.push({ element, level });
    });
    const headings: Heading[] = [];
    for (const { element, level } of elements) {
      const text = textOf(element);
      const id = typeof element.properties.id === "string" ? element.properties.id : slugger.slug(text);
      if (!id) continue;
      element.properties.id = id;
      headings.push({ id, text, level, ...htmlOf(element) });
    }
    addLinks(tree);
    file.data.headings = headings;
    file.data.outline = outline;
  };
}

/** Adds to each heading that is listed a link to itself. */
const addLinks = rehypeAutolinkHeadings({
  behavior: "append",
  content: [],
  properties(element) {
    const label = headingLinkName(textOf(element));
    return { className: ["hash-link"], title: label, ariaLabel: label };
  },
  test: ({ tagName }) => tagName !== "h1",
});

/** Moves the id of a heading to its text. It then has no link to itself, which would be hidden, but could be focused. */
function nameByText(heading: Element): void {
  const { id, ...properties } = heading.properties;
  heading.properties = properties;
  heading.children = [{ type: "element", tagName: "span", properties: { id }, children: heading.children }];
}

/** Takes the author's id from the end of a heading. Returns it as written: `{#A.__call__}` reads as emphasis. */
function takeCustomId(heading: Element, file: VFile): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type === "comment") return takeIdComment(heading, last.value);
  if (last?.type !== "text") return undefined;
  const from = heading.children.findLastIndex((child) => child.type === "text" && child.value.includes("{#"));
  const text = heading.children[from] as Text | undefined;
  // The position of a text beside HTML can lack one of its ends.
  const [start, end] = [text?.position?.start?.offset, last.position?.end?.offset];
  if (!text || start === undefined || end === undefined) return undefined;
  const id = CUSTOM_ID.exec(String(file).slice(start, end))?.[1];
  if (id === undefined) return undefined;
  text.value = text.value.replace(/\s*\{#[^{]*$/, "");
  heading.children.splice(from + 1);
  return id;
}

function takeIdComment(heading: Element, comment: string): string | undefined {
  const id = ID_COMMENT.exec(comment)?.[1];
  if (id) heading.children.pop();
  const last = heading.children.at(-1);
  if (id && last?.type === "text") last.value = last.value.trimEnd();
  return id;
}

type Child = Element["children"][number];

const isFormulaSource = (node: Child): boolean => node.type === "element" && node.tagName === "annotation";

/** Returns the HTML of a heading without links and pictures, if it has code or emphasis. */
function htmlOf(heading: Element): Pick<Heading, "html"> {
  const kept = (node: Child): Child[] => {
    if (node.type === "text") return [node];
    if (!("children" in node) || isFormulaSource(node)) return [];
    const children = node.children.flatMap(kept);
    const isShown = node.type === "element" && /^(?:code|em|strong|del)$/.test(node.tagName);
    return isShown ? [{ ...node, properties: {}, children }] : children;
  };
  const children = heading.children.flatMap(kept);
  return children.some(({ type }) => type === "element") ? { html: toHtml(children).trim() } : {};
}

/** Returns the text of a heading, without the TeX source of its formulas. */
function textOf(heading: Element): string {
  const text = (node: Child): string => {
    if (node.type === "text") return node.value;
    return "children" in node && !isFormulaSource(node) ? node.children.map(text).join("") : "";
  };
  return heading.children.map(text).join("").trim();
}

/** The front matter about the table of contents. */
interface ContentsOptions {
  hideTableOfContents: boolean;
  tocMinHeadingLevel: number;
  tocMaxHeadingLevel: number;
}

/**
 * Nests the headings of the table of contents. Headings of other levels are left out, but still close those before them
 * of the same or a lower level, so that no heading is nested in an unrelated one.
 */
export function toContents(headings: readonly Heading[], options: ContentsOptions): ContentsEntry[] {
  const root: ContentsEntry[] = [];
  const open: { level: number; entry: ContentsEntry | undefined }[] = [];
  for (const { level, ...entry } of options.hideTableOfContents ? [] : headings) {
    while (open.length > 0 && open.at(-1)!.level >= level) open.pop();
    const isShown = level >= options.tocMinHeadingLevel && level <= options.tocMaxHeadingLevel;
    const parent = open.findLast((before) => before.entry)?.entry;
    if (isShown) (parent ? (parent.children ??= []) : root).push(entry);
    open.push({ level, entry: isShown ? entry : undefined });
  }
  return root;
}

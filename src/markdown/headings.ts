import GithubSlugger from "github-slugger";
import type { Element, Root } from "hast";
import { visit } from "./visit";
import type { VFile } from "vfile";
import type { Heading } from "../shared/body";

const CUSTOM_ID = /\s*\{#([^\s{}]+)\}\s*$/;
const ID_COMMENT = /^\s*#(\S+)\s*$/;

/**
 * Gives headings ids as GitHub does, or the id written as `## Title {#id}` or in a comment as `<!-- #id -->`, and a link
 * to themselves. The headings of levels 2 to 6 are left in `file.data.headings`.
 */
export function rehypeHeadings() {
  return (tree: Root, file: VFile): void => {
    const slugger = new GithubSlugger();
    const elements: { element: Element; level: number }[] = [];
    visit(tree, "element", (element) => {
      const level = Number(/^h([2-6])$/.exec(element.tagName)?.[1] ?? 0);
      if (level === 0 || element.properties.id === "footnote-label") return;
      element.properties.id ??= takeCustomId(element);
      const { id } = element.properties;
      if (typeof id === "string") {
        if (slugger.occurrences[id] !== undefined)
          file.message(`Two headings have the id "${id}". Expected an id of its own.`, element.position);
        slugger.slug(id, true);
      }
      elements.push({ element, level });
    });
    const headings: Heading[] = [];
    for (const { element, level } of elements) {
      const text = textOf(element);
      const id = typeof element.properties.id === "string" ? element.properties.id : slugger.slug(text);
      if (!id) continue;
      element.properties.id = id;
      headings.push({ id, text, level });
      element.children.push(anchor(id, text));
    }
    file.data.headings = headings;
  };
}

function takeCustomId(heading: Element): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type === "comment") return takeIdComment(heading, last.value);
  if (last?.type !== "text") return undefined;
  const match = CUSTOM_ID.exec(last.value);
  if (!match) return undefined;
  last.value = last.value.slice(0, match.index);
  return match[1];
}

function takeIdComment(heading: Element, comment: string): string | undefined {
  const id = ID_COMMENT.exec(comment)?.[1];
  if (id) heading.children.pop();
  const last = heading.children.at(-1);
  if (id && last?.type === "text") last.value = last.value.trimEnd();
  return id;
}

/** What a heading says; the source that a formula carries along is not read. */
function textOf(heading: Element): string {
  const text = (node: Element["children"][number]): string => {
    if (node.type === "text") return node.value;
    const isHidden = node.type === "element" && node.tagName === "annotation";
    return "children" in node && !isHidden ? node.children.map(text).join("") : "";
  };
  return heading.children.map(text).join("").trim();
}

function anchor(id: string, text: string): Element {
  const label = `Direct link to ${text}`;
  const properties = { className: ["hash-link"], href: `#${id}`, title: label, ariaLabel: label };
  return { type: "element", tagName: "a", properties, children: [] };
}

import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { isExternalUrl } from "../../shared/paths";

/** Something outside the text that it points to. What stands there is known only when all content is. */
export interface Reference {
  /** `route`: a path of this site; `file`: another Markdown file; `asset`: any other file; `picture`: a file to show. */
  kind: "route" | "file" | "asset" | "picture";
  /** As an address is written, without query and fragment. */
  target: string;
  /** Query and fragment, or nothing. */
  suffix: string;
  /** The text in place of a picture. */
  alt: string;
  line: number;
  column: number;
}

const MARK = "\uE000";
const REFERENCE = new RegExp(`${MARK}(\\d+)${MARK}`, "g");

/** Replaces each place where a reference stands. */
export function replaceReferences(html: string, replace: (index: number) => string): string {
  return html.replace(REFERENCE, (_, index: string) => replace(Number(index)));
}

/** Leaves a mark in place of each address that other content decides, and the list of them in `file.data.references`. */
export function rehypeReferences() {
  return (tree: Root, file: VFile): void => {
    const references: Reference[] = [];
    const add = (element: Element, address: string, kind: Reference["kind"]): string => {
      const [, target = "", suffix = ""] = /^([^?#]*)(.*)$/.exec(address) ?? [];
      const { line, column } = element.position?.start ?? { line: 1, column: 1 };
      references.push({
        kind,
        target,
        suffix,
        alt: String(element.properties.alt ?? ""),
        line,
        column,
      });
      return `${MARK}${references.length - 1}${MARK}`;
    };
    visit(tree, "element", (element, index, parent) => {
      if (element.tagName === "a") markLink(element, add);
      if (element.tagName === "img" && parent && index !== undefined) {
        markPicture(element, parent as Element, index, add);
      }
    });
    file.data.references = references;
    findDeadFragments(tree, file);
  };
}

/** Says where a text links to a place in itself that is not there. */
function findDeadFragments(tree: Root, file: VFile): void {
  const ids = new Set<unknown>();
  visit(tree, "element", ({ properties }) => void ids.add(properties.id));
  visit(tree, "element", ({ tagName, properties, position }) => {
    const { href } = properties;
    if (tagName !== "a" || typeof href !== "string" || !href.startsWith("#") || href === "#") return;
    if (!ids.has(href.slice(1)) && !ids.has(decodeTarget(href.slice(1)))) {
      file.message(`The link leads to ${href}, which is no heading of this text.`, position);
    }
  });
}

type Add = (element: Element, address: string, kind: Reference["kind"]) => string;

function markLink(element: Element, add: Add): void {
  const href = element.properties.href;
  if (typeof href !== "string" || href.startsWith("#")) return;
  if (isExternalUrl(href)) {
    if (/^(https?:)?\/\//i.test(href))
      Object.assign(element.properties, { target: "_blank", rel: ["noopener", "noreferrer"] });
    return;
  }
  const path = href.replace(/[?#].*$/, "");
  const kind = path.startsWith("/") ? "route" : /\.mdx?$/.test(path) ? "file" : "asset";
  element.properties.href = add(element, href, kind);
  if (kind === "asset") element.properties.target = "_blank";
}

function markPicture(element: Element, parent: Element, index: number, add: Add): void {
  const { src, title } = element.properties;
  Object.assign(element.properties, { loading: "lazy", decoding: "async" });
  if (typeof src !== "string" || isExternalUrl(src) || src.startsWith("/")) return;
  const picture = { type: "raw" as const, value: add(element, src, "picture") };
  if (typeof title !== "string") {
    parent.children[index] = picture as never;
    return;
  }
  const caption: Element = {
    type: "element",
    tagName: "figcaption",
    properties: {},
    children: [{ type: "text", value: title }],
  };
  const isAlone = parent.tagName === "p" && parent.children.length === 1;
  if (isAlone) Object.assign(parent, { tagName: "figure", children: [picture, caption] });
  else parent.children[index] = picture as never;
}

/** An address as file names and ids have it; what is not encoded rightly stays as it is. */
export function decodeTarget(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}

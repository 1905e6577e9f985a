import type { Element, ElementContent } from "hast";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import { classesOf } from "../../shared/body";

type Clean = (nodes: readonly ElementContent[]) => ElementContent[];

const has = (name: string) => (node: Element) => classesOf(node).includes(name);

export const find = (node: Element, tagName: string): Element | undefined => {
  for (const child of node.children) {
    if (child.type !== "element") continue;
    const found = child.tagName === tagName ? child : find(child, tagName);
    if (found) return found;
  }
  return undefined;
};

/** Elements that only serve the page's scripts or its design. */
const DROPPED =
  /^(hash-link|code-copy|tab-list|picture-blur|embed-frame|embed-note|data-footnote-backref|sr-only|visually-hidden)$/;

export const isDropped = (node: Element): boolean =>
  ["button", "script", "style", "source", "noscript"].includes(node.tagName) ||
  classesOf(node).some((name) => DROPPED.test(name));

const strong = (text: string): Element => h("p", h("strong", text));

const caption = (node: Element, clean: Clean): ElementContent[] => {
  const found = find(node, "figcaption");
  return found ? [h("p", h("em", clean(found.children)))] : [];
};

/** Converts a code block to its title and a plain block with its language. */
function code(node: Element): ElementContent[] {
  const title = find(node, "figcaption");
  const pre = find(node, "pre");
  const inner = pre && (find(pre, "code") ?? pre);
  if (!inner) return [];
  const language = classesOf(inner).filter((name) => name.startsWith("language-"));
  return [...(title ? [h("p", h("code", toString(title)))] : []), codeBlock(toString(inner), language)];
}

const codeBlock = (text: string, className: string[]): Element =>
  h("pre", h("code", className.length > 0 ? { className } : {}, text));

/**
 * Conversions from the site's blocks to plain elements, which feed readers and Markdown support. The first match
 * applies.
 */
export const PLAIN_BLOCKS: [
  fits: (node: Element) => boolean,
  plain: (node: Element, clean: Clean) => ElementContent[],
][] = [
  [has("code-block"), code],
  [
    has("diagram"),
    (node, clean) => {
      const source = find(node, "pre");
      return [...(source ? [codeBlock(toString(source), ["language-mermaid"])] : []), ...caption(node, clean)];
    },
  ],
  [has("link-card"), linkCard],
  [has("embed"), (node, clean) => caption(node, clean)],
  [has("admonition"), (node, clean) => [h("blockquote", clean(node.children))]],
  [(node) => has("admonition-title")(node) || has("tab-caption")(node), (node) => [strong(toString(node))]],
  [({ tagName }) => tagName === "summary", (node) => [strong(toString(node))]],
  [has("file-tree"), (node, clean) => clean(unfold(node).children)],
  [({ tagName }) => tagName === "math", (node) => [h("code.language-math", texOf(node))]],
  [has("math-block"), (node) => [codeBlock(`${texOf(node)}\n`, ["language-math"])]],
  [
    ({ tagName, properties }) => tagName === "svg" && Boolean(properties.ariaLabel),
    ({ properties }) => [h("em", `Drawing: ${String(properties.ariaLabel)}`)],
  ],
  [({ tagName }) => tagName === "svg", () => []],
];

/** Separates the link of a card from its description. Cards are HTML in the pages of modules only, elsewhere data. */
function linkCard(node: Element, clean: Clean): ElementContent[] {
  const isIcon = (child: ElementContent) => child.type === "element" && has("link-card-icon")(child);
  const parts = node.children.filter((child) => !isIcon(child));
  const description = parts.splice(1);
  return [h("p", clean(parts), ...(description.length > 0 ? [": ", ...clean(description)] : []))];
}

const texOf = (node: Element): string => toString(find(node, "annotation") ?? node).trim();

/** Removes the `details` elements of a file tree, since they would become headings of their own. */
function unfold(node: Element): Element {
  const children = node.children.flatMap((child): ElementContent[] => {
    if (child.type !== "element") return [child];
    const inner = unfold(child);
    return ["details", "summary"].includes(child.tagName) ? inner.children : [inner];
  });
  return { ...node, children };
}

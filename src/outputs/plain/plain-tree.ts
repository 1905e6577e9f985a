import type { Element, ElementContent, Properties, Root } from "hast";
import { h } from "hastscript";
import { classesOf, beginsLine, type Body } from "../../shared/body";
import { bodyTree } from "./body-tree";
import { find, isDropped, PLAIN_BLOCKS } from "./plain-blocks";

/** Attributes to keep. All others serve the page's styles and scripts. */
const KEPT = new Set(
  "href src poster controls alt title width height id start colSpan rowSpan align dateTime lang checked disabled type reversed".split(
    " ",
  ),
);

const ADDRESSES = ["href", "src", "poster"];

/** Layout elements that are replaced by their children. A block of words becomes a paragraph. */
const UNWRAPPED = new Set(["div", "span", "picture", "details", "section", "mark", "ins"]);

/**
 * Converts a compiled text to plain elements with absolute URLs, without anything specific to this site's pages. `url`
 * is the URL of the page. Paths in the text already include the prefix.
 */
export function plainTree(body: Body, url: string): Root {
  const { origin } = new URL(url);
  const clean = (nodes: readonly ElementContent[]): ElementContent[] => nodes.flatMap(cleanNode);
  const cleanNode = (node: ElementContent): ElementContent[] => {
    if (node.type === "text") return [node];
    if (node.type !== "element" || isDropped(node)) return [];
    const block = PLAIN_BLOCKS.find(([fits]) => fits(node));
    if (block) return block[1](node, clean);
    const children = clean(node.children);
    if (!UNWRAPPED.has(node.tagName) || classesOf(node).includes("footnotes"))
      return [{ ...node, properties: keep(node, origin, url), children }];
    return beginsLine(node.tagName) && isWords(children) ? [h("p", children)] : children;
  };
  return { type: "root", children: clean(bodyTree(body)) };
}

const isWords = (nodes: readonly ElementContent[]): boolean =>
  nodes.some((node) => node.type === "element" || (node.type === "text" && node.value.trim() !== "")) &&
  nodes.every((node) => node.type !== "element" || !beginsLine(node.tagName));

function keep(node: Element, origin: string, url: string): Properties {
  const whole = (value: string) =>
    value.startsWith("#") ? url + value : /^\/(?!\/)/.test(value) ? origin + value : value;
  const isRecording = node.tagName === "video" || node.tagName === "audio";
  const { src } = (isRecording && find(node, "source")?.properties) || {};
  const entries = Object.entries({ ...(src ? { src } : {}), ...node.properties }).filter(
    ([name]) => KEPT.has(name) || name.startsWith("dataFootnote"),
  );
  const classes = classesOf(node).filter((name) => name === "footnotes" || name.startsWith("language-"));
  return {
    ...Object.fromEntries(
      entries.map(([name, value]) => [
        name,
        ADDRESSES.includes(name) && typeof value === "string" ? whole(value) : value,
      ]),
    ),
    ...(classes.length > 0 ? { className: classes } : {}),
  };
}

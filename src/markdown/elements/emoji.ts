import { nameToEmoji } from "gemoji";
import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import { isJsx, type Jsx } from "../mdx/tree";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";

const SHORTCODE = /(?<!\w):([a-z0-9_+-]+):(?!\w)/g;
const VERBATIM = ["code", "pre", "kbd", "samp", "script", "style", "textarea", "math", "svg"];

/** Replaces GitHub's names, such as `:tada:`, by emoji. Leaves other words between colons. */
export function replaceEmoji(text: string): string {
  return text.replace(SHORTCODE, (whole, name: string) =>
    Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name]! : whole,
  );
}

/** Replaces the names of emoji in a text, except in code and in links whose text is their address. */
export function rehypeEmoji() {
  return (tree: Root, file: VFile): void => {
    // Most texts name none, and skip the pass over the tree. Emphasis and escapes may stand around or in a name.
    if (!/:[\w+\\-]+:/.test(String(file))) return;
    visit(tree, (node) => {
      if (node.type === "element" && (VERBATIM.includes(node.tagName) || isWrittenOutAddress(node))) return SKIP;
      if (node.type === "text") node.value = replaceEmoji(node.value);
      if (isJsx(node as never)) replaceInCard(node as unknown as Jsx);
      return undefined;
    });
  };
}

const TEXTS_OF_A_CARD = ["title", "description", "icon"];

function replaceInCard({ name, attributes }: Jsx): void {
  if (name !== "LinkCard") return;
  for (const attribute of attributes) {
    if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "string") continue;
    if (TEXTS_OF_A_CARD.includes(attribute.name)) attribute.value = replaceEmoji(attribute.value);
  }
}

const isWrittenOutAddress = (link: Element): boolean =>
  link.tagName === "a" && /^(https?:\/\/|www\.|mailto:)\S+$/i.test(toString(link));

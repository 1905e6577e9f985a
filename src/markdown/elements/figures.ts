import type { Element, ElementContent, Root } from "hast";
import { h } from "hastscript";
import type { Root as MdastRoot } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { remarkMathSyntax } from "../syntax/math";

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkMathSyntax);
const toHast = unified().use(remarkRehype);

/** Turns a picture with a title, alone in its paragraph, into a figure. The title becomes the caption. */
export function rehypeFigures() {
  return (tree: Root, file: VFile): void => {
    visit(tree, "element", (element) => {
      if (element.tagName === "img" && element.properties.alt === undefined) {
        file.message('The picture has no alt text. Say what it shows, or write alt="" if it is decoration.', element);
      }
      if (element.tagName !== "p") return;
      const [picture, ...others] = element.children.filter((child) => child.type !== "text" || child.value.trim());
      if (picture?.type !== "element" || picture.tagName !== "img" || others.length > 0) return;
      const { title, ...properties } = picture.properties;
      if (typeof title !== "string" || title.trim() === "") return;
      const content = [{ ...picture, properties }, h("figcaption", captionOf(title, picture))];
      Object.assign(element, { tagName: "figure", properties: { className: ["figure"] }, children: content });
    });
  };
}

/** Compiles a caption of one paragraph with emphasis, code, links and formulas. Anything else stays as written. */
function captionOf(title: string, { position }: Element): ElementContent[] {
  const { children } = toHast.runSync(markdown.parse(title) satisfies MdastRoot);
  const [paragraph, ...others] = children;
  if (paragraph?.type !== "element" || paragraph.tagName !== "p" || others.length > 0) {
    return [{ type: "text", value: title }];
  }
  visit(paragraph, (node, index, parent) => {
    node.position = position;
    if (node.type === "element" && node.tagName === "img" && parent && index !== undefined) {
      parent.children[index] = { type: "text", value: String(node.properties.alt ?? "") };
    }
  });
  return paragraph.children;
}

/** Returns the picture of a figure that `rehypeFigures` has made. */
export function pictureOfFigure({ tagName, children }: Element): Element | undefined {
  const [picture, caption, ...others] = children;
  if (tagName !== "figure" || picture?.type !== "element" || caption?.type !== "element") return undefined;
  return picture.tagName === "img" && caption.tagName === "figcaption" && others.length === 0 ? picture : undefined;
}

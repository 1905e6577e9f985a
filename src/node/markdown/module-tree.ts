import type { Element, Root } from "hast";
import type { VFile } from "vfile";
import { prepareDirectives } from "./blocks/directives";
import { prepareMdx } from "./mdx-source";
import { parseModule } from "./parse";
import { isJsx, isWrittenOut, propsOf, type Node } from "./mdx-tree";

/**
 * Reads a module as other MDX files are read: with HTML comments, ids of headings, `:::note Title`, and by the same
 * parser. That of Gatsby's plugin is older than the extensions for tables, formulas and directives, and fails in them.
 */
export function remarkModuleSource(this: { Parser?: unknown }): void {
  this.Parser = (source: string, file: VFile) => {
    file.value = prepareMdx(prepareDirectives(source));
    return parseModule(file);
  };
}

/** Makes elements of written-out tags such as `<img>`, and comments of comments, as the steps after it expect them. */
export function rehypeModuleTree() {
  return (tree: Root): void => {
    tree.children = tree.children.map((node) => read(inParagraph(node))) as Root["children"];
  };
}

/** Gatsby's plugin takes pictures that stand alone out of their paragraphs, by which figures are known. */
const inParagraph = (node: Node): Node =>
  node.type === "element" && node.tagName === "img"
    ? { type: "element", tagName: "p", properties: {}, children: [node], position: node.position }
    : node;

/** Components begin with a capital letter or are parts of something, `<a.b>`; what has no name is a fragment. */
const isTagName = (name: string | null): name is string => /^[a-z][^.]*$/.test(name ?? "");

function read(node: Node): Node {
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
    const comment = /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(node.value);
    return comment ? { type: "comment", value: comment[1]! } : node;
  }
  if (!("children" in node)) return node;
  const children = (node.children as Node[]).map(read) as Element["children"];
  if (!isJsx(node) || !isTagName(node.name)) return { ...node, children } as Node;
  const props = node.attributes.every(isWrittenOut) ? Object.entries(propsOf(node)) : undefined;
  if (!props || props.some(([, value]) => typeof value === "object")) return { ...node, children } as Node;
  const properties = Object.fromEntries(props) as Element["properties"];
  return { type: "element", tagName: node.name, properties, children, position: node.position };
}

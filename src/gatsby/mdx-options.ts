import type { Element, Root } from "hast";
import type { VFile } from "vfile";
import { splitFrontMatter } from "../content/content-file";
import { pathPrefix } from "../content/environment";
import { rehypeBlocks } from "../markdown/blocks";
import { prepareDirectives, remarkBlocks } from "../markdown/blocks/directives";
import { rehypeCodeBlocks, remarkCode } from "../markdown/code/code-blocks";
import { rehypeEmoji } from "../markdown/elements/emoji";
import { rehypeFigures } from "../markdown/elements/figures";
import { rehypeHeadings } from "../markdown/elements/headings";
import { rehypeMath } from "../markdown/elements/math";
import { rehypeTablesAndLists } from "../markdown/elements/tables-and-lists";
import { rehypeReferences } from "../markdown/links/references";
import { isJsx, isWrittenOut, propsOf, type Node } from "../markdown/mdx/tree";
import { parseModule } from "../markdown/syntax/parse";
import { prepareMdx } from "../markdown/syntax/source";
import { inProduction } from "../shared/visibility";
import { rehypeHtml, rehypeAddresses } from "./mdx-html";

/**
 * How gatsby-plugin-mdx compiles a post that imports or exports: with the plugins of all other texts. Only the
 * addresses of other texts are unknown here.
 */
export const MDX_OPTIONS = {
  remarkPlugins: [remarkSource, remarkBlocks, remarkCode],
  remarkRehypeOptions: { clobberPrefix: "" },
  rehypePlugins: [
    rehypeWrittenOut,
    rehypeMath,
    rehypeEmoji,
    rehypeBlocks,
    rehypeHeadings,
    rehypeCodeBlocks,
    rehypeTablesAndLists,
    rehypeFigures,
    rehypeReferences,
    rehypeAddresses,
    rehypeHtml,
  ],
};

/** Replaces the plugin's parser, for which the extensions for tables, formulas and directives are too new. */
export function remarkSource(this: { Parser?: unknown }): void {
  this.Parser = (source: string, file: VFile) => {
    file.value = prepareMdx(prepareDirectives(withoutToml(source)));
    return parseModule(file);
  };
}

/** Gatsby's plugin removes front matter in YAML only. */
function withoutToml(source: string): string {
  const parts = splitFrontMatter(source);
  return parts?.isToml ? parts.text : source;
}

/** Makes elements of written-out tags such as `<img>`, and comments of comments, as the plugins after it expect them. */
function rehypeWrittenOut() {
  return (tree: Root): void => {
    tree.children = tree.children.map((node) => read(inParagraph(node))) as Root["children"];
  };
}

/** The plugin takes pictures that stand alone out of their paragraphs, by which figures are known. */
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
  if (!isJsx(node) || !isTagName(node.name) || !node.attributes.every(isWrittenOut))
    return { ...node, children } as Node;
  const props = propsOf(node) as Element["properties"];
  if (Object.values(props).some((value) => typeof value === "object")) return { ...node, children } as Node;
  const addresses = node.name === "img" ? [] : ADDRESSES.filter((name) => typeof props[name] === "string");
  const properties = {
    ...props,
    ...Object.fromEntries(addresses.map((name) => [name, prefixed(String(props[name]))])),
  };
  return { type: "element", tagName: node.name, properties, children, position: node.position };
}

const ADDRESSES = ["href", "src", "poster"];

/** Adds the path prefix to an address of this site. The plugin does so for links that are written as Markdown. */
const prefixed = (address: string): string =>
  inProduction() && /^\/(?!\/)/.test(address) ? pathPrefix() + address : address;

import fs from "node:fs";
import type { Element, Root, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { h } from "hastscript";
import type { Root as MdastRoot } from "mdast";
import type { MdxJsxAttribute } from "mdast-util-mdx-jsx";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { splitFrontMatter, withUnixLines } from "../content/content-file";
import { renderHtml, toAttributes } from "../markdown/body";
import { decorate, toHast } from "../markdown/compile";
import type { Reference } from "../markdown/links/reference";
import { elementsOf, isJsx, MDX_NODES, type Node } from "../markdown/mdx/tree";
import { resolveReferences } from "../markdown/render";
import { findFirstHeading } from "../markdown/syntax/first-heading";
import { parseModule } from "../markdown/syntax/parse";
import { prepare } from "../markdown/syntax/source";
import { isFile } from "../shared/files";
import { inProduction } from "../shared/visibility";
import { buildContext } from "./build-context";

/**
 * The options with which gatsby-plugin-mdx compiles a post that imports or exports like all other texts. The addresses of
 * those are unknown here.
 */
export const MDX_OPTIONS = { remarkPlugins: [remarkPost], rehypePlugins: [rehypePost] };

/**
 * Replaces the plugin's parser, for which the extensions for tables, formulas and directives are too new. Hands the tree
 * to `rehypePost`, and nothing to the plugins between.
 */
function remarkPost(this: { Parser?: unknown }): (tree: MdastRoot, file: VFile) => MdastRoot {
  this.Parser = (source: string, file: VFile) => {
    const text = savedText(file.path) ?? withoutToml(withUnixLines(source));
    const heading = findFirstHeading(text, "mdx");
    // The page shows the title.
    file.value = prepare(heading?.leads ? heading.rest : text, "mdx");
    return parseSaved(file);
  };
  return (tree, file) => {
    file.data.mdast = tree;
    return { type: "root", children: [] };
  };
}

/** The plugin has removed front matter in YAML only. */
function withoutToml(source: string): string {
  const parts = splitFrontMatter(source);
  return parts?.isToml ? parts.text : source;
}

/**
 * In development, the text of a file as it is now: webpack may compile a saved file before Gatsby has read it again, and
 * would not compile it once more.
 */
function savedText(file: string): string | undefined {
  if (inProduction() || !isFile(file)) return undefined;
  const content = withUnixLines(fs.readFileSync(file, "utf8"));
  return splitFrontMatter(content)?.text ?? content;
}

const lastParsed = new Map<string, VFile["value"]>();

/**
 * Parses a text. In development, a text with an error counts as the one before it: the check reports the error, and
 * Gatsby would hand the text itself to Babel, which reports another one with a long stack. So does an empty one, because
 * an editor may empty a file before it saves it.
 */
function parseSaved(file: VFile): MdastRoot {
  if (!inProduction() && String(file.value).trim() === "") file.value = lastParsed.get(file.path) ?? "";
  try {
    const tree = parseModule(file);
    lastParsed.set(file.path, file.value);
    return tree;
  } catch (error) {
    if (inProduction()) throw error;
    file.value = lastParsed.get(file.path) ?? "";
    return parseModule(file);
  }
}

function rehypePost() {
  return async (_: Root, file: VFile): Promise<Root> => {
    const tree = await toHast.run(file.data.mdast as MdastRoot, file);
    const decorated = (await decorate.run(elementsOf(tree), file)) as Root;
    await putReferences(decorated, file);
    const children = decorated.children.map((node) =>
      node.type === "element" && node.tagName !== "script" && !hasCode(node) ? toHtml(node) : node,
    );
    // With an element, MDX calls React's hooks. A save that changes their number would crash the page.
    const result = { ...decorated, children: inProduction() ? children : [...children, h("span")] };
    wrapScripts(result);
    return result;
  };
}

/** Replaces the marks of references by addresses, pictures and files. The check has reported what does not exist. */
async function putReferences(tree: Root, file: VFile): Promise<void> {
  const context = buildContext(() => undefined);
  const { resolve } = await resolveReferences(file.data.references as Reference[], file.path, context);
  visit(tree, (node, index, parent) => {
    if (node.type === "raw") {
      const { children } = fromHtml(resolve(node.value), { fragment: true });
      parent!.children.splice(index!, 1, ...(children as Element[]));
      return [SKIP, index! + children.length];
    }
    if (node.type === "element") {
      for (const [name, value] of Object.entries(node.properties))
        if (typeof value === "string") node.properties[name] = resolve(value);
    } else if (isJsx(node as Node)) {
      for (const attribute of (node as unknown as { attributes: MdxJsxAttribute[] }).attributes)
        if (typeof attribute.value === "string") attribute.value = resolve(attribute.value);
    }
    return undefined;
  });
}

/** Turns scripts into HTML. Under Trusted Types React cannot create a script, and the page would crash. */
function wrapScripts(tree: Root): void {
  visit(tree, { type: "element", tagName: "script" }, (script, index, parent) => {
    if (hasCode(script)) return undefined;
    parent!.children[index!] = toHtml(h("span", script));
    return SKIP;
  });
}

const MDX_TYPES: readonly string[] = MDX_NODES;

const hasCode = (node: Node): boolean =>
  MDX_TYPES.includes(node.type) || ("children" in node && (node.children as Node[]).some(hasCode));

/** The name under which `PostArticle` passes its component for HTML to a module. */
const HTML = "CompiledHtml";

/** Turns a block without code into HTML, which the browser does not have to hydrate. */
function toHtml(element: Element): RootContent {
  const html = renderHtml(element.children);
  if (html === "") return element;
  const props = { as: element.tagName, ...toAttributes(element.properties), html };
  const attributes = Object.entries(props).map(([name, value]) => ({
    type: "mdxJsxAttribute" as const,
    name,
    value: String(value),
  }));
  return { type: "mdxJsxFlowElement", name: HTML, attributes, children: [], position: element.position } as never;
}

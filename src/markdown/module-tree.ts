import type { Element, Root } from "hast";
import type { VFile } from "vfile";
import { inProduction } from "../shared/visibility";
import { prepareDirectives } from "./blocks/directives";
import { importedNames, rootOf } from "./blocks/imported-names";
import { isKnownComponent } from "./components";
import { prepareMdx } from "./mdx-source";
import { parseModule } from "./parse";
import { isComponentName, isJsx, isWrittenOut, propsOf, type Jsx, type Node } from "./mdx-tree";

/**
 * Reads a module as other MDX files are read: with HTML comments, ids of headings, `:::note Title`, and by the same
 * parser. That of Gatsby's plugin is older than the extensions for tables, formulas and directives, and fails in them.
 */
export function remarkModuleSource(this: { Parser?: unknown }): void {
  this.Parser = (source: string, file: VFile) => {
    file.value = prepareMdx(prepareDirectives(withoutToml(source)));
    return inProduction() ? parseModule(file) : parseOrKeep(file);
  };
}

/** Gatsby's plugin removes front matter in YAML only. */
const withoutToml = (source: string): string =>
  source.replace(/^\uFEFF?\+\+\+[ \t]*\r?\n[\s\S]*?^\+\+\+[ \t]*$/m, (whole) => whole.replace(/.+/g, ""));

/** What each module said when it could last be read. */
const lastRead = new Map<string, string>();

/**
 * While developing a text with a mistake keeps what it said before, and is empty where it never could be read. The check
 * says what is wrong; the bundler would say it over the page in words of its own, about code that nobody wrote.
 */
function parseOrKeep(file: VFile): ReturnType<typeof parseModule> {
  try {
    const tree = parseModule(file);
    lastRead.set(file.path, String(file.value));
    return tree;
  } catch {
    file.value = lastRead.get(file.path) ?? "";
    return parseModule(file);
  }
}

/**
 * Makes elements of written-out tags such as `<img>`, and comments of comments, as the steps after it expect them. An
 * unknown component, which the check reports, leaves what is in it, as in other texts: rendering it would throw.
 */
export function rehypeModuleTree() {
  return (tree: Root): void => {
    const own = importedNames(tree);
    const isUnknown = ({ name }: Jsx) => isComponentName(name) && !own.has(rootOf(name)) && !isKnownComponent(name);
    const withoutUnknown = (node: Node): Node[] => {
      const children = "children" in node ? (node.children as Node[]).flatMap(withoutUnknown) : [];
      if (isJsx(node) && isUnknown(node)) return children;
      return ["children" in node ? ({ ...node, children } as Node) : node];
    };
    tree.children = tree.children.flatMap((node) => withoutUnknown(read(inParagraph(node)))) as Root["children"];
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

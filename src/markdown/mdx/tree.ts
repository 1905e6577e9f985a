import type { Element, ElementContent, Root, RootContent } from "hast";
import type { MdxJsxAttribute, MdxJsxFlowElementHast, MdxJsxTextElementHast } from "mdast-util-mdx-jsx";
import type { PropValue } from "../../shared/body";
import { BLOCK_NAMES } from "../../shared/component-names";
import { importedNames, rootOf } from "./imports";
import { literalValue } from "./literal-value";
import type { Mistake } from "../mistakes";

export type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;
export type Node = RootContent | ElementContent;

/** The types of the nodes that MDX adds to Markdown. */
export const MDX_NODES = [
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
  "mdxFlowExpression",
  "mdxTextExpression",
  "mdxjsEsm",
] as const;

const IN_POSTS = "A post that imports or exports may also compute values.";
const EXPECTED_VALUE = `Expected the value written out. ${IN_POSTS}`;
const EXPECTED_TEXT = `Expected \\{ for a brace in the text, or a value written out such as {"lamp"}. ${IN_POSTS}`;
const EXPECTED_POST = "Only posts can import or export. Expected the text as a post, or without this line.";

const EXPECTED_IN_BLOCK = "Expected the value written out, since the block is rendered when the site is built.";

export const isJsx = (node: Node): node is Jsx =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

/** A component begins with a capital letter; `<div>` in MDX is an element. */
export const isComponentName = (name: string | null): name is string => /^[A-Z]/.test(name ?? "");

const isBlockName = (name: string | null): boolean => (BLOCK_NAMES as readonly string[]).includes(name ?? "");

/**
 * Replaces the nodes of MDX by those of HTML: literals become text, `<div>` becomes an element. What would have to be run
 * is left out and added to the mistakes.
 */
export function evaluateMdx(tree: Root, mistakes: Mistake[]): Root {
  return { ...tree, children: tree.children.flatMap((node) => evaluate(node, mistakes)) as RootContent[] };
}

function evaluate(node: Node, mistakes: Mistake[]): Node[] {
  if (node.type === "mdxjsEsm") {
    mistakes.push(toMistake(`"${node.value.split("\n")[0]}"`, node, EXPECTED_POST));
    return [];
  }
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
    const comment = /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(node.value);
    if (comment) return [{ type: "comment", value: comment[1]! }];
    if (node.value.trim() === "") return [];
    const value = literalValue(node.data?.estree);
    if (value === undefined) mistakes.push(toMistake(`The expression {${node.value}}`, node, EXPECTED_TEXT));
    return [{ type: "text", value: String(value ?? "") }];
  }
  if (!("children" in node)) return [node];
  const children = (node.children as Node[]).flatMap((child) => evaluate(child, mistakes)) as ElementContent[];
  if (isJsx(node)) mistakes.push(...mistakesOf(node, EXPECTED_VALUE));
  if (!isJsx(node) || isComponentName(node.name)) return [{ ...node, children } as Node];
  const props = Object.entries(propsOf(node));
  const properties = Object.fromEntries(props.filter(([, value]) => typeof value !== "object"));
  return [{ type: "element", tagName: node.name ?? "div", properties, children, position: node.position } as Element];
}

/**
 * Keeps what is known about a module without running it: its text, literals and the site's components. A block with an
 * attribute that would have to be run is added to the mistakes.
 */
export function withoutCode(tree: Root, mistakes: Mistake[]): Root {
  const own = importedNames(tree);
  const read = (node: Node): Node[] => {
    if (node.type === "mdxjsEsm") return [];
    if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
      const isWrittenOut = literalValue(node.data?.estree) !== undefined || /^\s*(\/\*|$)/.test(node.value);
      return isWrittenOut ? evaluate(node, []) : [];
    }
    if (!("children" in node)) return [node];
    const children = (node.children as Node[]).flatMap(read);
    // The links and headings in a component of the post are those of the page, if it shows them.
    if (isJsx(node) && own.has(rootOf(node.name ?? ""))) return children;
    const known = { ...node, children } as Node;
    if (isJsx(known) && isBlockName(known.name)) mistakes.push(...mistakesOf(known, EXPECTED_IN_BLOCK));
    return isJsx(known) && !isComponentName(known.name) ? evaluate(known, []) : [known];
  };
  return { ...tree, children: tree.children.flatMap(read) as RootContent[] };
}

/** Whether the value of an attribute is a literal. */
export const isWrittenOut = (attribute: Jsx["attributes"][number]): attribute is MdxJsxAttribute =>
  attribute.type === "mdxJsxAttribute" &&
  (typeof attribute.value !== "object" || !attribute.value || literalValue(attribute.value.data?.estree) !== undefined);

/** Returns the attributes of a component whose values are literals, as its props. */
export function propsOf(node: Jsx): Record<string, PropValue> {
  return Object.fromEntries(node.attributes.filter(isWrittenOut).map(({ name, value }) => [name, toProp(value)]));
}

function toProp(value: MdxJsxAttribute["value"]): PropValue {
  if (value === null || value === undefined) return true;
  return typeof value === "string" ? value : literalValue(value.data?.estree)!;
}

const mistakesOf = (node: Jsx, expected: string): Mistake[] =>
  node.attributes.flatMap((attribute) => (isWrittenOut(attribute) ? [] : toMistake(nameOf(attribute), node, expected)));

function nameOf(attribute: Jsx["attributes"][number]): string {
  if (attribute.type !== "mdxJsxAttribute") return `The attributes {${attribute.value}}`;
  const value = typeof attribute.value === "object" ? attribute.value?.value : attribute.value;
  return `The attribute ${attribute.name}={${value}}`;
}

function toMistake(what: string, { position }: Node, expected: string): Mistake {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  return { message: `${what} would have to be run.`, expected, line, column };
}

import type { Element, ElementContent, Root, RootContent } from "hast";
import type { MdxJsxAttribute, MdxJsxFlowElementHast, MdxJsxTextElementHast } from "mdast-util-mdx-jsx";
import type { Point } from "unist";
import type { PropValue } from "../../shared/body";
import { importedNames } from "./blocks/imported-names";
import { literalValue } from "./literal-value";
import { MarkdownError } from "./markdown-error";

export type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;
export type Node = RootContent | ElementContent;

const MODULE = "or, in a post, an import or export, which makes it a module of its own.";
const EXPECTED_VALUE = `Expected the value written out, ${MODULE}`;
const EXPECTED_TEXT = `Expected \\{ for a brace in the text, a value written out such as {"lamp"}, ${MODULE}`;

export const isJsx = (node: Node): node is Jsx =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

/** A component begins with a capital letter; `<div>` in MDX is an element. */
export const isComponentName = (name: string | null): name is string => /^[A-Z]/.test(name ?? "");

/**
 * Turns what MDX adds to Markdown into plain data: written-out expressions become text, comments become comments,
 * `<div>` becomes an element. Throws a MarkdownError for whatever would have to be run.
 */
export function evaluateMdx(tree: Root): Root {
  return { ...tree, children: tree.children.flatMap((node) => evaluate(node)) as RootContent[] };
}

function evaluate(node: Node): Node[] {
  if (node.type === "mdxjsEsm")
    throw toError(`"${node.value.split("\n")[0]}" would have to be run.`, node.position?.start);
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
    const comment = /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(node.value);
    if (comment) return [{ type: "comment", value: comment[1]! }];
    if (node.value.trim() === "") return [];
    const value = literalValue(node.data?.estree);
    if (value === undefined)
      throw toError(`The expression {${node.value}} would have to be run.`, node.position?.start, EXPECTED_TEXT);
    return [{ type: "text", value: String(value ?? "") }];
  }
  if (!("children" in node)) return [node];
  const children = (node.children as Node[]).flatMap(evaluate) as ElementContent[];
  if (!isJsx(node) || isComponentName(node.name)) return [{ ...node, children } as Node];
  const properties = Object.fromEntries(Object.entries(propsOf(node)).filter(([, value]) => typeof value !== "object"));
  return [{ type: "element", tagName: node.name ?? "div", properties, children, position: node.position } as Element];
}

/** What can be known of a module without running it: its text and the components of the site, written-out values too. */
export function withoutCode(tree: Root): Root {
  const own = importedNames(tree);
  const read = (node: Node): Node[] => {
    if (node.type === "mdxjsEsm" || (isJsx(node) && own.has(node.name ?? ""))) return [];
    if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
      const isWrittenOut = literalValue(node.data?.estree) !== undefined || /^\s*(\/\*|$)/.test(node.value);
      return isWrittenOut ? evaluate(node) : [];
    }
    if (!("children" in node)) return [node];
    const known = { ...node, children: (node.children as Node[]).flatMap(read) } as Node;
    return isJsx(known) && !isComponentName(known.name)
      ? evaluate({ ...known, attributes: known.attributes.filter(isWrittenOut) })
      : [known];
  };
  return { ...tree, children: tree.children.flatMap(read) as RootContent[] };
}

/** Whether an attribute's value is known without running anything. */
export const isWrittenOut = (attribute: Jsx["attributes"][number]): attribute is MdxJsxAttribute =>
  attribute.type === "mdxJsxAttribute" &&
  (typeof attribute.value !== "object" || !attribute.value || literalValue(attribute.value.data?.estree) !== undefined);

/** The attributes of a component as its props. */
export function propsOf(node: Jsx): Record<string, PropValue> {
  return Object.fromEntries(
    node.attributes.map((attribute) => {
      if (attribute.type === "mdxJsxAttribute") return [attribute.name, toProp(node, attribute)];
      throw toError(`The attributes {${attribute.value}} would have to be run.`, node.position?.start);
    }),
  );
}

function toProp(node: Jsx, { name, value }: MdxJsxAttribute): PropValue {
  if (value === null || value === undefined) return true;
  if (typeof value === "string") return value;
  const result = literalValue(value.data?.estree);
  if (result === undefined)
    throw toError(`The attribute ${name}={${value.value}} would have to be run.`, node.position?.start);
  return result;
}

const toError = (message: string, place: Point | undefined, expected = EXPECTED_VALUE): MarkdownError =>
  new MarkdownError(message, expected, place?.line ?? 1, place?.column ?? 1);

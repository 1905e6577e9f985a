import type { Element, ElementContent, Root, RootContent } from "hast";
import { toHtml } from "hast-util-to-html";
import type { MdxJsxAttribute, MdxJsxFlowElementHast, MdxJsxTextElementHast } from "mdast-util-mdx-jsx";
import { find, hastToReact, html } from "property-information";
import type { Attributes, Body, BodyNode, PropValue } from "../../shared/body";
import { literalValue } from "./literal-value";

type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type Node = RootContent | ElementContent;

/** Turns a compiled tree into the smallest data that renders it: HTML, and elements only around components. */
export function toBody(nodes: readonly Node[]): Body {
  const tree = nodes.map(lowerCaseJsxToElement);
  return tree.some(holdsComponent) ? tree.flatMap(toNode) : renderHtml(tree);
}

const renderHtml = (nodes: readonly Node[]): string =>
  toHtml({ type: "root", children: nodes as RootContent[] } satisfies Root, { allowDangerousHtml: true });

const isJsx = (node: Node): node is Jsx => node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

/** A component begins with a capital letter; `<div>` in MDX is an element. */
const isComponentName = (name: string | null): name is string => /^[A-Z]/.test(name ?? "");

const isComponent = (node: Node): boolean => isJsx(node) && isComponentName(node.name);

const holdsComponent = (node: Node): boolean =>
  isComponent(node) || ("children" in node && (node.children as Node[]).some(holdsComponent));

function lowerCaseJsxToElement(node: Node): Node {
  if (!("children" in node)) return node;
  const children = (node.children as Node[])
    .filter(({ type }) => type !== "comment")
    .map(lowerCaseJsxToElement) as ElementContent[];
  if (!isJsx(node) || isComponentName(node.name)) return { ...node, children } as Node;
  const properties = Object.fromEntries(Object.entries(propsOf(node)).filter(([, value]) => typeof value !== "object"));
  return { type: "element", tagName: node.name ?? "div", properties, children } as Element;
}

function toNode(node: Node): BodyNode[] {
  if (node.type === "text") return [node.value];
  if (node.type === "raw") return [{ tag: "div", attributes: {}, html: node.value }];
  if (isJsx(node) && isComponentName(node.name)) {
    return [{ component: node.name, props: propsOf(node), children: (node.children as Node[]).flatMap(toNode) }];
  }
  if (node.type !== "element") return [];
  const { tagName: tag, children } = node;
  const attributes = toAttributes(node.properties);
  return children.some(holdsComponent)
    ? [{ tag, attributes, children: children.flatMap(toNode) }]
    : [{ tag, attributes, html: renderHtml(children) }];
}

function propsOf(node: Jsx): Record<string, PropValue> {
  const attributes = node.attributes.filter(
    (attribute): attribute is MdxJsxAttribute => attribute.type === "mdxJsxAttribute",
  );
  return Object.fromEntries(attributes.map(({ name, value }) => [name, toProp(value)]));
}

function toProp(value: MdxJsxAttribute["value"]): PropValue {
  if (value === null || value === undefined) return true;
  return typeof value === "string" ? value : (literalValue(value.data?.estree) ?? null);
}

function toAttributes(properties: Element["properties"]): Attributes {
  const entries = Object.entries(properties).flatMap(([key, value]) => {
    if (value === null || value === undefined || value === false || key === "style") return [];
    const info = find(html, key);
    const name = info.space ? (hastToReact[info.property] ?? info.property) : info.attribute;
    return [[name, Array.isArray(value) ? value.join(" ") : value] as const];
  });
  return Object.fromEntries(entries);
}

import type { Element, Root, RootContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { find, hastToReact, html } from "property-information";
import type { Attributes, Body, BodyNode } from "../shared/body";
import { isComponentName, isJsx, propsOf, type Node } from "./mdx/tree";

/** Turns a compiled tree into the smallest data that renders it: HTML, and elements only around components. */
export function toBody(nodes: readonly Node[]): Body {
  const tree = withoutComments(nodes);
  return tree.some(holdsComponent) ? tree.flatMap(toNode) : renderHtml(tree);
}

export const renderHtml = (nodes: readonly Node[]): string =>
  toHtml({ type: "root", children: nodes as RootContent[] } satisfies Root, {
    allowDangerousHtml: true,
    closeEmptyElements: true,
  });

const withoutComments = (nodes: readonly Node[]): Node[] =>
  nodes
    .filter(({ type }) => type !== "comment")
    .map((node) =>
      "children" in node ? ({ ...node, children: withoutComments(node.children as Node[]) } as Node) : node,
    );

const holdsComponent = (node: Node): boolean =>
  isJsx(node) || ("children" in node && (node.children as Node[]).some(holdsComponent));

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

/** The attributes of an element by their React names. */
export function toAttributes(properties: Element["properties"]): Attributes {
  const entries = Object.entries(properties).flatMap(([key, value]) => {
    if (value === null || value === undefined || value === false || key === "style") return [];
    const info = find(html, key);
    const name = info.space ? (hastToReact[info.property] ?? info.property) : info.attribute;
    return [[name, Array.isArray(value) ? value.join(" ") : value] as const];
  });
  return Object.fromEntries(entries);
}

/** Returns a body with `map` applied to all of its HTML: in strings, attributes and props. */
export function mapHtml(body: Body, map: (html: string) => string): Body {
  return typeof body === "string" ? map(body) : body.map((node) => mapNode(node, map));
}

function mapNode(node: BodyNode, map: (html: string) => string): BodyNode {
  if (typeof node === "string") return node;
  const children = "children" in node ? { children: node.children.map((child) => mapNode(child, map)) } : {};
  if ("component" in node) return { ...node, props: mapStrings(node.props, map), ...children };
  const attributes = mapStrings(node.attributes, map);
  return { ...node, attributes, ...children, ...("html" in node ? { html: map(node.html) } : {}) };
}

const mapStrings = <T extends object>(values: T, map: (text: string) => string): T =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? map(value) : value]),
  ) as T;

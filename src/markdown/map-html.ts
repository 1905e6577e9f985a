import type { Body, BodyNode } from "../shared/body";

/** A text whose HTML, in strings, attributes and props, has been replaced piece by piece. */
export function mapHtml(body: Body, map: (html: string) => string): Body {
  return typeof body === "string" ? map(body) : body.map((node) => mapNode(node, map));
}

function mapNode(node: BodyNode, map: (html: string) => string): BodyNode {
  if (typeof node === "string") return node;
  const children = "children" in node ? { children: node.children.map((child) => mapNode(child, map)) } : {};
  if ("component" in node) return { ...node, props: mapStrings(node.props, map), ...children };
  const attributes = mapStrings(node.attributes, map);
  return { ...node, attributes, ...children, ...("html" in node ? { html: map(node.html) } : {}) } as BodyNode;
}

const mapStrings = <T extends object>(values: T, map: (text: string) => string): T =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? map(value) : value]),
  ) as T;

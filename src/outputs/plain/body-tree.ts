import type { ElementContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { h } from "hastscript";
import { pathPrefix } from "../../content/environment";
import type { Body, BodyNode, PropValue } from "../../shared/body";
import type { ComponentName } from "../../shared/component-names";
import { isCopiedFile } from "../../shared/paths";

/** Parses a compiled text into a tree. Components become plain elements. */
export function bodyTree(body: Body): ElementContent[] {
  return typeof body === "string" ? parse(body) : body.flatMap(nodeTree);
}

const parse = (html: string): ElementContent[] => fromHtml(html, { fragment: true }).children as ElementContent[];

function nodeTree(node: BodyNode): ElementContent[] {
  if (typeof node === "string") return [{ type: "text", value: node }];
  if ("component" in node) {
    return PLAIN[node.component as ComponentName]?.(node.props) ?? node.children.flatMap(nodeTree);
  }
  const children = "html" in node ? parse(node.html) : node.children.flatMap(nodeTree);
  return [h(node.tag, node.attributes, children)];
}

/** Components get the paths of pages without the prefix, which their links add. */
const withPrefix = (href: string): string => (/^\/(?!\/)/.test(href) && !isCopiedFile(href) ? pathPrefix() : "") + href;

/** The plain elements for each component of the registry. */
const PLAIN: Record<ComponentName, (props: Record<string, PropValue>) => ElementContent[]> = {
  LinkCard: ({ href, title, description }) => [
    h("p", h("a", { href: withPrefix(String(href)) }, String(title)), description ? `: ${String(description)}` : null),
  ],
};

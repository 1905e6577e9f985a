import type { Element, ElementContent, Properties } from "hast";
import { fromHtml } from "hast-util-from-html";
import type { Body, BodyNode, PropValue } from "../../shared/body";
import type { ComponentName } from "../../shared/component-names";

/** Parses a compiled text into a tree. Components become plain elements. */
export function bodyTree(body: Body): ElementContent[] {
  return typeof body === "string" ? parse(body) : body.flatMap(nodeTree);
}

/** A code block: its markup up to the code, and the code. */
const CODE_BLOCK = /(<figure class="code-block[^]*?<code class="language-[^>]*>)([^]*?)(?=<\/code>)/g;
const TAG = /<[^>"]*(?:"[^"]*"[^>"]*)*>/g;

/** Most tags of a text highlight code, which this tree does not need. Without them parsing takes half the time. */
const withoutColours = (html: string): string =>
  html.replace(CODE_BLOCK, (_, begin: string, code: string) => begin + code.replace(TAG, ""));

const parse = (html: string): ElementContent[] =>
  fromHtml(withoutColours(html), { fragment: true }).children as ElementContent[];

function nodeTree(node: BodyNode): ElementContent[] {
  if (typeof node === "string") return [{ type: "text", value: node }];
  if ("component" in node) {
    const children = node.children.flatMap(nodeTree);
    return PLAIN[node.component as ComponentName]?.(node.props, children) ?? children;
  }
  const children = "html" in node ? parse(node.html) : node.children.flatMap(nodeTree);
  return [element(node.tag, toProperties(node.attributes), children)];
}

/** Converts React's attribute names to those of hast. */
function toProperties(attributes: Record<string, string | number | boolean>): Properties {
  const { className, ...rest } = attributes;
  const camel = (name: string) =>
    name.replace(/^(data|aria)-([a-z])/, (_, kind, letter) => kind + letter.toUpperCase());
  const entries = Object.entries(rest).map(([name, value]) => [camel(name), value] as const);
  return {
    ...Object.fromEntries(entries),
    ...(typeof className === "string" ? { className: className.split(" ") } : {}),
  };
}

/** The plain elements for each component of the registry. */
const PLAIN: Record<ComponentName, (props: Record<string, PropValue>, children: ElementContent[]) => ElementContent[]> =
  {
    LinkCard: ({ href, title, description }) => [
      element("p", {}, [
        element("a", { href: String(href) }, [{ type: "text", value: String(title) }]),
        ...(description ? [{ type: "text" as const, value: `: ${String(description)}` }] : []),
      ]),
    ],
  };

export const element = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  ...{ type: "element", tagName, properties, children },
});

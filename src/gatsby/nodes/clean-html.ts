import type { Root } from "hast";
import { raw } from "hast-util-raw";
import { sanitize, type Schema } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";

/** A line of text with links: no pictures, frames, styles or scripts, so that it can neither load nor run anything. */
const SCHEMA: Schema = {
  tagNames: "a abbr b bdi br code del em i ins kbd mark p s small span strong sub sup time".split(" "),
  attributes: {
    "*": ["lang", "dir", "title"],
    a: ["href", "hrefLang", "rel", ["target", "_blank"]],
    time: ["dateTime"],
  },
  protocols: { href: ["http", "https", "mailto", "tel"] },
  strip: ["script", "style", "template", "iframe"],
};

/**
 * Reduces the HTML of settings and the environment to text with links. Links within the site get the path prefix. A page
 * in a new tab gets no access to this one.
 */
export function cleanHtml(html: string, pathPrefix: string): string {
  const parsed = raw({ type: "root", children: [{ type: "raw", value: html }] });
  const tree = sanitize(parsed, SCHEMA) as Root;
  visit(tree, "element", ({ tagName, properties }) => {
    if (tagName !== "a") return;
    const { href, target } = properties;
    if (typeof href === "string" && /^\/(?!\/)/.test(href)) properties.href = pathPrefix + href;
    if (target === "_blank") properties.rel = ["noopener", "noreferrer"];
  });
  return toHtml(tree).trim();
}

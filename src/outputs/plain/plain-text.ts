import fs from "node:fs";
import path from "node:path";
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { EXIT, visit } from "unist-util-visit";
import { POST_BODY_ID, type Body } from "../../shared/body";
import { htmlFile } from "../../shared/built-files";
import { digestOf } from "../../shared/digest";
import type { SiteCache } from "../write-file";
import { plainTree } from "./plain-tree";
import { toMarkdown } from "./to-markdown";

export interface PlainJob {
  body: Body;
  /** The URL of the page. */
  url: string;
  /** The HTML is for feed readers. */
  form: "html" | "markdown";
}

/**
 * Converts a compiled text to a plain form. Results are cached.
 * @param make Converts a text that is not in the cache; in this thread by default.
 */
export async function plainText(
  cache: SiteCache,
  job: PlainJob,
  make: (job: PlainJob) => string | Promise<string> = makePlainText,
): Promise<string> {
  const key = `plain ${digestOf(JSON.stringify(job))}`;
  const kept = (await cache.get(key)) as string | undefined;
  if (kept !== undefined) return kept;
  const made = await make(job);
  await cache.set(key, made);
  return made;
}

/** Converts a compiled text to a plain form, without a cache. */
export function makePlainText({ body, url, form }: PlainJob): string {
  const tree = plainTree(body, url);
  return form === "html" ? toFeedHtml(tree) : toMarkdown(tree);
}

/**
 * Serializes a plain tree as HTML for feed readers. Replaces task checkboxes, which most readers remove, with symbols.
 * Modifies the tree.
 */
function toFeedHtml(tree: Root): string {
  visit(tree, "element", (node: Element, index, parent) => {
    if (node.tagName !== "input" || !parent || index === undefined) return;
    parent.children[index] = { type: "text", value: node.properties.checked ? "☑" : "☐" };
  });
  return toHtml(tree);
}

/**
 * Returns the HTML of a post that is an MDX module, which only exists in its built page. Empty if there is no such
 * page.
 */
export function moduleBody(address: string): string {
  const file = path.join("public", htmlFile(address));
  if (!fs.existsSync(file)) return "";
  let text = "";
  const tree: Root = fromHtml(fs.readFileSync(file, "utf8"));
  visit(tree, "element", (node: Element) => {
    if (node.properties.id !== POST_BODY_ID) return;
    text = toHtml({ type: "root", children: node.children });
    return EXIT;
  });
  return text;
}

import fs from "node:fs";
import path from "node:path";
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { EXIT, visit } from "unist-util-visit";
import { POST_BODY_ID } from "../../shared/body";
import { htmlFile } from "../../shared/built-files";

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

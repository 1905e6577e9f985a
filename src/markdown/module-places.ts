import type { Element, Parents, Root } from "hast";
import { raw } from "hast-util-raw";
import path from "node:path";
import type { VFile } from "vfile";
import { pathPrefix } from "../content/environment";
import { contentDir, relativeTo } from "../content/folder";
import { readContent } from "../content/read-content";
import { siteContext } from "../gatsby/check/site-context";
import { inProduction } from "../shared/visibility";
import { routesOf } from "../gatsby/check/routes";
import { copyAsset } from "./assets";
import { isJsx, type Jsx, type Node } from "./mdx-tree";
import { makePicture } from "./pictures";
import { replaceReferences, type Reference } from "./references";
import { resolvePlaces, type Surroundings } from "./render";
import { visit } from "unist-util-visit";

/** Puts in place what a module points to. What of it is not there has been said by the check of the whole content. */
export function rehypePlaces() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const references = file.data.references as Reference[];
    if (references.length === 0) return;
    const folder = contentDir();
    const { places } = await resolvePlaces(
      references,
      relativeTo(folder, path.resolve(file.path)),
      await around(folder),
    );
    const replace = (html: string): string => replaceReferences(html, (index) => places[index]!);
    visit(tree, (node, index, parent) => {
      if (node.type === "element") replaceProperties(node, replace);
      if (isJsx(node as Node)) replaceAttributes(node as unknown as Jsx, replace);
      if (node.type !== ("raw" as string) || !parent || index === undefined) return undefined;
      const elements = parseHtml(replace(replace((node as unknown as { value: string }).value)));
      (parent as Parents).children.splice(index, 1, ...elements);
      return index + elements.length;
    });
  };
}

function replaceProperties({ properties }: Element, replace: (html: string) => string): void {
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === "string") properties[name] = replace(value);
  }
}

function replaceAttributes({ attributes }: Jsx, replace: (html: string) => string): void {
  for (const attribute of attributes) {
    if (typeof attribute.value === "string") attribute.value = replace(attribute.value);
  }
}

const parseHtml = (html: string): Element[] =>
  (raw({ type: "root", children: [{ type: "raw", value: html }] }) as Root).children as Element[];

async function around(folder: string): Promise<Surroundings> {
  const content = await readContent(folder);
  const prefix = inProduction() ? pathPrefix() : "";
  return {
    ...siteContext(content, routesOf(content), folder),
    pathPrefix: prefix,
    copyAsset: (file) => copyAsset(file, prefix),
    makePicture: (file, address) => makePicture(file, prefix, address),
  };
}

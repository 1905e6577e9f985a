import fs from "node:fs";
import path from "node:path";
import type { Element, Root, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import type { MdxJsxAttribute } from "mdast-util-mdx-jsx";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { pathPrefix } from "../content/environment";
import { contentDir } from "../content/folder";
import { copyAsset } from "../markdown/pictures/assets";
import { isModule } from "../markdown/syntax/source";
import { isJsx, MDX_NODES, type Node } from "../markdown/mdx/tree";
import { makePicture } from "../markdown/pictures/pictures";
import type { Reference } from "../markdown/links/reference";
import { resolveReferences } from "../markdown/render";
import { renderHtml, toAttributes } from "../markdown/body";
import { digestOf } from "../shared/digest";
import { inProduction } from "../shared/visibility";

/**
 * Puts pictures and files where `rehypeReferences` left marks, as in all other texts. Addresses of pages already have
 * the prefix, and the check has reported what does not exist.
 */
export function rehypeAddresses() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const prefix = inProduction() ? pathPrefix() : "";
    const { resolve } = await resolveReferences(file.data.references as Reference[], file.path, {
      ...{ contentDir: contentDir(), pathPrefix: "", linkSeverity: "warning" },
      ...{ isRoute: () => true, routeOfFile: () => undefined },
      copyAsset: (asset) => copyAsset(asset, prefix),
      makePicture: (picture, address) => makePicture(picture, prefix, address && prefix + address),
    });
    visit(tree, (node, index, parent) => {
      if (node.type === "raw") {
        const { children } = fromHtml(resolve(node.value), { fragment: true });
        parent!.children.splice(index!, 1, ...(children as Element[]));
        return [SKIP, index! + children.length];
      }
      if (node.type === "element") {
        for (const [name, value] of Object.entries(node.properties))
          if (typeof value === "string") node.properties[name] = resolve(value);
      } else if (isJsx(node as Node)) {
        for (const attribute of (node as unknown as { attributes: MdxJsxAttribute[] }).attributes)
          if (typeof attribute.value === "string") attribute.value = resolve(attribute.value);
      }
      return undefined;
    });
  };
}

/** A digest of the pictures and files that posts which import or export may show: they become part of compiled scripts. */
export function moduleFilesDigest(): string {
  const blog = path.join(contentDir(), "blog");
  const posts = fs.existsSync(blog) ? fs.readdirSync(blog, { recursive: true, encoding: "utf8" }) : [];
  const folders = posts
    .map((name) => path.join(blog, name))
    .filter((file) => file.endsWith(".mdx") && isModule(file, fs.readFileSync(file, "utf8")))
    .map((file) => path.dirname(file));
  if (folders.length === 0) return "";
  const files = [...new Set(folders), path.resolve("static")]
    .filter(fs.existsSync)
    .flatMap((folder) =>
      fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
    );
  const others = files.filter(({ name }) => !/\.(mdx?|[jt]sx?|css)$/.test(name));
  return digestOf(others.map(({ parentPath, name }) => digestOf(fs.readFileSync(path.join(parentPath, name)))).join());
}

const MDX_TYPES: readonly string[] = MDX_NODES;

const hasCode = (node: Node): boolean =>
  MDX_TYPES.includes(node.type) || ("children" in node && (node.children as Node[]).some(hasCode));

/** The name under which `PostArticle` passes its component for HTML to a module. */
const HTML = "CompiledHtml";

/** Makes HTML of each block without code, which the browser does not have to hydrate. */
export function rehypeHtml() {
  return (tree: Root): void => {
    tree.children = tree.children.map((node) => (node.type === "element" && !hasCode(node) ? toHtml(node) : node));
  };
}

function toHtml(element: Element): RootContent {
  const html = renderHtml(element.children);
  if (html === "") return element;
  const props = { as: element.tagName, ...toAttributes(element.properties), html };
  const attributes = Object.entries(props).map(([name, value]) => ({
    ...{ type: "mdxJsxAttribute" as const, name, value: String(value) },
  }));
  return { type: "mdxJsxFlowElement", name: HTML, attributes, children: [], position: element.position } as never;
}

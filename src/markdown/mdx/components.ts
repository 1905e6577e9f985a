import { existsSync } from "node:fs";
import type { Root } from "hast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { isKnownComponent, KNOWN_COMPONENTS } from "../../shared/component-names";
import { nearest } from "../../shared/problem";
import { splitAddress } from "../links/link-address";
import type { Reference } from "../links/reference";
import { refuse } from "../mistakes";
import { importsOf, rootOf } from "./imports";

/**
 * Reports components that are neither in the registry nor `imported`, since their content would be lost. A refused import
 * has an error of its own.
 */
export function findUnknownComponents(tree: Root, imported: ReadonlySet<string>, file: VFile): void {
  visit(tree, ["mdxJsxFlowElement", "mdxJsxTextElement"], (node) => {
    const { name } = node as { name?: string | null };
    if (!name || !/^[A-Z]/.test(name) || isKnownComponent(name) || imported.has(rootOf(name))) return;
    const meant = nearest(name, KNOWN_COMPONENTS);
    const hint = meant ? `Did you mean <${meant}>? ` : "";
    const expected = `${hint}Expected one of: ${KNOWN_COMPONENTS.join(", ")}; or, in a post, an import of it.`;
    refuse(file, `Unknown component <${name}>.`, expected, node.position?.start);
  });
}

/** Whether an import names a file rather than a package, or a package that is installed. */
export function isImportable(source: string): boolean {
  if (/^[./]/.test(source)) return true;
  const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(source) ?? [source];
  return existsSync(`node_modules/${name}`);
}

const isText = (source: string): boolean => /\.mdx?$/.test(source);

const LIST = new Intl.ListFormat("en");

/**
 * Reports imports of other texts, which would lack the components of the site, and of packages that are not installed.
 * webpack would not know their position in the post.
 */
export function findImportMistakes(tree: Root, file: VFile): void {
  for (const { source, names, ...place } of importsOf(tree)) {
    if (isText(source)) {
      const expected = "Expected its text in the place of its component.";
      refuse(file, `"${source}" is a text, which cannot be imported.`, expected, place);
    } else if (!isImportable(source)) {
      const what = names.length > 0 ? `${LIST.format(names)} cannot be imported: ` : "";
      const expected = `Expected a file, such as ./lamps, an installed package, or one of these without an import: ${KNOWN_COMPONENTS.join(", ")}.`;
      refuse(file, `${what}"${source}" is not an installed package.`, expected, place);
    }
  }
}

/** Lists the files that a post imports. Whether they exist is known only when the text is rendered. */
export const importedFiles = (tree: Root): Reference[] =>
  importsOf(tree)
    .filter(({ source }) => source.startsWith(".") && !isText(source))
    .map(({ source, line, column }) => ({ kind: "import", ...splitAddress(source), alt: "", line, column }));

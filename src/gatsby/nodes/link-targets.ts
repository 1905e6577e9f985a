import fs from "node:fs";
import path from "node:path";
import { contentDir } from "../../content/folder";
import { digestOf } from "../../shared/digest";
import { isFile, relativeTo } from "../../shared/files";
import { lookUpFile } from "../../markdown/links/link-address";
import type { Reference } from "../../markdown/links/reference";
import { fileOfTarget } from "../../markdown/links/site-file";
import type { NodeArgs } from "./create-node";
import { updateText, type TextNode } from "./derived-fields";
import { textNodes } from "../../outputs/text-nodes";
import { textAddresses } from "./find-nodes";

/** The links and pictures of each text by its path below the content folder. */
export type TextReferences = ReadonlyMap<string, readonly Reference[]>;

/**
 * Stores a digest of each text's link targets in its node. Gatsby reruns the queries of a text only if its node has
 * changed. A change of a target's address or file therefore has to change the nodes that point to it.
 */
export async function updateLinkTargets(args: NodeArgs, references: TextReferences): Promise<void> {
  const addresses = textAddresses(args);
  for (const node of textNodes(args) as TextNode[]) {
    const pointing = references.get(node.filePath);
    if (pointing) await updateText(args, node, { linkTargets: digestOfTargets(pointing, node.filePath, addresses) });
  }
}

/** Returns the file that a reference leads to, if its target is a file. `filePath` is that of the text. */
export const fileOfReference = ({ target }: Reference, filePath: string): string =>
  fileOfTarget(target, path.join(contentDir(), filePath));

/**
 * Returns a digest that changes with the address or content of a target, or null if the text has no targets.
 * @param addresses The addresses of texts by their paths below the content folder.
 */
export function digestOfTargets(
  references: readonly Reference[],
  filePath: string,
  addresses: ReadonlyMap<string, string>,
): string | null {
  const targets = references
    .filter(({ kind }) => kind !== "route")
    .map((reference) => {
      const file = fileOfReference(reference, filePath);
      const name = relativeTo(contentDir(), file);
      const page = reference.kind === "file" ? lookUpFile(name, (each) => addresses.get(each)) : undefined;
      return page ?? (/\.mdx?$/.test(file) ? undefined : versionOf(file));
    });
  return targets.length > 0 ? digestOf(JSON.stringify(targets)) : null;
}

/** The size and modification time of a file, if it exists. */
function versionOf(file: string): string | undefined {
  if (!isFile(file)) return undefined;
  const { size, mtimeMs } = fs.statSync(file);
  return `${size} ${mtimeMs}`;
}

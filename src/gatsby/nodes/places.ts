import fs from "node:fs";
import path from "node:path";
import { contentDir, relativeTo } from "../../content/folder";
import { digestOf } from "../../shared/digest";
import { isFile } from "../../shared/is-file";
import { decodeTarget } from "../../markdown/link-address";
import type { Reference } from "../../markdown/references";
import { staticFile } from "../../markdown/site-file";
import type { NodeReader, NodeTools } from "./create-node";
import { updateText, type TextNode } from "./refresh";
import { textAddresses, textNodes } from "./texts";

/** What each text points to, by its path below the content folder. */
export type TextReferences = ReadonlyMap<string, readonly Reference[]>;

/** The addresses of texts, by their paths below the content folder. */
type Addresses = ReadonlyMap<string, string>;

/**
 * Notes in the node of each text where that is which it points to. Links and pictures are put in place whenever a query
 * asks for a text, and Gatsby asks again only when a node has changed: an address, a picture or a file that is another
 * one, or has come or gone, has to change the nodes of all texts that point to it.
 */
export async function refreshPlaces(args: NodeTools & NodeReader, references: TextReferences): Promise<void> {
  const addresses = textAddresses(args);
  for (const node of textNodes(args) as TextNode[]) {
    const pointing = references.get(node.filePath);
    if (pointing) await updateText(args, node, { places: placesOf(pointing, node.filePath, addresses) });
  }
}

/** Where that is which the texts that are modules point to, by their paths: it stands in their code. */
export function placesOfModules(args: NodeReader, references: TextReferences): [filePath: string, places: string][] {
  const addresses = textAddresses(args);
  const modules = args.getNodesByType("Post").filter(({ isModule }) => isModule);
  const names = modules.map(({ filePath }) => String(filePath)).sort();
  return names.map((name) => [name, placesOf(references.get(name) ?? [], name, addresses) ?? ""]);
}

/** A value that is another one when something that a text points to has another address or content; null for nothing. */
export function placesOf(
  references: readonly Reference[],
  filePath: string,
  addresses: Addresses,
  dir = contentDir(),
): string | null {
  const places = references
    .filter(({ kind }) => kind !== "route")
    .map(({ kind, target }) => {
      const address = decodeTarget(target);
      const file = address.startsWith("/") ? staticFile(address) : path.resolve(dir, path.dirname(filePath), address);
      return kind === "file" ? addresses.get(relativeTo(dir, file)) : versionOf(file);
    });
  return places.length > 0 ? digestOf(JSON.stringify(places)) : null;
}

/** When a file was written and its size; nothing of one that is not there. */
function versionOf(file: string): string | undefined {
  if (!isFile(file)) return undefined;
  const { size, mtimeMs } = fs.statSync(file);
  return `${size} ${mtimeMs}`;
}

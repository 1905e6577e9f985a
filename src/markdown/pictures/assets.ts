import fs from "node:fs/promises";
import path from "node:path";
import { digestOf } from "../../shared/digest";
import { isFile, writeWhole } from "../../shared/files";

/** Copies a file of the content folder to the built site and returns its address, which changes with its content. */
export async function copyAsset(file: string, pathPrefix: string): Promise<string> {
  const content = await fs.readFile(file);
  const hash = digestOf(content);
  const name = path.basename(file);
  const target = path.resolve("public/static", hash, name);
  if (!isFile(target)) writeWhole(target, content);
  return `${pathPrefix}/static/${hash}/${encodeURIComponent(name)}`;
}

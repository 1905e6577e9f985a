import fs from "node:fs/promises";
import path from "node:path";
import { digestOf } from "../../shared/digest";
import { randomUUID } from "node:crypto";

/** Copies a file of the content folder to the built site and returns its address, which changes with its content. */
export async function copyAsset(file: string, pathPrefix: string): Promise<string> {
  const content = await fs.readFile(file);
  const hash = digestOf(content);
  const name = path.basename(file);
  const target = path.resolve("public/static", hash, name);
  await writeOnce(target, (part) => fs.writeFile(part, content));
  return `${pathPrefix}/static/${hash}/${encodeURIComponent(name)}`;
}

/**
 * Writes a file of the built site atomically, unless it exists: its address contains a hash of its content.
 * @param write Writes the file to the given temporary path.
 */
export async function writeOnce(file: string, write: (part: string) => Promise<void>): Promise<void> {
  if (await fs.stat(file).catch(() => undefined)) return;
  await fs.mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.${randomUUID()}`;
  await write(part);
  await fs.rename(part, file);
}

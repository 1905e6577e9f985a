import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { digestOf } from "../digest";

/** Copies a file of the content folder to the built site and returns its address, which changes with its content. */
export async function copyAsset(file: string, pathPrefix: string): Promise<string> {
  const content = await fs.readFile(file);
  const hash = digestOf(content);
  const name = path.basename(file);
  const target = path.resolve("public/static", hash, name);
  await writeWhole(target, content);
  return `${pathPrefix}/static/${hash}/${encodeURIComponent(name)}`;
}

/** What is at an address that names its content is kept from build to build: it is never seen half written. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.${randomUUID()}`;
  await fs.writeFile(part, content);
  await fs.rename(part, file);
}

import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";

/**
 * Makes a file of the built site whose address names its content. What is there already is right; nobody sees half of it.
 * @param write Writes the file at the path that it is given.
 */
export async function publishOnce(file: string, write: (part: string) => Promise<void>): Promise<void> {
  if (await fs.stat(file).catch(() => undefined)) return;
  await fs.mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.${randomUUID()}`;
  await write(part);
  await fs.rename(part, file);
}

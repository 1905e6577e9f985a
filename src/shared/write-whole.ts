import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** Writes a file so that nobody reads half of it, and a process that is killed leaves what was there. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.${randomUUID()}`;
  fs.writeFileSync(part, content);
  fs.renameSync(part, file);
}

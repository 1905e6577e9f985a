import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/**
 * Writes a file atomically. Other processes never read a partial file, and a process that is killed leaves the old file
 * intact.
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.${randomUUID()}`;
  fs.writeFileSync(part, content);
  fs.renameSync(part, file);
}

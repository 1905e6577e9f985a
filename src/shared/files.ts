import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** Whether a path exists and is a file. False for folders and for invalid paths, such as one with a NUL character. */
export function isFile(file: string): boolean {
  try {
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Returns the path of a file below `root`, with forward slashes on every system. */
export const relativeTo = (root: string, file: string): string => path.relative(root, file).split(path.sep).join("/");

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

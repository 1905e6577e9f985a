import fs from "node:fs";

/** Whether a file is at a path: no folder, and nothing at a path where no file can be, such as one with a NUL. */
export function isFile(file: string): boolean {
  try {
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

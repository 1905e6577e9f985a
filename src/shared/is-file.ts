import fs from "node:fs";

/** Whether a path exists and is a file. False for folders and for invalid paths, such as one with a NUL character. */
export function isFile(file: string): boolean {
  try {
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

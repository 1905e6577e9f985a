import fs from "node:fs";
import path from "node:path";

/**
 * Makes the copy of a folder what the folder is, by `copy` for each file that is not the same as its copy. Where there is
 * no folder, there is no copy either.
 */
export function copyFolder(folder: string, target: string, copy: (from: string, to: string) => void): void {
  if (!fs.existsSync(folder)) return fs.rmSync(target, { recursive: true, force: true });
  fs.mkdirSync(target, { recursive: true });
  const gone = new Set(fs.readdirSync(target));
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    gone.delete(entry.name);
    const [from, to] = [path.join(folder, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory()) copyFolder(from, to, copy);
    else if (entry.isFile() && !isSame(from, to)) copy(from, to);
  }
  for (const left of gone) fs.rmSync(path.join(target, left), { recursive: true });
}

/** A copy has the time of its file. What is there instead of the copy goes. */
function isSame(from: string, to: string): boolean {
  const file = fs.statSync(from);
  const copy = fs.statSync(to, { throwIfNoEntry: false });
  const same = copy?.isFile() && copy.size === file.size && Math.abs(copy.mtimeMs - file.mtimeMs) < 1;
  if (copy && !same) fs.rmSync(to, { recursive: true });
  return same ?? false;
}

/** Copies a file with its time, and without its bytes where the file system can. */
export function copyFile(from: string, to: string): void {
  const { atime, mtime } = fs.statSync(from);
  fs.copyFileSync(from, to, fs.constants.COPYFILE_FICLONE);
  fs.utimesSync(to, atime, mtime);
}

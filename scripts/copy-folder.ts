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
    else if (entry.isFile() && !isCopied(from, to)) copy(from, to);
  }
  for (const left of gone) fs.rmSync(path.join(target, left), { recursive: true });
}

/** What tells one version of a file from another. */
export interface FileVersion {
  size: number;
  /** When it was written, in milliseconds. A copy has this from its file, as exactly as it can be set. */
  written: number;
}

export const isSameVersion = (one: FileVersion, other: FileVersion): boolean =>
  one.size === other.size && Math.abs(one.written - other.written) < 1;

export const versionOf = ({ size, mtimeMs }: fs.Stats): FileVersion => ({ size, written: mtimeMs });

/** Whether a file has its copy. What is there instead of the copy goes. */
function isCopied(from: string, to: string): boolean {
  const copy = fs.statSync(to, { throwIfNoEntry: false });
  if (!copy) return false;
  const isSame = copy.isFile() && isSameVersion(versionOf(copy), versionOf(fs.statSync(from)));
  if (!isSame) fs.rmSync(to, { recursive: true });
  return isSame;
}

/** Copies a file with its time, and without its bytes where the file system can. */
export function copyFile(from: string, to: string): void {
  const { atime, mtime } = fs.statSync(from);
  fs.copyFileSync(from, to, fs.constants.COPYFILE_FICLONE);
  fs.utimesSync(to, atime, mtime);
}

import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { nearest, type Mistake } from "./problem";

/** Whether a path exists and is a file. False for folders and for invalid paths, such as one with a NUL character. */
export function isFile(file: string): boolean {
  try {
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Whether a path exists and is a folder. */
export const isFolder = (name: string): boolean => fs.statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;

/** Whether a path is a folder, or is in it. */
export const isIn = (file: string, folder: string): boolean => file === folder || file.startsWith(folder + path.sep);

/**
 * Returns a question that asks whether another file in the folder of a missing one was meant, or what is wrong with its
 * name, or an empty text. Texts often share a name with their pictures, so they are left out.
 * @param written The path of the missing file as it is written, which the guess follows.
 */
export function guessFile(written: string, missing: string): string {
  const wanted = path.basename(missing);
  const names = filesIn(path.dirname(missing)).filter((name) => name !== wanted && !/\.mdx?$/i.test(name));
  if (names.some((name) => name.normalize() === wanted.normalize()))
    return "A file there has this name in another Unicode form: type the name again in both places. ";
  const meant = nearest(wanted, names);
  return meant === undefined ? "" : `Did you mean ${written.slice(0, written.lastIndexOf("/") + 1)}${meant}? `;
}

/** The names of the files in a folder. None if it cannot be read, or its path is invalid. */
function filesIn(folder: string): string[] {
  try {
    return fs
      .readdirSync(folder, { withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map(({ name }) => name);
  } catch {
    return [];
  }
}

/**
 * Whether a file is a Git LFS pointer: a few lines of text that stand for the file itself, until `git lfs pull` puts it
 * in their place. False if it cannot be read.
 */
export function isLfsPointer(file: string): boolean {
  try {
    return fs.statSync(file).size < LFS_LENGTH && fs.readFileSync(file, "latin1").startsWith(LFS_BEGINNING);
  } catch {
    return false;
  }
}

const LFS_BEGINNING = "version https://git-lfs.github.com/spec/";

/** Every pointer is shorter, in bytes. */
const LFS_LENGTH = 1024;

/** What a problem about a Git LFS pointer says, after the name of the file. */
export const LFS_PROBLEM: Mistake = {
  message: "is a Git LFS pointer: the file itself has not been downloaded.",
  expected: "Run: git lfs pull.",
};

/** The paths of all files below a folder. Follows symbolic links to files only. None if there is no such folder. */
export const filesBelow = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, encoding: "utf8" })
        .map((name) => path.join(folder, name))
        .filter(isFile)
    : [];

/** Returns the file in `static/` that is served at a path of the site. */
export const staticFile = (address: string): string => path.resolve("static", `.${path.posix.normalize(address)}`);

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

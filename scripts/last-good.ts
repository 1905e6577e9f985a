/**
 * Keeps the site that was built last while another one is being built in the same folder, and brings it back when that
 * build fails or is killed. Gatsby writes over what is there, page by page, and notes in its cache what it has written;
 * so both are kept and brought back together, and the next build is as warm as if the failed one had not been.
 * The copy stays after a build that succeeded: the next one copies only what has changed since.
 */
import fs from "node:fs";
import path from "node:path";

interface Note {
  /** The changed folders that were there. */
  kept: string[];
  /** Ids of the processes that make the build. */
  processes: number[];
}

/** What a build changes, and what has to agree. */
const CHANGED = ["public", ".cache/redux", ".cache/data"];
/** Nothing in it is written over: its addresses name their content. */
const UNCHANGING = "public/static";
const FOLDER = ".last-good";
/** Says what is kept, and for whom. Written last, so that what is beside it is whole. */
const NOTE = "note.json";

/** Copies the site in `root` beside itself, for a build that the processes with the given ids make. */
export function keepLastGood(root: string, processes: number[]): void {
  const folder = path.join(root, FOLDER);
  const kept = CHANGED.filter((name) => fs.existsSync(path.join(root, name)));
  for (const name of CHANGED)
    if (!kept.includes(name)) fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  for (const name of kept) copyFolder(root, name, folder);
  writeNote(root, { kept, processes });
}

/** Adds a process to those that make the build. */
export function joinBuild(root: string, id: number): void {
  const note = readNote(root);
  if (note) writeNote(root, { ...note, processes: [...note.processes, id] });
}

/** Ends the keeping: the build has succeeded. */
export function dropLastGood(root: string): void {
  fs.rmSync(path.join(root, FOLDER, NOTE), { force: true });
}

/** The process that is building in `root`, if there is one. */
export function findBuilder(root: string): number | undefined {
  return readNote(root)?.processes.find((id) => id !== process.pid && isRunning(id));
}

/**
 * Brings back what was there before a build that did not come to its end, and says whether there was such a build. One
 * that is still running is left alone. Where there was no site before, none is left.
 */
export function restoreLastGood(root: string): boolean {
  const note = readNote(root);
  if (findBuilder(root) !== undefined) return false;
  for (const name of note ? CHANGED : []) {
    const isKept = note!.kept.includes(name);
    const copy = path.join(root, FOLDER, name);
    const target = path.join(root, name);
    const isBack = isKept && !fs.existsSync(copy);
    if (isBack) continue;
    fs.rmSync(target, { recursive: true, force: true });
    if (!isKept) continue;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.renameSync(copy, target);
  }
  if (note) fs.rmSync(path.join(root, FOLDER), { recursive: true, force: true });
  return note !== undefined;
}

/** Makes the copy of a folder what the folder is. */
function copyFolder(root: string, name: string, target: string): void {
  const folder = path.join(root, name);
  const copy = path.join(target, name);
  fs.mkdirSync(copy, { recursive: true });
  const gone = new Set(fs.readdirSync(copy));
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    gone.delete(entry.name);
    const below = `${name}/${entry.name}`;
    if (entry.isDirectory()) copyFolder(root, below, target);
    else if (entry.isFile())
      copyFile(path.join(root, below), path.join(target, below), below.startsWith(`${UNCHANGING}/`));
  }
  for (const left of gone) fs.rmSync(path.join(copy, left), { recursive: true });
}

/** A copy has the time of its file, which tells whether it is still the same. */
function copyFile(from: string, to: string, isUnchanging: boolean): void {
  const file = fs.statSync(from);
  const copy = fs.statSync(to, { throwIfNoEntry: false });
  if (copy?.isFile() && copy.size === file.size && Math.abs(copy.mtimeMs - file.mtimeMs) < 1) return;
  if (copy) fs.rmSync(to, { recursive: true });
  if (isUnchanging) return fs.linkSync(from, to);
  fs.copyFileSync(from, to, fs.constants.COPYFILE_FICLONE);
  fs.utimesSync(to, file.atime, file.mtime);
}

function writeNote(root: string, note: Note): void {
  fs.mkdirSync(path.join(root, FOLDER), { recursive: true });
  fs.writeFileSync(path.join(root, FOLDER, `${NOTE}.part`), JSON.stringify(note));
  fs.renameSync(path.join(root, FOLDER, `${NOTE}.part`), path.join(root, FOLDER, NOTE));
}

function readNote(root: string): Note | undefined {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, FOLDER, NOTE), "utf8"));
  } catch {
    return undefined;
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

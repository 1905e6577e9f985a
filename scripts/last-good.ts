/**
 * Keeps the site that was built last while another one is being built in the same folder, and brings it back when that
 * build fails or is killed. Gatsby writes over what is there, page by page, and notes in its cache what it has written;
 * so both are kept and brought back together, and the next build is as warm as if the failed one had not been.
 * The copy stays after a build that succeeded: the next one copies only what has changed since.
 */
import fs from "node:fs";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { writeWhole } from "../src/node/write-whole";
import { copyFile, copyFolder } from "./copy-folder";
import { dropPack, isPacked, packFolder, unpackFolder } from "./pack-folder";

interface Note {
  /** Whether each folder was there that the build may have changed by now. */
  wasThere: Record<string, boolean>;
  /** Ids of the processes that make the build. */
  processes: number[];
}

/** What Gatsby notes of the site that it has built, which a build changes from its start. */
export const NOTES_OF_SITE = [".cache/redux", ".cache/data"];
/** What it changes later; has to agree with those. */
const SITE = "public";
/** Nothing in it is written over: its addresses name their content. */
const UNCHANGING = "static";
const FOLDER = ".last-good";
const PACK = "site.pack";
/** Says what is kept, and for whom. What it does not name is not whole. */
const NOTE = "note.json";

/**
 * Copies what Gatsby notes of the site in `root`, for a build that the processes with the given ids make. They may begin
 * then, and change the site itself after `expectChange`.
 */
export function keepNotes(root: string, processes: number[]): void {
  writeNote(root, { wasThere: {}, processes });
  for (const name of NOTES_OF_SITE) {
    copyFolder(path.join(root, name), path.join(root, FOLDER, name), copyFile);
    noteKept(root, name, fs.existsSync(path.join(root, name)));
  }
}

/** Copies the site that is in `root` now, if there is one, and says whether there is. Works in many small steps. */
export async function keepSite(root: string): Promise<boolean> {
  const site = path.join(root, SITE);
  const wasThere = fs.existsSync(site);
  await setImmediate();
  // What an earlier version copied, or what was unpacked.
  fs.rmSync(path.join(root, FOLDER, SITE), { recursive: true, force: true });
  if (!wasThere) return false;
  copyFolder(path.join(site, UNCHANGING), path.join(root, FOLDER, UNCHANGING), fs.linkSync);
  await packFolder(site, path.join(root, FOLDER, PACK), UNCHANGING);
  return true;
}

/** Notes that the build may change the site from now on. `wasThere` is what `keepSite` has said. */
export const expectChange = (root: string, wasThere: boolean): void => noteKept(root, SITE, wasThere);

function noteKept(root: string, name: string, wasThere: boolean): void {
  const note = readNote(root)!;
  writeNote(root, { ...note, wasThere: { ...note.wasThere, [name]: wasThere } });
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
 * that is still running, or being brought back, is left alone. Where there was no site before, none is left. One that the
 * build has not begun to change stays as it is, and so does its copy. Throws when the disk is full; can be tried again.
 */
export function restoreLastGood(root: string): boolean {
  const note = readNote(root);
  if (findBuilder(root) !== undefined) return false;
  const wasThere = note?.wasThere ?? {};
  if (note) writeNote(root, { wasThere, processes: [process.pid] });
  if (wasThere[SITE]) unpackSite(root);
  for (const [name, isKept] of Object.entries(wasThere)) {
    const copy = path.join(root, FOLDER, name);
    const target = path.join(root, name);
    const isBack = isKept && !fs.existsSync(copy);
    if (isBack) continue;
    fs.rmSync(target, { recursive: true, force: true });
    if (!isKept) continue;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.renameSync(copy, target);
  }
  if (SITE in wasThere) fs.rmSync(path.join(root, FOLDER), { recursive: true, force: true });
  else dropLastGood(root);
  return note !== undefined;
}

/**
 * Makes of the parts of the copy a folder again. Can be broken off and begun anew: the parts stay until all of it is there.
 * What is in its place goes first, for the disk may be full.
 */
function unpackSite(root: string): void {
  const folder = path.join(root, FOLDER);
  const pack = path.join(folder, PACK);
  const copy = path.join(folder, SITE);
  if (isPacked(pack)) {
    for (const old of [copy, path.join(root, SITE)]) fs.rmSync(old, { recursive: true, force: true });
    unpackFolder(pack, copy);
    dropPack(pack);
  }
  const unchanging = path.join(folder, UNCHANGING);
  if (fs.existsSync(unchanging)) fs.renameSync(unchanging, path.join(copy, UNCHANGING));
}

function writeNote(root: string, note: Note): void {
  writeWhole(path.join(root, FOLDER, NOTE), JSON.stringify(note));
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

/**
 * A copy of a folder in one file, beside which a list says what is where. To make thousands of small files costs the
 * system ten times what their bytes cost. Files that are the same as in the copy before stay where they are; new ones come
 * after them. Folders without files are not kept, nor are links.
 */
import fs from "node:fs";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { writeWhole } from "../src/node/write-whole";
import { isSameVersion, versionOf, type FileVersion } from "./copy-folder";

interface Packed extends FileVersion {
  start: number;
}

/** By the path of a file below the folder. */
type ByName<T> = Map<string, T>;

const CHUNK_BYTES = 4_194_304;

const fsync = promisify(fs.fsync);

const listOf = (pack: string): string => `${pack}.json`;

export const isPacked = (pack: string): boolean => fs.existsSync(listOf(pack));

export function dropPack(pack: string): void {
  fs.rmSync(listOf(pack), { force: true });
  fs.rmSync(pack, { force: true });
}

/** Makes the copy of a folder what the folder is, but for one part of it; works in many small steps. */
export async function packFolder(folder: string, pack: string, leftOut: string): Promise<void> {
  const found = await listFiles(folder, leftOut);
  const list = keepPacked(readList(pack), found);
  let position = endOf(list);
  // Without its list a pack that is half written counts as none.
  fs.rmSync(listOf(pack), { force: true });
  const file = fs.openSync(pack, position > 0 ? "r+" : "w");
  try {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    for (const [name, { written }] of found) {
      if (list.has(name)) continue;
      const size = append(path.join(folder, name), file, position, chunk);
      list.set(name, { start: position, size, written });
      position += size;
      await setImmediate();
    }
    await fsync(file);
  } finally {
    fs.closeSync(file);
  }
  writeWhole(listOf(pack), JSON.stringify([...list]));
}

/** Writes what `packFolder` has copied to a folder, each file with the time it had. Throws if it is not all there. */
export function unpackFolder(pack: string, folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  const file = fs.openSync(pack, "r");
  try {
    for (const [name, { start, size, written }] of readList(pack)) {
      const bytes = Buffer.alloc(size);
      if (fs.readSync(file, bytes, 0, size, start) < size) throw new Error(`${pack} is not whole.`);
      const target = path.join(folder, name);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, bytes);
      fs.utimesSync(target, written / 1000, written / 1000);
    }
  } finally {
    fs.closeSync(file);
  }
}

function readList(pack: string): ByName<Packed> {
  return new Map(isPacked(pack) ? (JSON.parse(fs.readFileSync(listOf(pack), "utf8")) as [string, Packed][]) : []);
}

const endOf = (list: ByName<Packed>): number =>
  [...list.values()].reduce((end, { start, size }) => Math.max(end, start + size), 0);

/** Those files of a pack that are still the same; none when others take more room than they do. */
function keepPacked(before: ByName<Packed>, found: ByName<FileVersion>): ByName<Packed> {
  const isSame = ([name, version]: [string, Packed]) => {
    const file = found.get(name);
    return file !== undefined && isSameVersion(file, version);
  };
  const same = [...before].filter(isSame);
  const bytes = same.reduce((sum, [, { size }]) => sum + size, 0);
  return new Map(endOf(before) > 2 * bytes ? [] : same);
}

/** The files below a folder, but for one part of it. */
async function listFiles(folder: string, leftOut: string): Promise<ByName<FileVersion>> {
  const found: ByName<FileVersion> = new Map();
  const folders = [""];
  for (const below of folders) {
    for (const entry of fs.readdirSync(path.join(folder, below), { withFileTypes: true })) {
      const name = path.join(below, entry.name);
      if (entry.isDirectory() && name !== leftOut) folders.push(name);
      if (!entry.isFile()) continue;
      found.set(name, versionOf(fs.statSync(path.join(folder, name))));
    }
    await setImmediate();
  }
  return found;
}

/** Writes a file into another one, and gives its size. */
function append(source: string, target: number, position: number, chunk: Buffer): number {
  const file = fs.openSync(source, "r");
  let size = 0;
  try {
    for (let read = -1; read !== 0; size += read) {
      read = fs.readSync(file, chunk);
      if (read > 0) fs.writeSync(target, chunk, 0, read, position + size);
    }
  } finally {
    fs.closeSync(file);
  }
  return size;
}

import fs from "node:fs";
import path from "node:path";
import type { FileEntry } from "../../../shared/offline/manifest";
import { digestOf } from "../../digest";

const known = new Map<string, FileEntry>();

/** Forgets the files of an earlier build in the same process. */
export const forgetFiles = (): void => known.clear();

/** Where the file of an address is below `public`, for what is no page. */
const fileOf = (url: string): string => decodeURI(url).replace(/\/$/, "/index.html");

/**
 * What the worker has to know of a file.
 * @param url Its address below the site's own.
 * @param file Where it is below `public`, if that is elsewhere.
 */
export function toFileEntry(publicDir: string, url: string, file = fileOf(url)): FileEntry {
  const entry = known.get(url);
  if (entry) return entry;
  const content = fs.readFileSync(path.join(publicDir, file));
  const made: FileEntry = [url, digestOf(content), content.length];
  known.set(url, made);
  return made;
}

export const isPublicFile = (publicDir: string, url: string): boolean =>
  fs.statSync(path.join(publicDir, fileOf(url)), { throwIfNoEntry: false })?.isFile() ?? false;

/** The files below a folder of `public` as addresses, in order. */
export function filesBelow(publicDir: string, folder: string): string[] {
  const root = path.join(publicDir, folder);
  if (!fs.existsSync(root)) return [];
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(publicDir, path.join(entry.parentPath, entry.name)).split(path.sep).join("/")}`)
    .sort();
}

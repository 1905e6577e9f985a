import fs from "node:fs";
import path from "node:path";
import type { SearchRecord } from "../engine";
import { MANIFEST_FILE, type Manifest, type Meta, type PageText } from "../embedded/format";
import { toPage } from "../embedded/page-text";
import { toRecords } from "../records";

/** All records of the site, from the index that the last build has written. Throws when there is none. */
export function readRecords(folder: string, basePath: string): SearchRecord[] {
  const read = <T>(name: string): T => JSON.parse(fs.readFileSync(path.join(folder, name), "utf8")) as T;
  if (!fs.existsSync(path.join(folder, MANIFEST_FILE))) {
    throw new Error(`There are no search records in ${folder}. Run "npm run build" first.`);
  }
  const { texts } = read<Meta>(read<Manifest>(MANIFEST_FILE).meta);
  return texts.flatMap((name) => read<PageText[]>(name)).flatMap((text) => toRecords(toPage(text), basePath));
}

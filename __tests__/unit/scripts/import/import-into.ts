import fs from "node:fs";
import path from "node:path";
import { runImport } from "../../../../scripts/import";
import { enterFolder, makeFolder } from "../../../stand-ins/content-folder";

type Files = Record<string, string>;

/** Imports a small old site, which stays as it is, into an empty one. Returns what was written, and said. */
export function importInto(
  old: Record<string, string | Buffer>,
  args: readonly string[] = [],
): { files: Files; said: string } {
  const folder = makeFolder(old);
  const before = filesIn(folder);
  enterFolder({});
  const said = importFrom(folder, args);
  expect(filesIn(folder)).toEqual(before);
  return { files: filesIn("."), said };
}

/** Imports an old site into the working directory. Returns what was said, with `old` in place of its path. */
export function importFrom(folder: string, args: readonly string[] = []): string {
  const out = jest.spyOn(console, "log").mockReturnValue();
  try {
    runImport([folder, ...args], process.cwd());
    return out.mock.calls.join("\n").replaceAll(path.relative(process.cwd(), folder), "old");
  } finally {
    out.mockRestore();
  }
}

/** The files below a folder, by their paths from it. */
export function filesIn(folder: string): Files {
  const names = fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const files = names.filter((name) => fs.statSync(path.join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, fs.readFileSync(path.join(folder, name), "utf8")]));
}

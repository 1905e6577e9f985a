import { isUtf8 } from "node:buffer";
import fs from "node:fs/promises";
import path from "node:path";
import type { Problem } from "../shared/problem";
import { findUnreadFiles } from "./unread-files";
import type { SourceFile } from "./yaml-source";

/** The folder that holds everything the owner edits; `SITE_CONTENT_DIR` names another one. */
export const contentDir = (): string => path.resolve(process.env.SITE_CONTENT_DIR || "content");

/** Below `root`, with forward slashes on every system. */
export const relativeTo = (root: string, file: string): string => path.relative(root, file).split(path.sep).join("/");

/** The texts of a content folder: Markdown and YAML, in the order of their paths. Other files are assets. */
export async function readSourceFiles(dir: string): Promise<{ files: SourceFile[]; problems: Problem[] }> {
  const problems: Problem[] = [];
  const root = await fs.realpath(dir).catch(() => undefined);
  if (root === undefined || !(await fs.stat(root)).isDirectory()) {
    throw new Error(
      `${dir}:1:1  The content folder cannot be read.  Expected a folder; SITE_CONTENT_DIR names it, "content" is the default.`,
    );
  }
  const paths = await listFiles(dir, [root], problems);
  problems.push(
    ...findUnreadFiles(
      dir,
      paths.map((file) => relativeTo(dir, file)),
    ),
  );
  const texts = paths.filter((name) => /\.(mdx?|ya?ml)$|[\\/]_category_\.json$/.test(name)).sort();
  const files = await Promise.all(texts.map((file) => readSourceFile(dir, file)));
  return { files: files.filter((file) => file !== undefined), problems };
}

/** The files below a folder. Links are followed as the build follows them, but not in a circle. */
async function listFiles(dir: string, above: readonly string[], problems: Problem[]): Promise<string[]> {
  const entries = await fs.readdir(dir, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const name = path.join(dir, entry.name);
      if (entry.isDirectory()) return listFiles(name, [...above, await fs.realpath(name)], problems);
      if (!entry.isSymbolicLink()) return entry.isFile() ? [name] : [];
      const target = await fs.realpath(name).catch(() => undefined);
      const stats = target === undefined ? undefined : await fs.stat(target);
      if (target !== undefined && stats?.isFile()) return [name];
      if (target !== undefined && !above.includes(target)) return listFiles(name, [...above, target], problems);
      const message =
        target === undefined
          ? "The symbolic link leads nowhere, or round in a circle of links."
          : "The symbolic link leads to a folder that holds it, and so round in a circle.";
      problems.push({ file: name, message, expected: "Expected a link to another place.", severity: "error" });
      return [];
    }),
  );
  return found.flat();
}

/** A text of the content folder; nothing if the file has been deleted since it was listed. */
export async function readSourceFile(dir: string, file: string): Promise<SourceFile | undefined> {
  const bytes = await fs.readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (!bytes) return undefined;
  const source = { path: file, relativePath: relativeTo(dir, file), text: bytes.toString("utf8") };
  const problem = unreadable(file, bytes);
  return problem ? { ...source, problem } : source;
}

/** Why bytes are no text. */
function unreadable(file: string, bytes: Buffer): Problem | undefined {
  const isBinary = bytes.includes(0);
  if (!isBinary && isUtf8(bytes)) return undefined;
  const lines = bytes.toString("utf8").split("\n");
  const index = lines.findIndex((line) => /[\0\uFFFD]/.test(line));
  const place = { line: index + 1, column: lines[index]!.search(/[\0\uFFFD]/) + 1 };
  const message = isBinary ? "The file is not text." : "The file is not encoded in UTF-8.";
  return { file, ...place, message, expected: "Expected text in UTF-8.", severity: "error" };
}

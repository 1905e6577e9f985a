import fs from "node:fs/promises";
import path from "node:path";
import type { SourceFile } from "./yaml-source";

/** The folder that holds everything the owner edits; `SITE_CONTENT_DIR` names another one. */
export const contentDir = (): string => path.resolve(process.env.SITE_CONTENT_DIR || "content");

/** Below `root`, with forward slashes on every system. */
export const relativeTo = (root: string, file: string): string => path.relative(root, file).split(path.sep).join("/");

/** The texts of a content folder: Markdown and YAML, in the order of their paths. Other files are assets. */
export async function readSourceFiles(dir: string): Promise<SourceFile[]> {
  const entries = await fs.readdir(dir, { recursive: true, withFileTypes: true }).catch(() => {
    throw new Error(
      `${dir}:1:1  The content folder cannot be read.  Expected a folder; SITE_CONTENT_DIR names it, "content" is the default.`,
    );
  });
  const paths = entries
    .filter((entry) => entry.isFile() && /\.(mdx?|ya?ml)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return Promise.all(paths.map((file) => readSourceFile(dir, file)));
}

export async function readSourceFile(dir: string, file: string): Promise<SourceFile> {
  return { path: file, relativePath: relativeTo(dir, file), text: await fs.readFile(file, "utf8") };
}

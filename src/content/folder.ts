import { existsSync, realpathSync } from "node:fs";
import fs, { constants } from "node:fs/promises";
import path from "node:path";
import { relativeTo } from "../shared/files";
import { errorAt, type Problem } from "../shared/problem";
import { contentFile, type ContentFile } from "./content-file";
import { findNameProblems } from "./file-names";

/**
 * Returns the folder with everything that the owner edits. `SITE_CONTENT_DIR` names another one. A symbolic link is
 * resolved to its target, since webpack knows modules by their real paths.
 */
export function contentDir(): string {
  const dir = path.resolve(process.env.SITE_CONTENT_DIR || "content");
  return existsSync(dir) ? realpathSync(dir) : dir;
}

/** What gatsby-source-filesystem takes for a pattern in the path of its folder, and webpack for the end of a path. */
const PATTERN = /[#!?*]|\[.*\]|\{.*\}|[@+]\(/;

/** Reads the Markdown and the data of a content folder, in the order of their paths. Other files are assets. */
export async function readFolder(dir: string): Promise<{ files: ContentFile[]; problems: Problem[] }> {
  const root = await fs.realpath(dir).catch(() => undefined);
  if (root === undefined || !(await fs.stat(root)).isDirectory()) {
    throw new Error(
      `${dir}:1:1  The content folder cannot be read.  Expected a folder; SITE_CONTENT_DIR names it, "content" is the default.`,
    );
  }
  const [sign] = PATTERN.exec(dir) ?? [];
  if (sign) {
    throw new Error(`${dir}:1:1  Gatsby does not find all files here.  Expected a path without "${sign[0]}".`);
  }
  const found: Listing = { files: [], folders: [], problems: [] };
  await list(dir, [root], found);
  const [names, folders] = [found.files, found.folders].map((paths) => paths.map((file) => relativeTo(dir, file)));
  const sources = found.files.filter((name) => /\.(mdx?|ya?ml)$|[\\/]_category_\.json$/.test(name)).sort();
  const files = await Promise.all(sources.map((file) => readFile(dir, file, found)));
  const assets = found.files.filter((name) => !sources.includes(name));
  // Gatsby reads every file of the folder.
  await Promise.all(assets.map((file) => fs.access(file, constants.R_OK).catch(addUnreadable(found, file))));
  return {
    files: files.filter((file) => file !== undefined),
    problems: [...found.problems, ...findNameProblems(dir, names!, folders)],
  };
}

interface Listing {
  files: string[];
  folders: string[];
  problems: Problem[];
}

/** Lists a folder, without hidden files. Follows symbolic links, as Gatsby does, but not in a circle. */
async function list(dir: string, above: readonly string[], found: Listing): Promise<void> {
  const entries = await fs.readdir(dir, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    addUnreadable(found, dir, "folder")(error);
    return [];
  });
  const listFolder = async (name: string, target: string): Promise<void> => {
    found.folders.push(name);
    await list(name, [...above, target], found);
  };
  await Promise.all(
    entries.map(async (entry) => {
      const name = path.join(dir, entry.name);
      if (entry.name.startsWith(".")) return undefined;
      if (entry.isFile()) return found.files.push(name);
      if (entry.isDirectory()) return listFolder(name, await fs.realpath(name));
      if (!entry.isSymbolicLink()) return found.problems.push(errorAt({ file: name }, ...NO_FILE));
      const target = await fs.realpath(name).catch(() => undefined);
      const stats = target === undefined ? undefined : await fs.stat(target);
      if (stats?.isFile()) return found.files.push(name);
      if (target !== undefined && stats?.isDirectory() && !above.includes(target)) return listFolder(name, target);
      const message = !stats
        ? "The symbolic link leads nowhere, or in a circle of links."
        : stats.isDirectory()
          ? "The symbolic link leads to a folder that contains it, and so in a circle."
          : "The symbolic link leads to neither a file nor a folder.";
      return found.problems.push(errorAt({ file: name }, message, "Expected a link to another target."));
    }),
  );
}

/** What a problem says about a named pipe, a socket or a device, which Gatsby would try to read. */
const NO_FILE = ["This is neither a file nor a folder.", "Expected no pipe, socket or device in the content."] as const;

/** Reads a file. Undefined if it has been deleted since it was listed, or cannot be read. */
async function readFile(dir: string, file: string, found: Listing): Promise<ContentFile | undefined> {
  const bytes = await fs.readFile(file).catch(addUnreadable(found, file));
  return bytes && contentFile(file, relativeTo(dir, file), bytes);
}

/** Returns a function that reports why a file or folder cannot be read, unless it is gone. */
const addUnreadable =
  ({ problems }: Listing, file: string, kind = "file") =>
  ({ code }: NodeJS.ErrnoException): undefined => {
    const message = `The ${kind} cannot be read (${code}).`;
    if (code !== "ENOENT") problems.push(errorAt({ file }, message, `Expected a ${kind} that you may read.`));
    return undefined;
  };

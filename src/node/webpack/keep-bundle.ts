import fs from "node:fs";
import path from "node:path";
import type { ChunkGroup, Compilation, Compiler, Stats } from "webpack";
import { digestOf } from "../digest";
import { writeWhole } from "../write-whole";

/** What Gatsby asks of a group of chunks, with its place in the list in place of other groups. */
interface KeptGroup {
  name: string | null;
  hashes: string[];
  children: number[];
  origins: (string | null)[];
}

interface Kept {
  settings: string;
  /** A digest of each file that was read, but for packages. */
  inputs: Record<string, string>;
  /** Where files were looked for that were not there. */
  missing: string[];
  /** A digest of each file that was written. */
  outputs: Record<string, string>;
  hash: string;
  groups: KeptGroup[];
}

/** Where they are: the folder of the site may have a link to them. */
const PACKAGES = fs.realpathSync("node_modules") + path.sep;

/**
 * Makes no bundle anew of which nothing has changed: neither what was read, nor what was written, nor the settings. To
 * come to the same from its cache, webpack takes a seventh of an edit of one post. What has warnings is made each time,
 * so that they are said again.
 */
export class KeepBundle {
  /**
   * @param note The file that says what the bundle was made of.
   * @param files What others write beside the bundle, below its folder, when they are told of it.
   */
  constructor(
    private readonly note: string,
    private readonly files: readonly string[] = [],
  ) {}

  apply(compiler: Compiler): void {
    const run = compiler.run.bind(compiler);
    compiler.run = (callback) => {
      const kept = this.findKept(compiler);
      if (kept) return callback(null, toStats(kept));
      fs.rmSync(this.note, { force: true });
      const started = Date.now();
      run((error, stats) => {
        if (stats && !stats.hasErrors() && !stats.hasWarnings()) this.keep(compiler, stats.compilation, started);
        callback(error, stats);
      });
    };
  }

  private findKept(compiler: Compiler): Kept | undefined {
    const kept = readNote(this.note);
    const isSame = ([file, digest]: [string, string]) => digestFile(file) === digest;
    const isKept =
      kept !== undefined &&
      kept.settings === settingsOf(compiler) &&
      Object.entries(kept.inputs).every(isSame) &&
      Object.entries(kept.outputs).every(isSame) &&
      !kept.missing.some(find);
    return isKept ? kept : undefined;
  }

  private keep(compiler: Compiler, compilation: Compilation, started: number): void {
    const inputs = [...compilation.fileDependencies].filter((file) => isOwn(file) && !isFolder(file));
    // What was saved meanwhile may be in the bundle, or not; what is in a folder is not known by its files.
    const isSteady = inputs.every((file) => (find(file)?.mtimeMs ?? 0) < started);
    if (!isSteady || [...compilation.contextDependencies].some(isOwn)) return;
    const names = [...compilation.getAssets().map(({ name }) => name.replace(/\?.*/, "")), ...this.files];
    const kept: Kept = {
      settings: settingsOf(compiler),
      inputs: digestFiles(inputs),
      missing: [...compilation.missingDependencies].filter((file) => isOwn(file) && !find(file)),
      outputs: digestFiles(names.map((name) => path.resolve(compiler.outputPath, name))),
      hash: compilation.hash!,
      groups: toGroups(compilation.chunkGroups),
    };
    writeWhole(this.note, JSON.stringify(kept));
  }
}

/** Nothing of a note that is not there, or that somebody has been at. */
function readNote(file: string): Kept | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8")) as Kept;
  } catch {
    return undefined;
  }
}

/** Packages change with the lockfile, whose digest is in the settings of webpack's cache. */
const isOwn = (file: string): boolean => !file.startsWith(PACKAGES);

const find = (file: string): fs.Stats | undefined => fs.statSync(file, { throwIfNoEntry: false });

const isFolder = (file: string): boolean => find(file)?.isDirectory() ?? false;

/** Nothing of a file that is not there. */
const digestFile = (file: string): string => (find(file)?.isFile() ? digestOf(fs.readFileSync(file)) : "");

const digestFiles = (files: readonly string[]): Record<string, string> =>
  Object.fromEntries(files.map((file) => [file, digestFile(file)]));

function settingsOf({ options }: Compiler): string {
  const { mode, devtool, entry, output, cache, resolve } = options;
  const definitions = options.plugins.map((plugin) => (plugin as { definitions?: object }).definitions);
  return digestOf(JSON.stringify([mode, devtool, entry, output, cache, resolve.alias, definitions]));
}

const toGroups = (groups: readonly ChunkGroup[]): KeptGroup[] =>
  groups.map((group) => ({
    name: group.name ?? null,
    hashes: group.chunks.map(({ hash }) => hash!),
    children: [...group.childrenIterable].map((child) => groups.indexOf(child)),
    origins: group.origins.map(({ module }) => module?.identifier() ?? null),
  }));

/** What Gatsby asks webpack of a bundle that is there. */
function toStats({ hash, groups }: Kept): Stats {
  const chunkGroups = groups.map(({ name, hashes, origins }) => ({
    name,
    chunks: hashes.map((chunk) => ({ hash: chunk })),
    childrenIterable: [] as object[],
    origins: origins.map((id) => ({ module: id === null ? null : { identifier: () => id } })),
  }));
  for (const [index, { children }] of groups.entries()) {
    chunkGroups[index]!.childrenIterable = children.map((child) => chunkGroups[child]!);
  }
  const compilation = { hash, chunkGroups, errors: [], warnings: [] };
  return { hash, compilation, hasErrors: () => false, hasWarnings: () => false } as unknown as Stats;
}

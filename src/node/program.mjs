import { createHash, randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { withEsbuild } from "./esbuild-process.mjs";

/** What has been compiled, below the folder of the site. */
export const PROGRAM_FOLDER = "node_modules/.cache/site-code";
/** What decides how a program is compiled. */
const COMPILER = ["src/node/program.mjs", "tsconfig.json"];
const PACKAGES = "node_modules/.package-lock.json";
/** A program that was compiled this long ago may have been started by nobody who has not read it by now. */
const OUTDATED_MS = 3_600_000;
/** Are loaded when they are needed. */
const LAZY = ["@shikijs/langs", "@shikijs/themes", "mermaid", "satori", "shiki/wasm", "svgo"];

/** What a service loads when it starts is for browsers: its packages would be loaded with the program. */
const withoutStarts = {
  name: "without-starts",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\./ }, ({ kind, importer, path: part }) =>
      kind === "dynamic-import" && /[\\/]services[\\/]/.test(importer) ? { path: part, external: true } : undefined,
    ),
};

const readJson = (file) => JSON.parse(fs.readFileSync(file, "utf8"));

/** Packages of CommonJS stay outside: Gatsby has loaded some of them, and native ones cannot be bundled. */
const withoutCommonJs = {
  name: "without-common-js",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ importer, path: name }) =>
      /[\\/]node_modules[\\/]/.test(importer) || isModule(name) ? undefined : { path: name, external: true },
    ),
};

/** Whether a package that is imported is written as modules. */
function isModule(name) {
  const [, packageName] = /^((?:@[^/]+\/)?[^/]+)/.exec(name);
  const file = `node_modules/${packageName}/package.json`;
  return fs.existsSync(file) && readJson(file).type === "module";
}

/**
 * Puts a program and the modules of packages that it imports into one file: Node takes half a second to find some 600 of
 * them, and 0.1 s to load that. Gives its code and the files of the site's own that it is made of.
 */
async function bundle(entry) {
  const options = {
    entryPoints: [path.resolve(entry)],
    absWorkingDir: process.cwd(),
    ...{ bundle: true, platform: "node", format: "esm", target: "node20", write: false, metafile: true },
    external: LAZY,
    // What CommonJS there is among the packages of packages asks for Node's own modules.
    banner: {
      js: `import * as nodeModule from "node:module"; const require = nodeModule.createRequire(import.meta.url);`,
    },
    plugins: [withoutStarts, withoutCommonJs],
    logLevel: "silent",
  };
  const { outputFiles, metafile } = await withEsbuild(({ build }) => build(options));
  const own = Object.keys(metafile.inputs).filter((name) => !/(^|\/)node_modules\//.test(name));
  return { code: outputFiles[0].text, own };
}

/** What a program is made of: its own files, and whatever version of packages is installed. */
function digestOf(own) {
  const hash = createHash("sha256");
  const files = [...own, ...COMPILER].filter((name) => fs.existsSync(name));
  for (const name of files) hash.update(`${name}\n`).update(fs.readFileSync(name));
  const installed = fs.statSync(PACKAGES, { throwIfNoEntry: false });
  return hash.update(`${installed?.mtimeMs} ${installed?.size}`).digest("hex").slice(0, 16);
}

/** The file that a program was compiled to, if nothing of what it is made of has changed. */
function findCompiled(note) {
  try {
    const { own, compiled } = readJson(note);
    const file = path.resolve(PROGRAM_FOLDER, compiled);
    return compiled.endsWith(`-${digestOf(own)}.mjs`) && fs.existsSync(file) ? file : undefined;
  } catch {
    // It has not been compiled, or a file that it was made of is gone.
    return undefined;
  }
}

/** Threads and other processes may compile the same program now. */
function write(file, text) {
  const part = `${file}.${randomUUID()}`;
  fs.writeFileSync(part, text);
  fs.renameSync(part, file);
}

function dropOutdated(name, kept) {
  for (const other of fs.readdirSync(PROGRAM_FOLDER)) {
    const file = path.resolve(PROGRAM_FOLDER, other);
    const written = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    const isOne = other.startsWith(`${name}-`) && file !== kept;
    if (isOne && written && Date.now() - written > OUTDATED_MS) fs.rmSync(file, { force: true });
  }
}

/** Compiles a program to a file that stays as long as it has the same code, and gives its path. */
export async function compileProgram(entry) {
  const name = path.relative("", entry).replace(/\W+/g, "_");
  const note = path.resolve(PROGRAM_FOLDER, `${name}.json`);
  const compiled = findCompiled(note);
  if (compiled) return compiled;
  const started = Date.now();
  const { code, own } = await bundle(entry);
  const file = path.resolve(PROGRAM_FOLDER, `${name}-${digestOf(own)}.mjs`);
  fs.mkdirSync(PROGRAM_FOLDER, { recursive: true });
  dropOutdated(name, file);
  write(file, code);
  // What was saved meanwhile may be in the code, or not.
  const isSteady = own.every((name) => fs.statSync(name).mtimeMs < started);
  if (isSteady) write(note, JSON.stringify({ own, compiled: path.basename(file) }));
  return file;
}

/** Compiles a program and imports it. Gives what it exports. */
export const loadProgram = async (entry) => import(pathToFileURL(await compileProgram(entry)).href);

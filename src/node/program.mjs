import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const FOLDER = "node_modules/.cache/site-code";

/** What a service loads when it starts is for browsers: its packages would be loaded with the program. */
const withoutStarts = {
  name: "without-starts",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\./ }, ({ kind, importer, path: part }) =>
      kind === "dynamic-import" && /[\\/]services[\\/]/.test(importer) ? { path: part, external: true } : undefined,
    ),
};

async function compile(entry) {
  // Most programs that could compile another one never do.
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [path.resolve(entry)],
    ...{ bundle: true, packages: "external", platform: "node", format: "esm", target: "node20", write: false },
    plugins: [withoutStarts],
    logLevel: "silent",
  });
  return outputFiles[0].text;
}

const fileFor = (entry, mark) => {
  fs.mkdirSync(path.resolve(FOLDER), { recursive: true });
  return path.resolve(FOLDER, `${path.basename(entry, path.extname(entry))}-${mark}.mjs`);
};

/** Compiles a program to a file that stays, and gives its path. */
export async function compileProgram(entry) {
  const code = await compile(entry);
  const file = fileFor(entry, createHash("sha256").update(code).digest("hex").slice(0, 16));
  if (!fs.existsSync(file)) {
    const part = `${file}.${process.pid}`;
    fs.writeFileSync(part, code);
    fs.renameSync(part, file);
  }
  return file;
}

/** Compiles a program and imports it. Gives what it exports. */
export async function loadProgram(entry) {
  const file = fileFor(entry, process.pid);
  fs.writeFileSync(file, await compile(entry));
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    fs.rmSync(file);
  }
}

import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { MERMAID_ENTRY, MERMAID_FOLDER, MERMAID_STAGE } from "../shared/mermaid";
import { textNodes } from "./listed-content";

const CHUNKS = "chunks/mermaid.esm.min";

/**
 * The document in which the browser draws diagrams, and its script. `src/browser/texts/diagram-stage.ts` loads them.
 */
const STAGE_FILES = {
  "index.html":
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">' +
    '<title>Where diagrams are drawn</title><script src="stage.js"></script></head>' +
    '<body><div class="prose"><figure class="diagram"><div class="diagram-frame"></div></figure></div></body></html>\n',
  "stage.js": "window.loadMermaid = (address) => import(address).then((module) => module.default);\n",
};

/**
 * Copies the diagram library if a page has a diagram. Otherwise deletes what an earlier build or the development server
 * has copied, and always other versions of it.
 */
export function writeDiagramLibrary(args: Pick<BuildArgs, "getNodesByType">, publicDir = path.resolve("public")): void {
  const isUsed = textNodes(args).some(
    ({ built, text }) => built !== false && /(`{3}|~{3})[ \t]*mermaid\b/i.test(String(text)),
  );
  const folder = path.join(publicDir, path.dirname(MERMAID_FOLDER));
  for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
    const isKept = isUsed && name === path.basename(MERMAID_FOLDER);
    if (/^mermaid-\d+\.\d+\.\d+$/.test(name) && !isKept) fs.rmSync(path.join(folder, name), { recursive: true });
  }
  if (isUsed) copyDiagramLibrary(publicDir);
}

/** Copies the diagram library without its source maps. Pages load it when a diagram comes near the viewport. */
export function copyDiagramLibrary(publicDir = path.resolve("public")): void {
  const entry = createRequire(path.resolve("package.json")).resolve(`mermaid/dist/${MERMAID_ENTRY}`);
  const stage = path.join(publicDir, MERMAID_STAGE);
  fs.mkdirSync(stage, { recursive: true });
  for (const [name, text] of Object.entries(STAGE_FILES)) fs.writeFileSync(path.join(stage, name), text);
  const source = path.dirname(entry);
  const target = path.join(publicDir, MERMAID_FOLDER);
  const filter = (file: string): boolean => !file.endsWith(".map");
  for (const name of [MERMAID_ENTRY, CHUNKS])
    fs.cpSync(path.join(source, name), path.join(target, name), { recursive: true, filter });
}

/** Several types have a file that is named after no type. */
const UNNAMED = ["diagram-"];

/** Diagram types whose file has a different name. */
const FILE_NAMES = new Map<string, readonly string[]>([
  ["graph", ["flow"]],
  ["flowchart", ["flow"]],
  ["flowchart-elk", ["flow"]],
  ["mindmap", ["mindmap", "cose-bilkent"]],
  ...["packet", "radar", "treemap", "treeView", "eventmodeling"].map((name): [string, string[]] => [
    name,
    [name, ...UNNAMED],
  ]),
]);
/** The layout engine of most diagram types. */
const ALWAYS = ["dagre"];

function stemsOf(kind: string): readonly string[] {
  const name = kind.replace(/^C4.*/, "c4").replace(/(?:Chart|-v2|-beta)$/, "");
  return FILE_NAMES.get(name) ?? [name];
}

const beginsWith = (stems: readonly string[], name: string): boolean =>
  stems.some((stem) => path.posix.basename(name).toLowerCase().startsWith(stem.toLowerCase()));

function importsOf(code: string): { always: string[]; asked: string[] } {
  const names = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name]) => name!);
  return {
    always: names(/(?:from|import)\s*"(\.[^"]+)"/g),
    asked: names(/import\(\s*"(\.[^"]+)"\s*\)/g),
  };
}

/**
 * Returns the files of the diagram library that these types need. Most of the library is for types that no page uses. It
 * is whole for a type that no file is named after.
 */
export function diagramFiles(publicDir: string, kinds: readonly string[]): string[] {
  const entry = path.posix.join(MERMAID_FOLDER, MERMAID_ENTRY);
  if (kinds.length === 0 || !fs.existsSync(path.join(publicDir, entry))) return [];
  const filesWith = (isUsed: (name: string) => boolean): string[] => {
    const found = new Set<string>();
    const follow = (file: string) => {
      if (found.has(file) || !fs.existsSync(path.join(publicDir, file))) return;
      found.add(file);
      const { always, asked } = importsOf(fs.readFileSync(path.join(publicDir, file), "utf8"));
      for (const name of [...always, ...asked.filter(isUsed)]) follow(path.posix.join(path.posix.dirname(file), name));
    };
    follow(entry);
    return [...found].sort();
  };
  const all = filesWith(() => true);
  const isKnown = (kind: string) => all.some((name) => beginsWith(stemsOf(kind), name));
  const stems = [...ALWAYS, ...kinds.flatMap(stemsOf)];
  const used = kinds.every(isKnown) ? filesWith((name) => beginsWith(stems, name)) : all;
  return [MERMAID_STAGE, `${MERMAID_STAGE}stage.js`, ...used];
}

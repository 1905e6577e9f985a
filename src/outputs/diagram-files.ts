import fs from "node:fs";
import path from "node:path";
import { MERMAID_ENTRY, MERMAID_FOLDER, MERMAID_STAGE } from "../shared/mermaid";

/** Several types have a file that is named after no type. */
const UNNAMED = ["diagram-"];

/** Diagram types whose file has a different name. */
const FILE_NAMES: Record<string, string[]> = {
  graph: ["flow"],
  flowchart: ["flow"],
  "flowchart-elk": ["flow"],
  mindmap: ["mindmap", "cose-bilkent"],
  packet: ["packet", ...UNNAMED],
  radar: ["radar", ...UNNAMED],
  treemap: ["treemap", ...UNNAMED],
  treeView: ["treeView", ...UNNAMED],
  eventmodeling: ["eventmodeling", ...UNNAMED],
};
/** The layout engine of most diagram types. */
const ALWAYS = ["dagre"];

function stemsOf(kind: string): string[] {
  const name = kind.replace(/^C4.*/, "c4").replace(/(?:Chart|-v2|-beta)$/, "");
  return FILE_NAMES[name] ?? [name];
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

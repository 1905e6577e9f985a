import fs from "node:fs";
import path from "node:path";
import { MERMAID_ENTRY, MERMAID_FOLDER, MERMAID_STAGE } from "../shared/mermaid";

const DIAGRAM = /^[ \t]*(?:`{3,}|~{3,})[ \t]*mermaid\b[^\n]*\n(?:---[\s\S]*?---\s*)?(?:\s*%%[^\n]*\n)*\s*([\w-]+)/gm;

/** Diagram types whose file has a different name. */
const FILE_NAMES: Record<string, string[]> = {
  graph: ["flow"],
  flowchart: ["flow"],
  "flowchart-elk": ["flow"],
  mindmap: ["mindmap", "cose-bilkent"],
  zenuml: ["zenuml"],
};
/** The layout engine of most diagram types. */
const ALWAYS = ["dagre"];

/** Returns the diagram types in these texts: the first word of each diagram. */
export const diagramKinds = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(DIAGRAM)].map(([, kind]) => kind!))),
];

function importsOf(code: string): { always: string[]; asked: string[] } {
  const names = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name]) => name!);
  return {
    always: names(/(?:from|import)\s*"(\.[^"]+)"/g),
    asked: names(/import\(\s*"(\.[^"]+)"\s*\)/g),
  };
}

/**
 * Returns the files of the diagram library that these types need. Most of the library is for types that no page uses.
 */
export function diagramFiles(publicDir: string, kinds: readonly string[]): string[] {
  const entry = path.posix.join(MERMAID_FOLDER, MERMAID_ENTRY);
  if (kinds.length === 0 || !fs.existsSync(path.join(publicDir, entry))) return [];
  const stems = [...ALWAYS, ...kinds.flatMap((kind) => FILE_NAMES[kind] ?? [kind.replace(/-(v2|beta)$/, "")])];
  const isUsed = (name: string) =>
    stems.some((stem) => path.posix.basename(name).toLowerCase().startsWith(stem.toLowerCase()));
  const found = new Set<string>();
  const follow = (file: string) => {
    if (found.has(file) || !fs.existsSync(path.join(publicDir, file))) return;
    found.add(file);
    const { always, asked } = importsOf(fs.readFileSync(path.join(publicDir, file), "utf8"));
    for (const name of [...always, ...asked.filter(isUsed)]) follow(path.posix.join(path.posix.dirname(file), name));
  };
  follow(entry);
  return [MERMAID_STAGE, `${MERMAID_STAGE}stage.js`, ...[...found].sort()];
}

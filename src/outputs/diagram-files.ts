import fs from "node:fs";
import path from "node:path";
import { MERMAID_ENTRY, MERMAID_FOLDER, MERMAID_STAGE } from "../shared/mermaid";

const DIAGRAM = /^[ \t]*(?:`{3,}|~{3,})[ \t]*mermaid\b[^\n]*\n(?:---[\s\S]*?---\s*)?(?:\s*%%[^\n]*\n)*\s*([\w-]+)/gm;

/** Kinds of diagrams whose code is in a file of another name. */
const FILE_NAMES: Record<string, string[]> = {
  graph: ["flow"],
  flowchart: ["flow"],
  "flowchart-elk": ["flow"],
  mindmap: ["mindmap", "cose-bilkent"],
  zenuml: ["zenuml"],
};
/** What arranges most kinds of diagrams. */
const ALWAYS = ["dagre"];

/** The kinds of diagrams in texts, as their first words name them. */
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

/** The files of the diagram library that draw these kinds: most of the library is for kinds that no page has. */
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

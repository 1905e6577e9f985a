import fs from "node:fs";
import { digestOf } from "./digest";
import type { Keep } from "./surroundings";
import type { CompiledText } from "./markdown/compile";
import { writeWhole } from "./write-whole";

/** What a check needs to know of a text: all but the text itself. */
type Findings = Pick<CompiledText, "headings" | "ids" | "references" | "imports" | "mistakes" | "messages">;

export interface CheckMemory extends Pick<Keep, "cache" | "digest"> {
  /** Keeps what was found in this run, for the next one. */
  save(): void;
}

/**
 * Remembers between two checks what was found in each text, by its content. It is forgotten when the program or the
 * packages are no longer the same, and what was not asked for in a run is left out of the next.
 */
export function openCheckMemory(file: string, codeFiles: readonly string[]): CheckMemory {
  const code = digestOfValue(codeFiles.map((name) => fs.readFileSync(name, "utf8")));
  const before = read(file);
  const known = before?.code === code ? before.texts : {};
  const asked: Record<string, Findings> = {};
  return {
    cache: {
      get: (key) => {
        const findings = known[key];
        if (findings) asked[key] = findings;
        return Promise.resolve(findings && { ...findings, body: "", summary: "" });
      },
      set: (key, value) => {
        const { headings, ids, references, imports, mistakes, messages } = value as CompiledText;
        asked[key] = { headings, ids, references, imports, mistakes, messages };
        return Promise.resolve();
      },
    },
    digest: digestOfValue,
    save: () => {
      writeWhole(file, JSON.stringify({ code, texts: asked }));
    },
  };
}

const digestOfValue = (input: unknown): string => digestOf(JSON.stringify(input), 64);

function read(file: string): { code: string; texts: Record<string, Findings> } | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

import fs from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { writeWhole } from "../write-whole";

/** Values as JSON, by the YAML that they stand in: those of the last build, and those asked for in this one. */
let earlier = new Map<string, string>();
const asked = new Map<string, string>();

/**
 * The value of a piece of YAML that has been read before, without a mistake: reading it again takes thirty times as long.
 * It belongs to whoever asks.
 */
export function recallYaml(yaml: string): { value: unknown } | undefined {
  const json = asked.get(yaml) ?? earlier.get(yaml);
  if (json === undefined) return undefined;
  asked.set(yaml, json);
  return { value: JSON.parse(json) };
}

/** Keeps a value for who asks next. One that JSON cannot hold is read each time. */
export function rememberYaml(yaml: string, value: unknown): void {
  const json = toJson(value);
  if (json !== undefined && isDeepStrictEqual(JSON.parse(json), value)) asked.set(yaml, json);
}

/** Nothing of a value that is a part of itself. */
function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** Takes up what an earlier build has kept in a file. */
export function openYamlMemory(file: string): void {
  try {
    earlier = new Map(JSON.parse(fs.readFileSync(file, "utf8")) as [string, string][]);
  } catch {
    // There is none, or somebody has been at it: all is read.
    earlier = new Map();
  }
}

/** Keeps in a file what was asked for, for the next build. */
export const saveYamlMemory = (file: string): void => writeWhole(file, JSON.stringify([...asked]));

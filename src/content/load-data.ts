import fs from "node:fs";
import path from "node:path";
import { isFile } from "../shared/files";
import { contentFile, type ContentFile, type Parsed } from "./content-file";
import type { FrontMatterRules } from "./front-matter/keys";
import type { ParsedText } from "./parse-text";

const parsed = new WeakMap<ContentFile, { rules: string | undefined; result: unknown }>();

/**
 * Parses a file once, as long as its content and the rules for it stay the same. Each kind of file has exactly one
 * parser.
 */
export function parseOnce<P>(
  file: ContentFile,
  parse: (file: ContentFile, rules?: FrontMatterRules) => P,
  rules?: FrontMatterRules,
): P {
  const known = parsed.get(file);
  const key = JSON.stringify(rules);
  if (known && known.rules === key) return known.result as P;
  const result = parse(file, rules);
  parsed.set(file, { rules: key, result });
  return result;
}

const lastGood = new Map<string, unknown>();

/**
 * The value of a file. If it cannot be read, this is its last good value: a half-written save while developing leaves the
 * pages as they were, and the check of the content says what is wrong.
 */
export function lastValue<T>(
  file: ContentFile,
  parse: (file: ContentFile, rules?: FrontMatterRules) => Parsed<T> & Partial<ParsedText<T>>,
  rules?: FrontMatterRules,
): T | undefined {
  const { value, refused } = parseOnce(file, parse, rules);
  if (value !== undefined && !refused) lastGood.set(file.path, value);
  return lastGood.get(file.path) as T | undefined;
}

/** The last good value of a data file. Undefined if there is no such file, or it could never be read. */
export function loadData<T>(contentDir: string, name: string, parse: (file: ContentFile) => Parsed<T>): T | undefined {
  const file = path.join(contentDir, name);
  if (!isFile(file)) return undefined;
  let content: Buffer;
  try {
    content = fs.readFileSync(file);
  } catch {
    // The check of the content reports a file that may not be read.
    return lastGood.get(file) as T | undefined;
  }
  return lastValue(contentFile(file, name, content), parse);
}

import type { ContentFile } from "./content-file";
import type { FrontMatterRules } from "./front-matter/keys";

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

/**
 * Returns a function that gives the value of a file or, without one, its last good value: a half-written save while
 * developing leaves the pages as they were, and the check of the content says what is wrong.
 */
export function lastGood<T>(): (file: string, value: T | undefined) => T | undefined {
  const good = new Map<string, T>();
  return (file, value) => {
    if (value !== undefined) good.set(file, value);
    return good.get(file);
  };
}

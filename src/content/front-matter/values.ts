import { isScalar } from "yaml";
import type { z } from "zod";
import type { ContentFile } from "../content-file";

/** The keys that lead to a value in a file's data. */
export type Path = readonly PropertyKey[];

/** Keys with a text as value, even if it looks like a number. */
const NAMES = ["id", "title", "title_meta", "label", "sidebar_label", "pagination_label", "series"];
/** Keys with a list of texts as value. */
const LISTS = ["tags", "keywords"];
/** Truth values as texts: in YAML 1.1, which other tools read, `yes` and `no` are booleans. */
const TRUTH = new Map(["yes", "on", "true", "no", "off", "false"].map((word, index) => [word, index < 3]));
/** Keys that may have no value. */
const MAY_BE_EMPTY = ["description", "image", "keywords", "series", "author"];

/**
 * The front matter of a text with refused values in the form that the schema asks for, where nothing is lost by it: a number
 * as it is written in place of a name, `yes` as true, a list of one series, keywords with commas, and an empty description
 * as none. Undefined if there is no such value.
 */
export function coerced(file: ContentFile, issues: readonly z.core.$ZodIssue[]): unknown {
  const changes = issues.flatMap((issue) => {
    const coercion = coerce(file, issue, valueAt(file.data, issue.path));
    return coercion ? [{ path: issue.path, result: coercion.result }] : [];
  });
  if (changes.length === 0) return undefined;
  const data: unknown = structuredClone(file.data);
  for (const { path, result } of changes) {
    const parent = valueAt(data, path.slice(0, -1)) as Record<PropertyKey, unknown>;
    if (result === undefined) Reflect.deleteProperty(parent, path.at(-1)!);
    else parent[path.at(-1)!] = result;
  }
  return data;
}

/** The value in another form. Undefined for a value that stays as it is. */
function coerce(file: ContentFile, issue: z.core.$ZodIssue, value: unknown): { result: unknown } | undefined {
  if (file.text === undefined) return undefined;
  const { path } = issue;
  if (issue.code === "invalid_type" && issue.expected === "boolean") {
    const result = typeof value === "string" ? TRUTH.get(value.toLowerCase()) : undefined;
    return result === undefined ? undefined : { result };
  }
  const key = String(typeof path.at(-1) === "number" ? path.at(-2) : path.at(-1));
  const isOfList = LISTS.includes(key);
  if (typeof value === "number" && (isOfList || (NAMES.includes(key) && typeof path.at(-1) === "string"))) {
    const node = file.yaml.document.getIn(path, true);
    return isScalar(node) ? { result: node.source ?? String(value) } : undefined;
  }
  if (path.length > 1) return undefined;
  if (MAY_BE_EMPTY.includes(key) && (value === null || (typeof value === "string" && value.trim() === ""))) {
    return { result: undefined };
  }
  // The form that it has in HTML.
  if (key === "keywords" && typeof value === "string") {
    const words = value.split(",").map((word) => word.trim());
    return { result: words.filter(Boolean) };
  }
  return key === "series" && Array.isArray(value) && value.length === 1 ? { result: value[0] as unknown } : undefined;
}

/** Returns the value at a path, or undefined if the path leads nowhere. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, key) => (found as Record<PropertyKey, unknown> | undefined | null)?.[key], value);

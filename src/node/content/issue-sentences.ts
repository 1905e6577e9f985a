import { z } from "zod";
import { nearest } from "./problem";

/** What is wrong with a value, in an author's words. */
export interface Sentence {
  path: PropertyKey[];
  /** Whether the key itself is wrong, not its value. */
  atKey?: boolean;
  message: string;
  expected: string;
}

const keysOf = (schema: unknown): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape as Record<string, unknown>) : [];

/** The message of an unknown key is the list of those that are known there, however deep in a file that is. */
z.config({
  customError: (issue) => (issue.code === "unrecognized_keys" ? keysOf(issue.inst).join(", ") : undefined),
});

/** What a schema says of a value, as sentences that name the key and show how it should look. */
export function toSentences(issue: z.core.$ZodIssue): Sentence[] {
  const key = issue.path.map(String).join(".");
  if (key === "" && issue.code === "invalid_type") {
    const message = "The YAML is not a map of keys and values, or an alias in it leads nowhere.";
    return [{ path: [], message, expected: "Expected lines of the form key: value." }];
  }
  if (issue.code === "unrecognized_keys") {
    const known = issue.message.split(", ");
    return issue.keys.map((unknown) => {
      const meant = nearest(unknown, known);
      const list = `Expected one of: ${issue.message}.`;
      return {
        path: [...issue.path, unknown],
        atKey: true,
        message: `Unknown key "${unknown}"${key ? ` in "${key}"` : ""}.`,
        expected: meant ? `Did you mean "${meant}"? ${list}` : list,
      };
    });
  }
  if (issue.code === "invalid_key") {
    const name = String(issue.path.at(-1));
    const known = issue.issues.flatMap((inner) => (inner.code === "invalid_value" ? inner.values.map(String) : []));
    const meant = nearest(name, known);
    const expected = `${meant ? `Did you mean "${meant}"? ` : ""}Expected one of: ${known.join(", ")}.`;
    return [
      {
        path: issue.path,
        atKey: true,
        message: `Unknown key "${name}" in "${key.replace(/\.[^.]*$/, "")}".`,
        expected,
      },
    ];
  }
  if (issue.code === "invalid_union") {
    const deeper = issue.errors.filter((issues) => issues.some(({ path }) => path.length > 0));
    const [best] = deeper.sort((a, b) => a.length - b.length);
    if (best) {
      return best.flatMap((inner) => toSentences({ ...inner, path: [...issue.path, ...inner.path] } as typeof issue));
    }
    const forms = issue.errors
      .flat()
      .map((inner) => ("expected" in inner ? formOf(String(inner.expected)) : inner.message));
    const expected = `Expected ${[...new Set(forms)].join(", or ")}.`;
    return [{ path: issue.path, message: `"${key}" has the wrong type.`, expected }];
  }
  if (issue.code === "invalid_type" && issue.message.endsWith("received undefined")) {
    const expected = `Expected ${formOf(issue.expected).split(",")[0]!}.`;
    return [{ path: issue.path.slice(0, -1), message: `"${key}" is missing.`, expected }];
  }
  if (issue.code === "invalid_type") {
    const isEmpty = issue.message.endsWith("received null");
    const expected = `Expected ${isEmpty ? formOf(issue.expected).split(",")[0]! : formOf(issue.expected)}.`;
    return [{ path: issue.path, message: `"${key}" ${isEmpty ? "has no value" : "has the wrong type"}.`, expected }];
  }
  const [message, expected] = issue.message.split(" | ");
  return [{ path: issue.path, message: `"${key}": ${message}`, expected: expected ?? "Expected another value." }];
}

/** How a value of a type looks in a file. */
const FORMS: Record<string, string> = {
  array: "a list such as [rails]",
  boolean: "true or false",
  int: "a whole number",
  number: "a number",
  object: "a map of keys and values",
  record: "a map of keys and values",
  string: "text, in quotes if it looks like a number or is true or false",
};

const formOf = (type: string): string => FORMS[type] ?? type;

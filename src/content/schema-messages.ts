import { z } from "zod";
import { withGuess } from "../shared/problem";

/** A problem with a value, in words for the author. */
interface Sentence {
  path: PropertyKey[];
  /** Whether the key itself is wrong, not its value. */
  atKey?: boolean;
  message: string;
  expected: string;
}

const keysOf = (schema: unknown): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape as Record<string, unknown>) : [];

const received = (value: unknown): string => `received ${value === null ? "null" : typeof value}`;

/**
 * Puts what only the schema knows into its messages, at any depth: the message for an unknown key lists the known keys,
 * that for an unknown value the known values, and that for a wrong type says what `describe` says of the expected form.
 */
z.config({
  customError: ({ code, inst, input, ...issue }) => {
    if (code === "unrecognized_keys") return keysOf(inst).join(", ");
    if (code === "invalid_value") {
      return `The value is unknown. | Expected one of: ${(issue.values as unknown[]).join(", ")}.`;
    }
    const form = code === "invalid_type" ? (inst as z.ZodType | undefined)?.description : undefined;
    const isListOfMaps = inst instanceof z.ZodArray && inst.element instanceof z.ZodObject;
    const expected =
      form ?? (isListOfMaps ? "Expected a list: each entry is a map that begins with a hyphen." : undefined);
    return expected && `${received(input)} | ${expected}`;
  },
});

/** Turns an issue of a schema into sentences that name the key and show the expected form. */
export function toSentences(issue: z.core.$ZodIssue): Sentence[] {
  const key = issue.path.map(String).join(".");
  if (key === "" && issue.code === "invalid_type") {
    const message = "The YAML is not a map of keys and values.";
    return [{ path: [], message, expected: "Expected lines of the form key: value." }];
  }
  if (issue.code === "unrecognized_keys") {
    const known = issue.message.split(", ");
    return issue.keys.map((unknown) => ({
      path: [...issue.path, unknown],
      atKey: true,
      message: `Unknown key "${unknown}"${key ? ` in "${key}"` : ""}.`,
      expected: withGuess(unknown, known),
    }));
  }
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
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
  const [message = "", form] = issue.message.split(" | ");
  // A schema's own message is a sentence. Zod's has no full stop, and gets other words.
  if (issue.code === "invalid_type" && !message.endsWith(".")) {
    const short = form ?? `Expected ${formOf(issue.expected).split(",")[0]!}.`;
    if (message.endsWith("received undefined"))
      return [{ path: issue.path.slice(0, -1), message: `"${key}" is missing.`, expected: short }];
    if (message.endsWith("received null"))
      return [{ path: issue.path, message: `"${key}" has no value.`, expected: short }];
    const isObject = message.endsWith("received object");
    // A text with a colon and a space is a map.
    const plain =
      isObject && issue.expected === "string"
        ? 'Expected text, in quotes if it holds ": ".'
        : `Expected ${formOf(issue.expected)}.`;
    const expected = ((isObject || issue.expected === "array") && form) || plain;
    return [{ path: issue.path, message: `"${key}" has the wrong type.`, expected }];
  }
  return [{ path: issue.path, message: `"${key}": ${message}`, expected: form ?? "Expected another value." }];
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

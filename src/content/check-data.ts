import { isMap, isScalar, type Scalar } from "yaml";
import { z } from "zod";
import { errorAt, nearest, withGuess, type Mistake } from "../shared/problem";
import type { ContentFile, Parsed } from "./content-file";
import { splitMessage } from "./fields";
import { coerced, valueAt, type Path } from "./front-matter/values";
import { positionOfPath } from "./positions";

/** `value` is what the schema makes of the data; `data` is what it was given, with other spellings of values corrected. */
interface Checked<T> extends Parsed<T> {
  data: unknown;
}

/** Checks the data of a file against a schema. Each problem has the position of its value. */
export function checkData<S extends z.ZodType>(file: ContentFile, schema: S): Checked<z.output<S>> {
  if (file.data === undefined) return { value: undefined, problems: file.problems, data: undefined };
  const first = schema.safeParse(file.data);
  const data = (first.success ? undefined : coerced(file, first.error.issues)) ?? file.data;
  const result = data === file.data ? first : schema.safeParse(data);
  if (result.success) return { value: result.data, problems: [], data };
  const issues = result.error.issues.filter(
    ({ path }, _, all) => valueAt(data, path) !== undefined || !all.some((other) => isMisspelt(path, other)),
  );
  const problems = issues
    .flatMap((issue) => toSentences(issue, (path) => writtenKey(file, path)))
    .map(({ path, atKey, message, expected }) => {
      const position = positionOfPath(file, path, atKey === true);
      return errorAt({ file: file.path, ...position }, message, expected);
    });
  return { value: undefined, problems, data };
}

/** Whether an issue is about an unknown key that is most likely the missing one at a path. */
const isMisspelt = (path: Path, issue: z.core.$ZodIssue): boolean =>
  issue.code === "unrecognized_keys" &&
  String(issue.path) === String(path.slice(0, -1)) &&
  issue.keys.some((key) => nearest(key, [String(path.at(-1))]) !== undefined);

/** A problem with a value, in words for the author. */
interface Sentence extends Mistake {
  path: PropertyKey[];
  /** Whether the key itself is wrong, not its value. */
  atKey?: boolean;
}

const keysOf = (schema: unknown): string[] => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

const received = (value: unknown): string => `received ${value === null ? "null" : typeof value}`;

/**
 * Puts what only the schema knows into its messages, at any depth: the message for an unknown key lists the known keys,
 * that for an unknown value the known values, and that for a wrong type says what `describe` says of the expected form.
 */
z.config({
  customError: ({ code, inst, input, ...issue }) => {
    if (code === "unrecognized_keys") return keysOf(inst).join(", ");
    if (code === "too_big") return "The number is too large. | Expected a smaller one.";
    if (code === "too_small") return "The number is too small. | Expected a larger one.";
    if (code === "invalid_value") {
      return `The value is unknown. | ${withGuess(String(input), (issue.values as unknown[]).map(String))}`;
    }
    const form = code === "invalid_type" ? (inst as z.ZodType | undefined)?.description : undefined;
    const isListOfMaps = inst instanceof z.ZodArray && inst.element instanceof z.ZodObject;
    const expected =
      form ?? (isListOfMaps ? "Expected a list: each entry is a map that begins with a hyphen." : undefined);
    return expected && `${received(input)} | ${expected}`;
  },
});

/** Turns an issue of a schema into sentences that name the key and show the expected form. */
function toSentences(issue: z.core.$ZodIssue, nameOf: (path: Path) => string): Sentence[] {
  const key = nameOf(issue.path);
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
      const at = (path: Path) => ({ path: [...issue.path, ...path] });
      return best.flatMap((inner) => toSentences({ ...inner, ...at(inner.path) }, nameOf));
    }
    const forms = issue.errors
      .flat()
      .map((inner) => ("expected" in inner ? formOf(String(inner.expected)) : inner.message));
    const expected = `Expected ${[...new Set(forms)].join(", or ")}.`;
    return [{ path: issue.path, message: `"${key}" has the wrong type.`, expected }];
  }
  const { message, expected: form } = splitMessage(issue.message);
  // The schemas' own messages end with a full stop. Those of Zod do not, and are replaced.
  if (issue.code === "invalid_type" && !message.endsWith(".")) return [aboutType(issue, message, form, key)];
  return [{ path: issue.path, message: `"${key}": ${message}`, expected: form ?? "Expected another value." }];
}

/** Says that a value is missing or has the wrong type. `message` ends with what Zod received. */
function aboutType(
  { path, expected: type }: z.core.$ZodIssueInvalidType,
  message: string,
  form: string | undefined,
  key: string,
): Sentence {
  const short = form ?? `Expected ${formOf(type).split(",")[0]!}.`;
  if (message.endsWith("received undefined"))
    return { path: path.slice(0, -1), message: `"${key}" is missing.`, expected: short };
  if (message.endsWith("received null")) return { path, message: `"${key}" has no value.`, expected: short };
  const isObject = message.endsWith("received object");
  // A text with a colon and a space is a map.
  const plain =
    isObject && type === "string" ? 'Expected text, in quotes if it contains ": ".' : `Expected ${formOf(type)}.`;
  const expected = ((isObject || type === "array") && form) || plain;
  return { path, message: `"${key}" has the wrong type.`, expected };
}

/** The name of a value in messages: its path, which begins with the key as written, also if another tool's. */
function writtenKey({ yaml: { document } }: ContentFile, [first, ...rest]: Path): string {
  const pairs = isMap(document.contents) ? document.contents.items : [];
  const pair = pairs.find(({ key }) => isScalar(key) && key.value === first);
  const written = (pair?.key as Scalar | undefined)?.source ?? first ?? "";
  // The map around another tool's date is not in the file, and so its key has no position.
  const isAdded = isMap<Scalar>(pair?.value) && pair.value.items.some(({ key }) => !key.range);
  return [written, ...(isAdded ? [] : rest)].map(String).join(".");
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

import { isMap, isScalar, type Scalar } from "yaml";
import { z } from "zod";
import { errorAt, nearest, warningAt, withGuess, type Problem } from "../shared/problem";
import type { ContentFile, Parsed } from "./content-file";
import { DEFAULT_RULES, withKnownKeys, type FrontMatterRules } from "./front-matter/keys";
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
    .flatMap((issue) => toSentences(issue, writtenKey(file, issue.path)))
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

/** Keys of a rejected text whose values are not known. Rules that depend on them are not applied. */
export type RefusedKeys = ReadonlySet<string>;

/** The value of a text. That of a rejected text lacks the refused values. */
export interface ParsedText<T> extends Parsed<T> {
  /** The file, with the keys of its front matter renamed to those of the site. */
  file: ContentFile;
  /** Set for a rejected text, so that its other problems are reported in the same run. */
  rest?: { value: T; refused: RefusedKeys };
}

/** Returns the result for an accepted text, or for a rejected one with the values that are left. */
export const parsedText = <T>(
  file: ContentFile,
  value: T,
  problems: Problem[],
  refused: RefusedKeys | undefined,
): ParsedText<T> =>
  refused ? { file, value: undefined, problems, rest: { value, refused } } : { file, value, problems };

/** The front matter of a text and the text itself. */
export interface FrontMatter<T> {
  file: ContentFile;
  data: T;
  text: string;
  /** Undefined where the schema accepts all of it. */
  refused: RefusedKeys | undefined;
  problems: Problem[];
}

/**
 * Checks the front matter of a text against a schema. What the schema refuses is left out of the data. `required` has a
 * stand-in for each key that the schema requires.
 */
export function checkFrontMatter<S extends z.ZodObject>(
  given: ContentFile,
  schema: S,
  rules: FrontMatterRules = DEFAULT_RULES,
  required: Record<string, unknown> = {},
): FrontMatter<z.output<S>> {
  const known = Object.keys(schema.shape);
  const { file, warnings } = withKnownKeys(given, known, rules);
  const { value, problems: found, data } = checkData(file, schema);
  const text = file.text ?? file.yaml.source;
  const others = [...warnings, ...found];
  const lost = findLostValues(given).filter(({ line }) => !others.some((problem) => problem.line === line));
  const problems = [...lost, ...others];
  if (value !== undefined) return { file, data: value, text, refused: undefined, problems };
  const isMap = typeof data === "object" && data !== null && !Array.isArray(data);
  const kept = withoutRefused(schema, isMap ? (data as Record<string, unknown>) : {}, required);
  const keys = isMap ? kept.refused.map(([key]) => String(key)) : keysOfLines(file.yaml.source);
  return { file, data: kept.data, text, refused: new Set(keys.map((key) => nearest(key, known) ?? key)), problems };
}

/** Reports `tags: #rust`, which is a comment and no value. A hash and a space begin a comment on purpose. */
function findLostValues({ path, data, yaml }: ContentFile): Problem[] {
  const comments = [...yaml.source.matchAll(/^([\w-]+):[ \t]+(#[^\s#].*)$/gm)];
  return comments
    .filter(([, key = ""]) => valueAt(data, [key]) === null)
    .map(({ index, 0: line, 2: comment = "" }) => {
      const place = { file: path, ...yaml.positionAt(index + line.length - comment.length) };
      const message = `${comment.trim()} is a comment, so the key has no value.`;
      return warningAt(place, message, "Expected quotes around a value that begins with #.");
    });
}

/** Guesses the keys of front matter whose YAML cannot be read, from the beginnings of its lines. */
const keysOfLines = (source: string): string[] =>
  [...source.matchAll(/^[ \t]*["']?(\w+)["']?[ \t]*:/gm)].slice(0, 100).map(([, key]) => key!);

/**
 * What a schema makes of a map without the values that it refuses, and the paths of these. Throws where a required key
 * has neither a value nor a stand-in.
 */
function withoutRefused<S extends z.ZodObject>(
  schema: S,
  value: Record<string, unknown>,
  required: Record<string, unknown>,
): { data: z.output<S>; refused: Path[] } {
  const result = schema.safeParse({ ...required, ...value });
  if (result.success) return { data: result.data, refused: [] };
  const paths = result.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
  );
  const refused = paths.map((path) => pathToLeaveOut(value, path));
  if (refused.some((path) => path.length === 0)) throw result.error;
  const kept = withoutRefused(schema, without(value, refused) as typeof value, required);
  return { data: kept.data, refused: [...refused, ...kept.refused] };
}

/** The deepest value on the path that exists. A tag is left out as a whole: without a part it would have another address. */
function pathToLeaveOut(value: Record<string, unknown>, path: Path): Path {
  const end = path[0] === "tags" ? (Array.isArray(value.tags) ? 2 : 1) : path.length;
  const missing = path.findIndex((_, index) => valueAt(value, path.slice(0, index + 1)) === undefined);
  return path.slice(0, missing < 0 ? end : Math.min(end, missing));
}

function without(value: unknown, paths: readonly Path[]): unknown {
  if (paths.length === 0) return value;
  const gone = new Set(paths.filter((path) => path.length === 1).map(([key]) => String(key)));
  const below = (name: string): Path[] =>
    paths.filter(([key, ...rest]) => rest.length > 0 && String(key) === name).map((path) => path.slice(1));
  const kept = Object.entries(value as object)
    .filter(([name]) => !gone.has(name))
    .map(([name, item]) => [name, without(item, below(name))] as const);
  return Array.isArray(value) ? kept.map(([, item]) => item) : Object.fromEntries(kept);
}

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
    if (code === "too_big") return "The number is too large. | Expected a smaller one.";
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
function toSentences(issue: z.core.$ZodIssue, key: string): Sentence[] {
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
      return best.flatMap((inner) => {
        const path = [...issue.path, ...inner.path];
        return toSentences({ ...inner, path } as typeof issue, path.map(String).join("."));
      });
    }
    const forms = issue.errors
      .flat()
      .map((inner) => ("expected" in inner ? formOf(String(inner.expected)) : inner.message));
    const expected = `Expected ${[...new Set(forms)].join(", or ")}.`;
    return [{ path: issue.path, message: `"${key}" has the wrong type.`, expected }];
  }
  const [message = "", form] = issue.message.split(" | ");
  // The schemas' own messages end with a full stop. Those of Zod do not, and are replaced.
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
        ? 'Expected text, in quotes if it contains ": ".'
        : `Expected ${formOf(issue.expected)}.`;
    const expected = ((isObject || issue.expected === "array") && form) || plain;
    return [{ path: issue.path, message: `"${key}" has the wrong type.`, expected }];
  }
  return [{ path: issue.path, message: `"${key}": ${message}`, expected: form ?? "Expected another value." }];
}

/** The name of a value in messages: its path, or the key of another tool that is read as the one of the site. */
function writtenKey({ yaml: { document } }: ContentFile, path: Path): string {
  const pairs = isMap(document.contents) ? document.contents.items : [];
  const key = pairs.map((pair) => pair.key).find((each) => isScalar(each) && each.value === path[0]) as
    Scalar | undefined;
  return key?.source && key.source !== path[0] ? key.source : path.map(String).join(".");
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

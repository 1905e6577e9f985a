import type { z } from "zod";
import { findFirstHeading } from "../markdown/syntax/first-heading";
import { syntaxOf } from "../markdown/syntax/source";
import { nearest, warningAt, type Problem } from "../shared/problem";
import { checkData } from "./check-data";
import type { ContentFile } from "./content-file";
import { DEFAULT_RULES, withKnownKeys, type FrontMatterRules } from "./front-matter/keys";
import { valueAt, type Path } from "./front-matter/values";

/** Keys of a rejected text whose values are not known. Rules that depend on them are not applied. */
export type RefusedKeys = ReadonlySet<string>;

/** What is left of a text, so that all problems of a rejected one are reported in the same run. */
export interface ParsedText<T> {
  /** The file, with the keys of its front matter renamed to those of the site. */
  file: ContentFile;
  value: T;
  problems: Problem[];
  /** Set for a rejected text. */
  refused: RefusedKeys | undefined;
}

/** What texts of all kinds have. */
interface TextParts<T> extends Omit<ParsedText<T>, "value"> {
  /** Without the refused values. The title is that of the front matter, the first heading or the name of the file. */
  front: T & { title: string };
  /** The heading that begins the text or is its title. */
  heading: string | undefined;
  /** The text without that heading, because the page shows the title. */
  text: string;
  /** A warning if that heading differs from the title, for pages that do not show it. */
  lostHeading: Problem[];
}

/**
 * Checks the front matter of a text against a schema, and finds its title. `required` has a stand-in for each key that the
 * schema requires.
 */
export function parseText<S extends z.ZodObject>(
  given: ContentFile,
  schema: S,
  rules: FrontMatterRules = DEFAULT_RULES,
  required: Record<string, unknown> = {},
): TextParts<z.output<S>> {
  const known = Object.keys(schema.shape);
  const { file, warnings } = withKnownKeys(given, known, rules);
  const { value, problems: found, data } = checkData(file, schema);
  const others = [...warnings, ...found];
  const lost = findLostValues(given).filter(({ line }) => !others.some((problem) => problem.line === line));
  const parsed = { file, problems: [...lost, ...others] };
  if (value !== undefined) return { ...parsed, ...titled(file, value), refused: undefined };
  const isMap = typeof data === "object" && data !== null && !Array.isArray(data);
  const kept = withoutRefused(schema, isMap ? (data as Record<string, unknown>) : {}, required);
  const keys = isMap ? kept.refused.map(([key]) => String(key)) : keysOfLines(file.yaml.source);
  return { ...parsed, ...titled(file, kept.data), refused: new Set(keys.map((key) => nearest(key, known) ?? key)) };
}

/** Finds the title of a text, and removes the heading that repeats it. */
function titled<T extends { title?: unknown }>(
  file: ContentFile,
  data: T,
): Pick<TextParts<T>, "front" | "heading" | "text" | "lostHeading"> {
  const text = file.text ?? file.yaml.source;
  const title = data.title as string | undefined;
  const found = findFirstHeading(text, syntaxOf(file.relativePath));
  const isShown = found !== null && (found.leads || title === undefined);
  const isLost = found?.leads && title !== undefined && lettersOf(found.title) !== lettersOf(title);
  return {
    front: { ...data, title: title ?? found?.title ?? titleOfName(file.relativePath) },
    heading: isShown ? found.title : undefined,
    text: isShown ? found.rest : text,
    lostHeading: isLost ? [warningAt({ file: file.path, line: found.line }, LOST, ADVICE)] : [],
  };
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();

/** The words do not name the heading, so that a list of problems has one line for all. */
const LOST = "The heading that begins the text is not shown: the page shows the title of the front matter.";
const ADVICE = "Add a # if it is a heading within the text; otherwise remove it.";

/** Makes a title from the name of a file such as `my-first-post`, or from its folder if the file is the index. */
function titleOfName(relativePath: string): string {
  const names = relativePath.replace(/\.mdx?$/, "").split("/");
  const isIndex = names.length > 2 && /^(?:_?index|readme)$/i.test(names.at(-1)!);
  const name = names
    .at(isIndex ? -2 : -1)!
    .replace(/^(?:\d{4}-\d{1,2}-\d{1,2}|\d{8}(?=[-_. ])|\d{1,3}\s*[-_.])[-_. ]*(?=.)/, "");
  const words = / /.test(name) ? name : name.replace(/[-_]+/g, " ").trim();
  return words === "" ? name : words.charAt(0).toUpperCase() + words.slice(1);
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

/**
 * Guesses the keys of front matter whose YAML cannot be read, from the beginnings of its lines: of the first hundred,
 * because front matter without an end is the whole file.
 */
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

import { isUtf8 } from "node:buffer";
import { parseDocument, type Document } from "yaml";
import { endOf, errorAt, type Place, type Problem } from "../shared/problem";
import { parseToml } from "./front-matter/toml";
import { findUnknownAliases, findYamlMistakes, type YamlMistake } from "./yaml-mistakes";

/** A file of the content folder, read once and split into its data, the positions of that data, and its text. */
export interface ContentFile {
  /** Absolute. */
  path: string;
  /** Below the content folder, with forward slashes. */
  relativePath: string;
  /** The value of its YAML: the front matter of a text, all of a data file. Undefined where it cannot be read. */
  data: unknown;
  /** False for empty Markdown, and for a file that is binary or not encoded in UTF-8. Only its name is used. */
  isText: boolean;
  /** Why there is no data. */
  problems: Problem[];
  /** The Markdown, with the front matter blanked out so that lines keep their numbers. Undefined where it cannot be found. */
  text: string | undefined;
  yaml: YamlSource;
}

/** The YAML of a file, or its TOML read as YAML, for positions. */
interface YamlSource {
  source: string;
  document: Document;
  /** Why it cannot be read. */
  mistakes: YamlMistake[];
  /** The position in the file of an offset in the YAML. */
  positionAt(offset: number): Place;
}

/** A value read from a file, or the reasons why there is none. Problems beside a value are warnings. */
export interface Parsed<T> {
  value: T | undefined;
  problems: Problem[];
}

const read = new Map<string, { content: string; file: ContentFile }>();

/**
 * Splits the content of a file and parses its YAML. The same content at the same path gives the same object, so that
 * nothing is parsed twice: whatever is derived from a file can be remembered by that object.
 */
export function contentFile(path: string, relativePath: string, bytes: Buffer | string): ContentFile {
  const content = withUnixLines(bytes.toString("utf8"));
  const known = read.get(path);
  if (known?.content === content && known.file.relativePath === relativePath) return known.file;
  const file = split(path, relativePath, content, typeof bytes === "string" ? Buffer.from(bytes) : bytes);
  read.set(path, { content, file });
  return file;
}

function split(path: string, relativePath: string, content: string, bytes: Buffer): ContentFile {
  const name = { path, relativePath, isText: true };
  /** The file without data. The source is for guesses at its keys. */
  const unread = (problem: Problem, source = ""): ContentFile => ({
    ...name,
    data: undefined,
    text: undefined,
    problems: [problem],
    yaml: { ...parse("", 0), source },
  });
  const isMarkdown = /\.mdx?$/.test(relativePath);
  // An editor may save half a file. While developing, the page then stays as it was.
  const isEmpty = isMarkdown && content.trim() === "";
  const noText = isEmpty
    ? errorAt({ file: path }, "The file is empty.", "Expected front matter and a text.")
    : findNotText(path, bytes, content);
  if (noText) return { ...unread(noText), isText: false };
  if (!isMarkdown) return withData({ ...name, text: undefined, yaml: parse(content, 0) });
  const parts = splitFrontMatter(content);
  const broken = parts ? findSecondFrontMatter(path, parts) : findBrokenFrontMatter(path, content);
  if (broken) return unread(broken, content);
  if (!parts) return withData({ ...name, text: content, yaml: parse("", 0) });
  const { source, text, isToml } = parts;
  return source.length > MAX_FRONT_MATTER
    ? { ...unread(tooLong(path, source), source), text }
    : withData({ ...name, text, yaml: parse(source, 1, isToml ? parseToml : parseYaml) });
}

type Parser = (source: string) => Pick<YamlSource, "document" | "mistakes">;

/** A list in brackets, on one or more lines. */
const FLOW_LIST = /^[\w-]+:[ \t]*\[[^[\]]*\]/gm;

/** Tabs may begin the lines of a list in brackets, as in Hugo. YAML asks for spaces. */
const withoutTabs = (source: string): string =>
  source.replace(FLOW_LIST, (list) => list.replace(/^\t+/gm, (tabs) => " ".repeat(tabs.length)));

/** A value in quotes, on one or more lines. A line that looks like a key is not part of it. */
const QUOTED = /^[\w-]+:[ \t]+(?:"(?:[^"\\\n]|\\.|\n(?![\w-]+:\s))*"|'(?:[^'\n]|''|\n(?![\w-]+:\s))*')[ \t]*$/gm;

/**
 * Lets a value in quotes continue on a line without an indent, as most tools do. YAML requires an indent, and reads the
 * line break as a space.
 */
const withJoinedLines = (source: string): string => source.replace(QUOTED, (value) => value.replace(/\n(?=\S)/g, " "));

/** Offsets in the document are those of the source. */
function parseYaml(source: string): ReturnType<Parser> {
  const document = parseDocument(withJoinedLines(withoutTabs(source)), {
    prettyErrors: false,
    resolveKnownTags: false,
    // Otherwise a list or a map as a key is a warning of Node on the terminal.
    logLevel: "error",
  });
  return { document, mistakes: findYamlMistakes(document, source) };
}

function parse(source: string, linesBefore: number, parser: Parser = parseYaml): YamlSource {
  const positionAt = (offset: number) => endOf(source.slice(0, offset), { line: 1 + linesBefore, column: 1 });
  return { source, ...parser(source), positionAt };
}

function withData(file: Omit<ContentFile, "data" | "problems">): ContentFile {
  const { document, mistakes, positionAt } = file.yaml;
  const problems = mistakes.map(({ offset, message, expected }) =>
    errorAt({ file: file.path, ...positionAt(offset) }, message, expected),
  );
  return problems.length > 0 ? { ...file, data: undefined, problems } : withDocument(file, document);
}

/** The file with a document and its value. An empty document is an empty map. */
export function withDocument(file: Omit<ContentFile, "data" | "problems">, document: Document): ContentFile {
  const yaml = { ...file.yaml, document };
  try {
    return { ...file, yaml, data: document.toJS() ?? {}, problems: [] };
  } catch {
    return { ...file, yaml, data: undefined, problems: [aliasProblem(file, document)] };
  }
}

/** Why a document has no value: an alias of a key that was left out, or so many aliases that it would be huge. */
function aliasProblem({ path, yaml }: Pick<ContentFile, "path" | "yaml">, document: Document): Problem {
  const [unknown] = findUnknownAliases(document);
  if (!unknown) return errorAt({ file: path }, "The YAML has too many aliases.", "Expected values in their place.");
  const place = { file: path, ...yaml.positionAt(unknown.range?.[0] ?? 0) };
  const message = `*${unknown.source} stands for the value of a key that is not used.`;
  return errorAt(place, message, "Expected the value itself.");
}

function findNotText(file: string, bytes: Buffer, content: string): Problem | undefined {
  const isUtf16 = /^(?:\xff\xfe|\xfe\xff)/.test(bytes.toString("latin1", 0, 2));
  const isBinary = bytes.includes(0) && !isUtf16;
  if (!isBinary && isUtf8(bytes)) return undefined;
  const lines = content.split("\n");
  const index = lines.findIndex((line) => /[\0\uFFFD]/.test(line));
  const column = lines[index]!.search(/[\0\uFFFD]/) + 1;
  const place = { file, line: index + 1, column };
  return isBinary
    ? errorAt(place, "The file is not text.", "Expected text in UTF-8.")
    : errorAt(place, "The file is not encoded in UTF-8.", "Expected UTF-8: choose it when you save the file.");
}

/** Returns a text with the ends of lines that all rules expect, wherever it was written. Lines and columns stay. */
export const withUnixLines = (text: string): string => text.replace(/\r\n?/g, "\n");

const FRONT_MATTER = /^\uFEFF?(---|\+\+\+)[ \t]*\n([\s\S]*?)^\1[ \t]*(?:\n|$)/m;

/** Returns a text with the ends of lines that another one has. */
export const withLineEndsOf = (original: string, text: string): string =>
  original.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text;

interface SplitText {
  source: string;
  text: string;
  isToml: boolean;
}

/**
 * Splits a text into its front matter and the rest, which keeps its lines: empty ones stand for the front matter.
 * Undefined for a text without front matter.
 */
export function splitFrontMatter(content: string): SplitText | undefined {
  const match = FRONT_MATTER.exec(content);
  if (match?.index !== 0) return undefined;
  const [whole, marks, source = ""] = match;
  const text = "\n".repeat(whole.split("\n").length - 1) + content.slice(whole.length);
  return { source, text, isToml: marks === "+++" };
}

/** Much longer than anything written by hand, and still fast to parse. */
const MAX_FRONT_MATTER = 100_000;

const tooLong = (file: string, { length }: string): Problem =>
  errorAt(
    { file },
    `The front matter has ${length} characters, which is too long.`,
    `Expected at most ${MAX_FRONT_MATTER} characters. Put the text below the second line of three hyphens.`,
  );

/** The beginning of front matter: three hyphens and a key. Without a key, it may be a rule above a heading. */
const OPENING = /^\uFEFF?---[ \t]*\n(?:[ \t]*[\w"'-]+[ \t]*:|(?:[ \t]*(?:#.*)?\n)+["']?[a-z]\w*["']?[ \t]*:(?:\s|$))/;

const TOML_OPENING = /^\uFEFF?\+\+\+[ \t]*\n(?:[ \t]*(?:#.*)?\n)*["']?[a-z]\w*["']?[ \t]*=/i;

/** Front matter after an empty line, indented, or between other delimiters than three hyphens. */
const MISPLACED =
  /^\uFEFF?((?:[ \t]*\n)*)[ \t]*(?:-{3,}|\+{3,}|-*[–—][-–—]*)[ \t]*\n[ \t]*["']?[a-z]\w*["']?[ \t]*[:=](?:\s|$)/;

/** Keys between two lines of hyphens. The site knows at least one of the keys. */
const BLOCK =
  /-{3}[ \t]*\n(?=(?:(?!-{3}).*\n)*?(?:title|date|slug|description|authors?|tags):)(?:[\w-]+:.*\n|[ \t]+.*\n|- .*\n)+-{3}[ \t]*(?:\n|$)/;

/** Front matter below one to five lines of text that begin no block of code. */
const BURIED = new RegExp(String.raw`^\uFEFF?((?:(?![ \t]*(?:\x60{3}|~{3}|-{3}[ \t]*\n)).*\n){1,5})${BLOCK.source}`);

/** The beginning of a text that has further front matter below the first. */
const SECOND = new RegExp(String.raw`^\s*(?=${BLOCK.source})`);

function findSecondFrontMatter(file: string, { text, isToml }: SplitText): Problem | undefined {
  const [lead] = SECOND.exec(text) ?? [];
  if (lead === undefined) return undefined;
  const expected = `Expected all keys between the first two lines of ${isToml ? "plus signs" : "hyphens"}.`;
  return errorAt({ file, line: lead.split("\n").length }, "A second front matter begins here.", expected);
}

/**
 * A title, the key that most texts begin with, without a line of hyphens before it, JSON of Hugo, or two keys of Pelican,
 * which has no such line. The group that counts the lines above is empty.
 */
const BARE =
  /^\uFEFF?()(?:title:[ \t]|\{\s*"\w+"[ \t]*:|(?:Title|[Dd]ate):[ \t].*\n(?:[Tt]itle|[Dd]ate|[Mm]odified|[Cc]ategory|[Tt]ags|[Ss]lug|[Aa]uthors?|[Ss]ummary|[Ss]tatus):[ \t])/;

function findBrokenFrontMatter(file: string, content: string): Problem | undefined {
  const isToml = TOML_OPENING.test(content);
  if (isToml || OPENING.test(content)) {
    const expected = `Expected a line of three ${isToml ? "plus signs" : "hyphens"} after the last key.`;
    return errorAt({ file }, "The front matter has no end.", expected);
  }
  const misplaced = MISPLACED.exec(content) ?? BURIED.exec(content) ?? BARE.exec(content);
  if (!misplaced) return undefined;
  const expected = "Expected three hyphens as the whole first line of the file, then lines of the form key: value.";
  const line = misplaced[1]!.split("\n").length;
  return errorAt({ file, line }, "The front matter does not begin as it should.", expected);
}

import path from "node:path";
import { isMap, isScalar, isSeq, type Scalar, visit, type YAMLMap } from "yaml";
import { splitFrontMatter, type ContentFile } from "../../src/content/content-file";

/** A change of a source: what is between two offsets becomes another text. */
export type Edit = [from: number, to: number, text: string];

/** Applies edits that do not overlap. */
export const applyEdits = (source: string, edits: readonly Edit[]): string =>
  edits
    .toSorted(([a], [b]) => b - a)
    .reduce((result, [from, to, text]) => result.slice(0, from) + text + result.slice(to), source);

/** The front matter of a text, or all of a data file, for changes by positions. */
export interface Head {
  /** With the lines of hyphens and the empty lines below; empty for a text without front matter. */
  source: string;
  /** The keys as they are written. */
  map: YAMLMap | undefined;
  /** Where the first key begins. */
  start: number;
  /** The text below. */
  body: string;
}

/** Splits a source before its text. `file` is that of the source. */
export function splitHead(source: string, file: ContentFile): Head {
  const { contents } = file.yaml.document;
  const map = isMap(contents) ? contents : undefined;
  if (file.text === undefined) return { source, map, start: 0, body: "" };
  const parts = splitFrontMatter(source);
  const body = parts ? parts.text.trimStart() : source;
  const head = source.slice(0, source.length - body.length);
  return { source: head, map, start: head.indexOf("\n") + 1, body };
}

const isToml = ({ source }: Head): boolean => source.startsWith("+++");

const valueOf = ({ map }: Head, name: RegExp): unknown =>
  map?.items.find(({ key }) => isScalar(key) && name.test(String(key.value)))?.value;

const rangeOf = ({ start }: Head, { range }: Scalar): [number, number] => [range![0] + start, range![1] + start];

/** A value as YAML and TOML read it: in quotes unless it is plain. */
const quoted = (value: string, inToml = false): string =>
  !inToml && /^[\p{L}/.][^:#[\]{},&*!|>'"%@`]*$/u.test(value) ? value : JSON.stringify(value);

/** Replaces a text, in the quotes that it has. */
export function replaceScalar(head: Head, scalar: Scalar, value: string): Edit {
  const range = rangeOf(head, scalar);
  const mark = head.source[range[0]]!;
  const isQuoted = /["']/.test(mark) && !value.includes(mark);
  // A folded value ends with its line.
  const end = head.source[range[1] - 1] === "\n" ? "\n" : "";
  return [...range, (isQuoted ? mark + value + mark : quoted(value, isToml(head))) + end];
}

/** Adds a key, or front matter to a text without one. */
export function addKey(head: Head, key: string, value: string): Edit {
  if (head.source === "") return [0, 0, `---\n${key}: ${value}\n---\n\n`];
  // Below the last key of TOML may be a table.
  const from = isToml(head) ? head.start : head.source.trimEnd().lastIndexOf("\n") + 1;
  return [from, from, `${key}${isToml(head) ? " =" : ":"} ${value}\n`];
}

/** The texts of a key that has one, or a list of them. */
function textsOf(head: Head, name: RegExp): Scalar<string>[] {
  const value = valueOf(head, name);
  const items: unknown[] = isSeq(value) ? value.items : [value];
  return items.filter((item): item is Scalar<string> => isScalar(item) && typeof item.value === "string");
}

const OLD_ADDRESSES = /^redirect[-_]?from$/i;

/** Adds an old address to those that a text has, in their style. */
export function addOldAddress(head: Head, address: string): Edit {
  const written = quoted(address, isToml(head));
  const value = valueOf(head, OLD_ADDRESSES);
  if (value === undefined) return addKey(head, "redirect_from", isToml(head) ? `[${written}]` : written);
  const last = isSeq(value) ? value.items.at(-1) : value;
  if (!isScalar(last) || last.value === null) return [...rangeOf(head, value as Scalar), ` [${written}]`];
  const [from, to] = rangeOf(head, last);
  if (!isSeq(value)) return [from, to, `[${head.source.slice(from, to)}, ${written}]`];
  const line = head.source.slice(head.source.lastIndexOf("\n", from), from);
  return [to, to, (/^\n\s*-\s+$/.test(line) ? line : ", ") + written];
}

/**
 * Writes addresses from the root of the site: old ones, since Jekyll's plugin does not ask for a slash, and the slug of a
 * text in a folder, if it is given, since that of Hugo replaces only the last name.
 */
export function withSlashes(source: string, file: ContentFile, folder?: string): string {
  const head = splitHead(source, file);
  const old = textsOf(head, OLD_ADDRESSES).filter(({ value }) => /^[\w-][^:]*$/.test(value));
  const slugs = folder === undefined ? [] : textsOf(head, /^slug$/i).filter(({ value }) => /^[^/:]+$/.test(value));
  const edits = [
    ...old.map((item) => replaceScalar(head, item, `/${item.value}`)),
    ...slugs.map((item) => replaceScalar(head, item, path.posix.join("/", folder!, item.value))),
  ];
  return applyEdits(head.source, edits) + head.body;
}

/** Makes names in a list maps, as the site has keys of authors in lists. */
export const namesAsMaps = (head: Head): Edit[] =>
  textsOf(head, /^authors?$/i)
    .filter((item) => item !== valueOf(head, /^authors?$/i) && /[\p{Lu}\s]/u.test(item.value))
    .map((item) => {
      const [from, to] = rangeOf(head, item);
      return [from, to, `{ name${isToml(head) ? " =" : ":"} ${quoted(item.value, isToml(head))} }`];
    });

/** The old addresses in the front matter of a text that was at an address: those of Hugo can be relative to it. */
export const aliasesOf = (head: Head, address: string): { scalar: Scalar<string>; whole: string }[] =>
  textsOf(head, /^(?:redirect[-_]?from|aliases)$/i).map((scalar) => ({
    scalar,
    whole: path.posix.resolve(address, "..", scalar.value),
  }));

/** Writes the aliases of Hugo from the root of the site. */
export const wholeAliases = (head: Head, address: string): Edit[] =>
  aliasesOf(head, address)
    .filter(({ scalar }) => /^[^/:][^:]*$/.test(scalar.value))
    .map(({ scalar, whole }) => replaceScalar(head, scalar, whole));

/** Lists tags of Jekyll that only spaces separate. */
export function splitTags(head: Head): Edit[] {
  return [/^tags$/, /^categories$/].flatMap((name): Edit[] => {
    const value = valueOf(head, name);
    if (!isScalar(value) || typeof value.value !== "string" || !/^\s*[^\s,]+\s+[^\s,][^,]*$/.test(value.value))
      return [];
    const tags = value.value.trim().split(/\s+/);
    return [[...rangeOf(head, value), `[${tags.map((tag) => quoted(tag)).join(", ")}]`]];
  });
}

const PICTURE_KEYS = ["image", "imageURL", "image_url", "author_image_url"];

/** Lists the values that name a picture: the cover of a text and those of its authors, or those in `authors.yml`. */
export function picturesOf({ yaml }: ContentFile): { scalar: Scalar<string>; isCover: boolean }[] {
  const found: ReturnType<typeof picturesOf> = [];
  visit(yaml.document, {
    Pair(_, { key, value }, above) {
      const name = isScalar(key) ? String(key.value) : "";
      if (!PICTURE_KEYS.includes(name) || !isScalar(value) || typeof value.value !== "string") return;
      found.push({ scalar: value as Scalar<string>, isCover: name === "image" && above.length === 2 });
    },
  });
  return found;
}

/** Wraps the lines of keys that begin a text of Pelican as YAML. */
export function withPelicanHead(source: string): string {
  const [head] = /^(?:[A-Za-z_]+:[^\n]*\n)+/.exec(source) ?? [];
  if (head === undefined) return source;
  const lines = head.replace(/^(\w+):[ \t]*(.*?)[ \t]*$/gm, (_, key: string, value: string) => {
    const list = value.split(",").map((item) => quoted(item.trim()));
    if (/^tags$/i.test(key)) return `${key}: [${list.join(", ")}]`;
    if (/^status$/i.test(key)) return `draft: ${value === "draft"}`;
    return `${key}: ${/^date|^modified/i.test(key) ? value : quoted(value)}`;
  });
  return `---\n${lines}---\n${source.slice(head.length)}`;
}

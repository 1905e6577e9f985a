import fs from "node:fs";
import path from "node:path";
import { z } from "zod";
import { kebabCase } from "../shared/kebab-case";
import { slug as permalink, text } from "./fields";
import { placeOf } from "./place";
import { isSameSubject } from "./tag-reference";
import { parseYaml, type Parsed, type SourceFile } from "./yaml-source";

const entry = z.strictObject({
  label: text.optional(),
  description: text.optional(),
  permalink: permalink.optional(),
});

/** What `data/tags.yml` says of a tag. A tag needs no entry. */
export interface TagEntry {
  /** The name in the file; posts may use it in place of the label. */
  key: string;
  slug: string;
  label: string | undefined;
  description: string;
}

export const TAGS_FILE = "data/tags.yml";

/** Reads the map of tags. Of several with one address, whose case is nothing to a browser, the first stays. */
export function parseTags(file: SourceFile): Parsed<TagEntry[]> {
  const schema = z.record(z.string(), entry.nullable());
  const { value, problems } = parseYaml({ file: file.path, yaml: file.text, linesBefore: 0 }, schema);
  if (!value) return { value: undefined, problems };
  const entries = new Map<string, TagEntry>();
  const found = [...problems];
  for (const [key, fields] of Object.entries(value)) {
    const slug = fields?.permalink ?? kebabCase(key);
    const first = entries.get(slug.toLowerCase());
    const at = () => ({ file: file.path, ...placeOf(file, key) });
    if (slug === "") {
      found.push({ ...at(), ...noAddress(fields?.label ?? key), severity: "error" });
    } else if (first) {
      const { line, column } = placeOf(file, first.key);
      const message = `The tag "${key}" has the address of "${first.key}" (${line}:${column}), which stays.`;
      found.push({ ...at(), message, expected: "Expected a permalink of its own.", severity: "warning" });
    } else {
      entries.set(slug.toLowerCase(), { key, slug, label: fields?.label, description: fields?.description ?? "" });
    }
  }
  return { value: [...entries.values()], problems: found };
}

/** While developing, what the file said before: a bad or half-written save leaves the tags as they were. */
const lastGood = new Map<string, TagEntry[]>();

/** The tags that a content folder declares. */
export function loadTags(contentDir: string): TagEntry[] {
  const file = path.join(contentDir, TAGS_FILE);
  if (!fs.existsSync(file)) return [];
  const source = { path: file, relativePath: TAGS_FILE, text: fs.readFileSync(file, "utf8") };
  const entries = parseTags(source).value ?? lastGood.get(file) ?? [];
  lastGood.set(file, entries);
  return entries;
}

/** Says of a tag that nothing of its name can stand in an address. */
export const noAddress = (label: string) => ({
  message: `The tag "${label}" has no letter or digit for its address.`,
  expected: `Expected a permalink for it in ${TAGS_FILE}.`,
});

interface Named {
  slug: string;
  label: string;
  hasPermalink?: true;
}

/** Finds the entry that a post's tag means: by label, by key, by address; none if the post gives an address itself. */
export function tagFinder<T extends Pick<TagEntry, "key" | "slug" | "label">>(entries: readonly T[]) {
  const byName = new Map<string, T>();
  for (const found of entries) byName.set(found.key, found);
  for (const found of entries) if (found.label !== undefined) byName.set(found.label, found);
  const bySlug = new Map(entries.map((found) => [found.slug.toLowerCase(), found]));
  return ({ label, slug, hasPermalink }: Named): T | undefined =>
    (hasPermalink ? undefined : byName.get(label)) ?? bySlug.get(slug.toLowerCase());
}

/** Whether a post's label is one of the names of an entry. */
export const isNameOf = ({ key, label }: Pick<TagEntry, "key" | "label">, name: string): boolean =>
  isSameSubject(key, name) || (label !== undefined && isSameSubject(label, name));

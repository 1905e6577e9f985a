import { z } from "zod";
import { kebabCase } from "../shared/kebab-case";
import { errorAt, warningAt, type Problem, type ProblemPlace } from "../shared/problem";
import { checkData } from "./check-data";
import type { ContentFile, Parsed } from "./content-file";
import { slug, text, unlessMap } from "./fields";
import { placeOf, positionOf } from "./positions";

/** A tag in a post. */
export interface TagReference {
  /** Empty if no character of the label can be part of an address. */
  slug: string;
  label: string;
  /** Whether the post sets the address. */
  hasPermalink?: true;
}

const NOT_A_TAG = "This is not a tag. | Expected a text, in quotes if it is a number, or a map of label and permalink.";

const inlineTag = z.strictObject({ label: text, permalink: slug.optional() }, { error: unlessMap(NOT_A_TAG) });

/** One item of `tags`: a label, or a label with an address below `/blog/tags`. */
export const tagReference = z
  .preprocess((value) => (typeof value === "string" && value.trim() ? { label: value } : value), inlineTag)
  .transform(({ label, permalink }): TagReference =>
    permalink === undefined ? { slug: kebabCase(label), label } : { slug: permalink, label, hasPermalink: true },
  );

/** Whether two labels are one subject written in two ways, such as "Node.js" and "node-js". */
export const isSameSubject = (a: string, b: string): boolean => plain(a) === plain(b);

const plain = (label: string): string => label.toLowerCase().replace(/[\s._-]+/g, "");

/** One reference for each subject. */
export function uniqueTags(references: readonly TagReference[]): TagReference[] {
  return references.filter(
    (tag, index) =>
      references.findIndex((other) => other.slug === tag.slug && isSameSubject(other.label, tag.label)) === index,
  );
}

const entry = z.strictObject({
  label: text.optional(),
  description: text.optional(),
  permalink: slug.optional(),
});

/** An entry of `data/tags.yml`. Tags do not need one. */
export interface TagEntry {
  /** The name in the file; posts may use it in place of the label. */
  key: string;
  slug: string;
  /** The key with a capital letter, if the file gives no label. */
  label: string;
  description: string;
}

export const TAGS_FILE = "data/tags.yml";

/** Reads the map of tags. Of several tags with one address, in any case, the first one keeps it. */
export function parseTags(file: ContentFile): Parsed<TagEntry[]> {
  const { value, problems } = checkData(file, z.record(z.string(), entry.nullable()));
  if (!value) return { value: undefined, problems };
  const entries = new Map<string, TagEntry>();
  const found: Problem[] = [...problems];
  for (const [key, fields] of Object.entries(value)) {
    const slug = fields?.permalink ?? kebabCase(key);
    const first = entries.get(slug.toLowerCase());
    const at = () => placeOf(file, key);
    if (slug === "") {
      found.push(noAddress(at(), fields?.label ?? key));
    } else if (first) {
      const { line, column } = positionOf(file, first.key);
      const message = `The tag "${key}" has the address of "${first.key}" (${line}:${column}), which stays.`;
      found.push(warningAt(at(), message, "Expected another permalink."));
    } else {
      const { label = key.charAt(0).toUpperCase() + key.slice(1), description = "" } = fields ?? {};
      entries.set(slug.toLowerCase(), { key, slug, label, description });
    }
  }
  return { value: [...entries.values()], problems: found };
}

/** Reports a tag whose name has no character for an address. */
export const noAddress = (place: ProblemPlace, label: string): Problem =>
  errorAt(
    place,
    `The tag "${label}" has no letter or digit for its address.`,
    `Expected a permalink for it in ${TAGS_FILE}.`,
  );

/**
 * Finds the entry for a tag of a post: by label, by key, by address, and by a key that is the address of the post's label
 * and means the same: the address of "C++" is "c". A tag with its own permalink matches by address only.
 */
export function tagFinder(entries: readonly TagEntry[]): (tag: TagReference) => TagEntry | undefined {
  const byName = new Map([
    ...entries.map((found) => [found.key, found] as const),
    ...entries.map((found) => [found.label, found] as const),
  ]);
  const bySlug = new Map(entries.map((found) => [found.slug.toLowerCase(), found]));
  return ({ label, slug, hasPermalink }) => {
    const sameSlug = bySlug.get(slug.toLowerCase());
    if (hasPermalink) return sameSlug;
    const named = byName.get(slug);
    return byName.get(label) ?? sameSlug ?? (named && isNameOf(named, label) ? named : undefined);
  };
}

/** Whether a post's label is one of the names of an entry. */
export const isNameOf = ({ key, label }: TagEntry, name: string): boolean =>
  isSameSubject(key, name) || isSameSubject(label, name);

/** Gives each tag its address, from `data/tags.yml` if it has an entry. Tags without an address are left out. */
export function addressTags(references: readonly TagReference[], find: ReturnType<typeof tagFinder>): TagReference[] {
  const bySlug = new Map<string, TagReference>();
  for (const tag of references) {
    const slug = find(tag)?.slug ?? tag.slug;
    if (slug !== "" && !bySlug.has(slug)) bySlug.set(slug, { ...tag, slug });
  }
  return [...bySlug.values()];
}

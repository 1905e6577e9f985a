import { placeOf } from "./place";
import type { Post } from "./post";
import type { Problem } from "./problem";
import type { Entry } from "./read-content";
import { isSameSubject, type TagReference } from "./tag-reference";
import { isNameOf, noAddress, tagFinder, TAGS_FILE, type TagEntry } from "./tags";

/** Gives each tag of a post its address, which `data/tags.yml` may decide; those without one are left out. */
export function addressTags<T extends Pick<TagEntry, "key" | "slug" | "label">>(
  references: readonly TagReference[],
  find: ReturnType<typeof tagFinder<T>>,
): TagReference[] {
  const bySlug = new Map<string, TagReference>();
  for (const tag of references) {
    const slug = find(tag)?.slug ?? tag.slug;
    if (slug !== "" && !bySlug.has(slug)) bySlug.set(slug, { ...tag, slug });
  }
  return [...bySlug.values()];
}

/** Posts with the addresses of their tags, and what is wrong with those: none, or one that another label has. */
export function connectTags(
  posts: readonly Entry<Post>[],
  entries: readonly TagEntry[],
): { posts: Entry<Post>[]; problems: Problem[] } {
  const find = tagFinder(entries);
  const problems: Problem[] = [];
  const first = new Map<string, { label: string; place: string }>();
  const reported = new Set<string>();
  for (const { file, value } of posts) {
    for (const tag of value.tags) {
      const entry = find(tag);
      const slug = entry?.slug ?? tag.slug;
      const { line, column } = placeOf(file.text, "tags", tag.label);
      const place = { file: file.path, line, column };
      if (slug === "") problems.push({ ...place, ...noAddress(tag.label), severity: "error" });
      if (slug === "" || (entry && isNameOf(entry, tag.label))) continue;
      const earlier = entry ? { label: entry.label ?? entry.key, place: TAGS_FILE } : first.get(slug);
      if (!earlier) first.set(slug, { label: tag.label, place: `${file.relativePath}:${line}:${column}` });
      if (!earlier || isSameSubject(earlier.label, tag.label) || reported.has(`${slug} ${tag.label}`)) continue;
      reported.add(`${slug} ${tag.label}`);
      const message = `The tag "${tag.label}" has the address of "${earlier.label}" (${earlier.place}), whose label stays.`;
      const expected = `Expected a permalink for each of them in ${TAGS_FILE}, or one tag instead of two.`;
      problems.push({ ...place, message, expected, severity: "warning" });
    }
  }
  const connected = posts.map(({ file, value }) => ({
    file,
    value: { ...value, tags: addressTags(value.tags, find) },
  }));
  return { posts: connected, problems };
}

import { placeOf, writtenPlaceOf } from "./place";
import type { Post } from "./post";
import type { Problem } from "../shared/problem";
import type { Entry } from "./read-content";
import { isSameSubject, type TagReference } from "./tag-reference";
import { isNameOf, noAddress, tagFinder, TAGS_FILE, type TagEntry } from "./tags";
import type { SourceFile } from "./yaml-source";

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
export function connectTags<T extends Entry<Post>>(
  posts: readonly T[],
  entries: readonly TagEntry[],
): { posts: T[]; problems: Problem[] } {
  const find = tagFinder(entries);
  const problems: Problem[] = [];
  const first = new Map<string, { label: string; file?: SourceFile }>();
  const reported = new Set<string>();
  for (const { file, value } of posts) {
    for (const tag of value.tags) {
      const entry = find(tag);
      const slug = entry?.slug ?? tag.slug;
      const at = () => ({ file: file.path, ...placeOf(file, "tags", tag.label) });
      if (slug === "") problems.push({ ...at(), ...noAddress(tag.label), severity: "error" });
      if (slug === "" || (entry && isNameOf(entry, tag.label))) continue;
      const earlier = entry ? { label: entry.label ?? entry.key } : first.get(slug);
      if (!earlier) first.set(slug, { label: tag.label, file });
      if (!earlier || isSameSubject(earlier.label, tag.label) || reported.has(`${slug} ${tag.label}`)) continue;
      reported.add(`${slug} ${tag.label}`);
      const place = earlier.file ? writtenPlaceOf(earlier.file, "tags", earlier.label) : TAGS_FILE;
      const message = `The tag "${tag.label}" has the address of "${earlier.label}" (${place}), whose label stays.`;
      const expected = `Expected a permalink for each of them in ${TAGS_FILE}, or one tag instead of two.`;
      problems.push({ ...at(), message, expected, severity: "warning" });
    }
  }
  const connected = posts.map((post) => ({
    ...post,
    value: { ...post.value, tags: addressTags(post.value.tags, find) },
  }));
  return { posts: connected, problems };
}

import { DESCRIPTION_LENGTH, widthOf } from "../shared/page-description";
import { errorAt, warningAt, withGuess, type Problem, type ProblemPlace } from "../shared/problem";
import { PRIVACY_PATH } from "../shared/paths";
import { seriesKey } from "../shared/series";
import { AUTHORS_FILE, type Author } from "./author";
import { isAccepted, type Content, type Entry, type PagedKind, type Texts } from "./content";
import type { ContentFile } from "./content-file";
import { DOC_KEYS, hasKnownId, type Doc } from "./doc";
import { VERSIONS_FILE } from "./doc-versions";
import { findDocProblems } from "./docs/doc-checks";
import { PAGE_KEYS, type Page } from "./page";
import { placeOf, placesOf, writtenPositionOf } from "./positions";
import { POST_KEYS, type Post } from "./post";
import { PROJECT_KEYS, type Project } from "./project";
import { SITE_FILE, type Site } from "./site";
import type { SiteItem } from "./site-items";
import { isNameOf, isSameSubject, noAddress, tagFinder, TAGS_FILE, type TagEntry } from "./tag";

/** What the checks need besides the content. */
interface Reading {
  /** The posts and documents with the tags that their files give them. */
  written: { posts: readonly Entry<Post>[]; docs: readonly Entry<Tagged>[] };
  fileOf: (relativePath: string) => ContentFile | undefined;
  /** Whether a file exists but could not be read. Rules that depend on it are not applied. */
  isUnread: (relativePath: string) => boolean;
}

/** Checks the references between the files of a content folder, and what must be unique in it. */
export function findCrossProblems(
  content: Omit<Content, "problems">,
  { written, fileOf, isUnread }: Reading,
): Problem[] {
  const { site, authors, tags, posts, docs, pages, projects, docFolders, docSidebars, docVersions } = content;
  const siteFile = isUnread(SITE_FILE) ? undefined : fileOf(SITE_FILE);
  return [
    ...(isUnread(AUTHORS_FILE) ? [] : findUnknownAuthors(written.posts, authors)),
    ...(isUnread(TAGS_FILE) ? [] : findTagProblems(written.posts, tags, written.docs)),
    ...findRepeatedParts(posts),
    ...findRepeatedProjects(projects.filter(isAccepted)),
    ...findAliasProblems(site, siteFile, [...POST_KEYS, ...DOC_KEYS, ...PAGE_KEYS, ...PROJECT_KEYS]),
    ...(docs.every(hasKnownId) ? findUnknownDocs(site, siteFile, docs) : []),
    ...findMissingChoices(site, siteFile, pages),
    ...findDocProblems({
      docs,
      folders: docFolders,
      sidebars: docSidebars,
      isUnread,
      versions: docVersions,
      versionsFile: fileOf(VERSIONS_FILE),
    }),
    ...findDescriptionProblems(content),
  ];
}

/** Reports keys of authors in posts that `data/authors.yml` does not have. */
function findUnknownAuthors(posts: readonly Entry<Post>[], authors: readonly Author[]): Problem[] {
  const keys = authors.map(({ key }) => key);
  return posts.flatMap(({ file, value }) =>
    [...new Set(value.authorKeys)]
      .filter((key) => !keys.includes(key))
      .map((key) => {
        const known = keys.length > 0 ? `, which has: ${keys.join(", ")}` : "";
        const inPlace = `or a map here, such as { name: ${key} }`;
        const expected = withGuess(key, keys, `Expected an entry in ${AUTHORS_FILE}${known}, ${inPlace}.`);
        return errorAt(placeOf(file, "authors", key), `Unknown author "${key}".`, expected);
      }),
  );
}

type Tagged = Pick<Post, "tags">;

/** Reports tags of posts and documents without an address, and tags of posts whose address another label has. */
export function findTagProblems(
  posts: readonly Entry<Post>[],
  entries: readonly TagEntry[],
  docs: readonly Entry<Tagged>[] = [],
): Problem[] {
  const find = tagFinder(entries);
  const problems = [...posts, ...docs].flatMap(({ file, value }) =>
    value.tags
      .filter((tag) => (find(tag)?.slug ?? tag.slug) === "")
      .map(({ label }) => noAddress(placeOf(file, "tags", label), label)),
  );
  const first = new Map<string, { label: string; file?: ContentFile }>();
  const reported = new Set<string>();
  for (const { file, value } of posts) {
    for (const tag of value.tags) {
      const entry = find(tag);
      if (tag.slug === "" || (entry && isNameOf(entry, tag.label))) continue;
      const earlier = entry ? { label: entry.label } : first.get(tag.slug);
      if (!earlier) first.set(tag.slug, { label: tag.label, file });
      if (!earlier || isSameSubject(earlier.label, tag.label) || reported.has(`${tag.slug} ${tag.label}`)) continue;
      reported.add(`${tag.slug} ${tag.label}`);
      const place = earlier.file ? writtenPositionOf(earlier.file, "tags", earlier.label) : TAGS_FILE;
      const message = `The tag "${tag.label}" has the address of "${earlier.label}" (${place}), whose label stays.`;
      const expected = `Expected a permalink for each of them in ${TAGS_FILE}, or one tag instead of two.`;
      problems.push(warningAt(placeOf(file, "tags", tag.label), message, expected));
    }
  }
  return problems;
}

/** Reports listed posts of a series with the same number. */
function findRepeatedParts(posts: readonly Entry<Post>[]): Problem[] {
  const taken = new Map<string, ContentFile>();
  return posts.flatMap(({ file, value: { front } }) => {
    if (front.unlisted || front.series === undefined || front.series_part === undefined) return [];
    const key = `${seriesKey(front.series)} ${front.series_part}`;
    const first = taken.get(key);
    if (first === undefined) {
      taken.set(key, file);
      return [];
    }
    const other = writtenPositionOf(first, "series_part");
    const message = `Part ${front.series_part} of the series "${front.series}" is already taken by ${other}.`;
    const expected = "Expected another number; the earlier post comes first.";
    return [warningAt(placeOf(file, "series_part"), message, expected)];
  });
}

/** Reports projects with the same slug: all are on one page, so an address leads to the first one only. */
function findRepeatedProjects(projects: readonly Entry<Project>[]): Problem[] {
  return projects.flatMap(({ file, value: { slug } }, index) => {
    const first = projects.findIndex(({ value }) => value.slug === slug);
    if (first === index) return [];
    const message = `The slug "${slug}" is already taken by ${projects[first]!.file.relativePath}.`;
    return [warningAt(placeOf(file, "slug"), message, "Expected another slug.")];
  });
}

/**
 * Reports items of the navbar and the footer with an unknown document. A site without documentation leaves out such items,
 * so it has no problem.
 */
function findUnknownDocs(site: Site, file: ContentFile | undefined, docs: readonly Entry<Doc>[]): Problem[] {
  if (!file || docs.length === 0) return [];
  const ids = [...new Set(docs.map(({ value }) => value.docId))];
  const all = [...site.navbar.left, ...site.navbar.right, ...site.footer.flatMap(({ items }) => items)];
  const links = all.flatMap((item: SiteItem) => [item, ...item.items]);
  const named = links.flatMap(({ kind, to }) => (kind === "doc" && to !== null ? [to] : []));
  const unknown = [...new Set(named)].filter((id) => !ids.includes(id));
  return unknown.flatMap((id) => {
    const places = placesOf(file, "doc", id);
    const message = `An item of the navbar or the footer names the unknown document "${id}".`;
    return places.map((place) => errorAt(place, message, withGuess(id, ids)));
  });
}

/** Reports aliases of keys that no kind of text has. */
function findAliasProblems(site: Site, file: ContentFile | undefined, keys: readonly string[]): Problem[] {
  if (!file) return [];
  const aliases = Object.entries(site.frontMatter.aliases).filter(([, key]) => !keys.includes(key));
  return aliases.map(([name, key]) => {
    const message = `The alias "${name}" stands for the unknown key "${key}".`;
    return errorAt(placeOf(file, name, key), message, withGuess(key, [...new Set(keys)]));
  });
}

/** Reports that the site asks for consent, and its notice leads to a page that is missing or has no choices. */
function findMissingChoices(site: Site, file: ContentFile | undefined, pages: readonly Entry<Page>[]): Problem[] {
  if (!file || site.consent !== "ask") return [];
  const privacy = pages.find(({ value }) => value.path === PRIVACY_PATH);
  if (privacy && !privacy.value.front.draft && /^[ \t>*+-]*::services|<Services\b/m.test(privacy.value.text)) return [];
  const message = 'With "consent: ask", visitors choose on the page /privacy/, which has no list of services.';
  return [
    warningAt(placeOf(file, "consent"), message, "Expected ::services on a line of its own in pages/privacy.md."),
  ];
}

interface Described {
  front: { description?: string | undefined; draft: boolean; unlisted: boolean };
}

/** The description that `npm run new` writes into a new text. */
export const PLACEHOLDERS = {
  post: "One or two sentences for lists and search engines.",
  doc: "One or two sentences for cards and search engines.",
};

/**
 * Reports descriptions that `npm run new` has written, and those of listed texts that are too long or too short. The
 * message has no number, so that a list of problems has one line for all.
 */
export function findDescriptionProblems({ posts, docs, pages }: Pick<Texts, PagedKind>): Problem[] {
  const texts: Entry<Described>[] = Object.values({ posts, docs, pages } satisfies Record<PagedKind, unknown>).flat();
  return texts
    .filter(({ refused }) => !refused?.has("draft") && !refused?.has("unlisted"))
    .flatMap(({ file, value: { front } }) => descriptionProblem(front, placeOf(file, "description")) ?? []);
}

function descriptionProblem(
  { description, draft, unlisted }: Described["front"],
  place: ProblemPlace,
): Problem | undefined {
  if (description === undefined || draft) return undefined;
  if (Object.values(PLACEHOLDERS).includes(description)) {
    const message = "The description is still the one that a new text begins with.";
    return warningAt(place, message, "Expected what this text is about, or no description.");
  }
  const length = widthOf(description);
  const { min, max } = DESCRIPTION_LENGTH;
  if (unlisted || (length >= min && length <= max)) return undefined;
  const message =
    length > max
      ? "The description is too long: search engines cut it."
      : "The description is too short: search engines show another text.";
  const isWide = length > description.length;
  const expected = `Expected ${min} to ${max} characters${isWide ? ", a wide one counted as two" : ""}.`;
  return warningAt(place, message, expected);
}

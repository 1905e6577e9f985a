import { isFilePath } from "../../shared/paths";
import { AUTHORS_FILE } from "../../content/author";
import { replaceTexts, textsOf, type Content, type Entry, type Text } from "../../content/content";
import type { ContentFile } from "../../content/content-file";
import { hasLongName, LIKE_A_FILE } from "../../content/fields";
import { placeOf } from "../../content/positions";
import { inProduction, visibilityOf, type Publication } from "../../shared/visibility";
import { errorAt, warningAt, type Problem, type ProblemPlace } from "../../shared/problem";
import { allPages, FIXED } from "../pages/build-pages";
import { pageData } from "../pages/page-data";
import type { PageSpec } from "../pages/page-spec";

/** The tag or author that a generated page gets its address from, and the position of its name. */
interface Origin {
  /** As shown in messages. */
  name: string;
  file: ContentFile;
  key: string;
  word?: string;
}

/** The address of a page that a build would create. */
export interface Route {
  path: string;
  /** The text of the page. Undefined for generated pages. */
  entry?: Entry<unknown>;
  /** The tag or author that a generated page gets its address from. */
  origin?: Origin | undefined;
  /** The page's name in messages. */
  name: string;
}

const GENERATED: Record<string, string> = {
  "post-list": "the list of posts",
  archive: "the archive",
  "tag-index": "the list of tags",
  tag: "the posts of a tag",
  "author-index": "the list of authors",
  author: "the posts of an author",
  "doc-category": "a category of the documentation",
  "doc-tag-index": "the list of tags of the documentation",
  "doc-tag": "a tag of the documentation",
  projects: "the projects",
  resume: "the résumé",
};

/**
 * Returns the address of every page, including drafts, in the order in which the build creates them. If several pages
 * have the same address, the first one keeps it. For the addresses of a production build, pass `builtContent`.
 */
export function routesOf(content: Content): Route[] {
  const entries = new Map<unknown, Text>(textsOf(content).map((text) => [text.file.relativePath, text]));
  const specs = allPages(pageData(content, (_, file) => file));
  const originOf = originFinder(content);
  const made = specs.map((spec): Route => {
    const { path, template, context } = spec;
    const entry = entries.get(context.id);
    return entry
      ? { path, entry, name: entry.file.relativePath }
      : { path, name: GENERATED[template] ?? `the page ${template}`, origin: originOf(spec) };
  });
  return [...FIXED, ...made];
}

/**
 * Returns a function that finds the origin of a generated page. Of a paginated list only the first page has one, so
 * that a problem is reported once.
 */
function originFinder(content: Content): (spec: PageSpec) => Origin | undefined {
  const origins = new Map<string, Origin>();
  const add = (name: string, origin: Origin) => origins.has(name) || origins.set(name, origin);
  // The pages of the blog have no version: nothing is between two spaces.
  for (const { file, value } of content.posts) {
    for (const { slug, label } of value.tags) add(`tag  ${slug}`, tagIn(file, label));
  }
  for (const { file, value } of content.docs) {
    for (const { slug, label } of value.tags) add(`doc-tag ${value.version} ${slug}`, tagIn(file, label));
  }
  const authorsFile = content.files.find(({ relativePath }) => relativePath === AUTHORS_FILE);
  for (const { key } of authorsFile ? content.authors : []) {
    add(`author  ${key}`, { name: `the author "${key}"`, file: authorsFile!, key });
  }
  return ({ template, context: { version = "", slug, key = slug, list } }) =>
    isFirst(list) ? origins.get(`${template} ${String(version)} ${String(key)}`) : undefined;
}

const tagIn = (file: ContentFile, label: string): Origin => ({
  name: `the tag "${label}"`,
  file,
  key: "tags",
  word: label,
});

const isFirst = (list: unknown): boolean => list === undefined || (list as { number: number }).number === 1;

/** Reports addresses that cannot be built, or that servers, browsers and the site's own links would interpret differently. */
export const findUnusableRoutes = (routes: readonly Route[]): Problem[] =>
  routes.flatMap(({ path, entry }) => (entry ? (problemOf(path, () => placeOf(entry.file, "slug")) ?? []) : []));

function problemOf(path: string, place: () => ProblemPlace): Problem | undefined {
  if (/[?#%\\:\p{Cc}]|\/\/|\/\.{1,2}(?:\/|$)/u.test(path)) {
    const message = `The address ${path} would hold characters that have another meaning there.`;
    return errorAt(place(), message, "Expected a file name without ? # % : and \\, or a slug in the front matter.");
  }
  if (LIKE_A_FILE.test(path)) {
    const message = `The address ${path} would end like the name of a file.`;
    return errorAt(place(), message, "Expected another file name, or a slug in the front matter.");
  }
  if (hasLongName(path)) {
    const message = `The address ${path.slice(0, 60)}… would have a part that is too long.`;
    return errorAt(place(), message, "Expected a shorter file name, or a slug in the front matter.");
  }
  const name = path.replace(/\/+$/, "").split("/").at(-1)!;
  if (!isFilePath(name)) return undefined;
  const message = `The address ${path} looks like that of a file, so links to it open as links to files do.`;
  const other = name.replace(/\.(?=[^.]*$)/, "-");
  const expected = `Expected a name or slug without a dot before its last letters, such as ${other}.`;
  return warningAt(place(), message, expected);
}

/** Returns the content that has pages: in production without drafts and posts with a future date. */
export function builtContent(content: Content, production = inProduction()): Content {
  if (!production) return content;
  const publicationOf = ({ value }: Text): Publication => ({
    draft: false,
    unlisted: false,
    ...value.front,
    // That of a project is when it began.
    date: "date" in value ? value.date : undefined,
  });
  return replaceTexts(content, (text) => (visibilityOf(publicationOf(text), true).built ? text : []));
}

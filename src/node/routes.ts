import { comparablePath, SEARCH_PATH } from "../shared/paths";
import { inProduction, visibilityOf } from "../shared/visibility";
import { placeOf } from "./content/place";
import type { Problem } from "./content/problem";
import type { Content, Entry } from "./content/read-content";
import { docsOfContent } from "./docs/docs-of-content";
import { allPages } from "./pages/build-pages";

/** An address that a build of the content would make. */
export interface Route {
  path: string;
  /** The file whose page it is, if it is that of one. */
  entry?: Entry<unknown>;
  /** What stands there, for messages. */
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

const FIXED: Route[] = [
  { path: "/", name: "the home page" },
  { path: SEARCH_PATH, name: "the search" },
  { path: "/404", name: "the page for addresses that do not exist" },
];

/** Every address that a build of the content would make; of several with one address the first stays. */
export function routesOf(content: Content): Route[] {
  const { posts, docs, pages, projects, authors, resume, site } = content;
  const entries = new Map<unknown, Entry<unknown>>(
    [...posts, ...docs, ...pages].map((entry) => [entry.file.relativePath, entry]),
  );
  const specs = allPages({
    posts: posts.map(({ file, value: { front, path, date, tags, authorKeys } }) => ({
      id: file.relativePath,
      path,
      filePath: file.relativePath,
      isModule: false,
      listed: visibilityOf({ ...front, date }, inProduction()).listed,
      tagSlugs: tags.map(({ slug }) => slug),
      authorKeys,
    })),
    authors: authors.map(({ key, path, page }) => ({ key, path, hasPage: page })),
    ...docsOfContent(content),
    pages: pages.map(({ file, value: { name, path } }) => ({ id: file.relativePath, name, path })),
    sections: { projects: projects.length > 0, resume: resume !== undefined },
    postsPerPage: site.blog.postsPerPage,
  });
  const made = specs.map(({ path, template, context }): Route => {
    const entry = entries.get(context.id);
    return entry
      ? { path, entry, name: entry.file.relativePath }
      : { path, name: GENERATED[template] ?? `the page ${template}` };
  });
  return [...FIXED, ...made];
}

/** Files whose address is that of another file or of a page that the site makes itself, compared as the router does. */
export function findDuplicateRoutes(routes: readonly Route[], severity: Problem["severity"]): Problem[] {
  const taken = new Map<string, Route>();
  return routes.flatMap((route) => {
    const key = comparablePath(route.path);
    const first = taken.get(key);
    if (!first) taken.set(key, route);
    const file = (route.entry ?? first?.entry)?.file;
    if (!first || !file || first.entry === route.entry) return [];
    const other = route.entry ? first : route;
    const keeps = first.entry?.file === file ? "this file" : first.entry ? "the first file" : first.name;
    return [
      {
        file: file.path,
        ...placeOf(file.text, "slug"),
        message: `The route ${route.path} is already that of ${other.name}.`,
        expected: `Expected a slug of its own: ${keeps} keeps the address.`,
        severity,
      },
    ];
  });
}

/** Addresses that no server and no browser would take for what they are. */
export function findUnusableRoutes(routes: readonly Route[]): Problem[] {
  return routes.flatMap(({ path, entry }) =>
    entry && /[?#%\\:\p{Cc}]|\/\/|\/\.{1,2}(?:\/|$)/u.test(path)
      ? [
          {
            file: entry.file.path,
            message: `The address ${path} would hold characters that have another meaning there.`,
            expected: "Expected a file name without ? # % : and \\, or a slug in the front matter.",
            severity: "error" as const,
          },
        ]
      : [],
  );
}

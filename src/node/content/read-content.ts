import type { SidebarFolder } from "../../shared/sidebar";
import { AUTHORS_FILE, parseAuthors, type Author } from "./authors";
import { isDocCategoryFile, isDocFile, parseDoc, parseDocCategory, type Doc } from "./doc";
import { readSourceFiles } from "./folder";
import { isPageFile, parsePage, type Page } from "./page";
import { isPostFile, parsePost, type Post } from "./post";
import { nearest, sortProblems, type Problem } from "./problem";
import { isProjectFile, parseProject, type Project } from "./project";
import { parseResume, RESUME_FILE, type Resume } from "./resume";
import { DEFAULT_SITE, parseSite, SITE_FILE, type Site } from "./site";
import { parseTags, TAGS_FILE, type TagEntry } from "./tags";
import type { Parsed, SourceFile } from "./yaml-source";

/** Something read from a file. */
export interface Entry<T> {
  file: SourceFile;
  value: T;
}

/** A whole content folder, read and checked. Entries with an error are left out; `problems` says why. */
export interface Content {
  posts: Entry<Post>[];
  docs: Entry<Doc>[];
  pages: Entry<Page>[];
  projects: Entry<Project>[];
  authors: Author[];
  tags: TagEntry[];
  resume: Resume | undefined;
  docFolders: SidebarFolder[];
  site: Site;
  problems: Problem[];
}

/** Reads a content folder and checks each file by itself, then the references between files. */
export async function readContent(dir: string): Promise<Content> {
  const files = await readSourceFiles(dir);
  const problems: Problem[] = [];
  const read = <T>(file: SourceFile, parse: (file: SourceFile) => Parsed<T>): Entry<T>[] => {
    const { value, problems: found } = parse(file);
    problems.push(...found);
    return value === undefined ? [] : [{ file, value }];
  };
  const all = <T>(isKind: (relativePath: string) => boolean, parse: (file: SourceFile) => Parsed<T>) =>
    files.filter(({ relativePath }) => isKind(relativePath)).flatMap((file) => read(file, parse));
  const one = <T>(name: string, parse: (file: SourceFile) => Parsed<T>) =>
    all((relativePath) => relativePath === name, parse)[0]?.value;

  const posts = all(isPostFile, parsePost);
  const docs = all(isDocFile, parseDoc);
  const pages = all(isPageFile, parsePage);
  const projects = all(isProjectFile, parseProject);
  const authors = one(AUTHORS_FILE, parseAuthors) ?? [];
  const tags = one(TAGS_FILE, parseTags) ?? [];
  const resume = one(RESUME_FILE, parseResume);
  const site = one(SITE_FILE, parseSite) ?? DEFAULT_SITE;
  const docFolders = all(isDocCategoryFile, parseDocCategory).map(({ value }) => value);
  problems.push(
    ...findUnknownAuthors(posts, authors),
    ...findDuplicateRoutes([...posts, ...docs, ...pages], site.checks.duplicateRoutes),
  );
  return { posts, docs, pages, projects, authors, tags, resume, docFolders, site, problems: sortProblems(problems) };
}

function findUnknownAuthors(posts: readonly Entry<Post>[], authors: readonly Author[]): Problem[] {
  const keys = authors.map(({ key }) => key);
  return posts.flatMap(({ file, value }) =>
    value.front.authors
      .filter((key) => !keys.includes(key))
      .map((key) => {
        const meant = nearest(key, keys);
        const known =
          keys.length > 0 ? `Expected one of: ${keys.join(", ")}.` : `Expected an entry in ${AUTHORS_FILE}.`;
        return {
          file: file.path,
          ...placeOf(file.text, key, "authors"),
          message: `Unknown author "${key}".`,
          expected: meant ? `Did you mean "${meant}"? ${known}` : known,
          severity: "error" as const,
        };
      }),
  );
}

/** The first place of a word at or after the line of a front matter key. */
function placeOf(text: string, word: string, key: string): { line: number; column: number } {
  const lines = text.split("\n");
  const start = Math.max(
    0,
    lines.findIndex((line) => line.startsWith(`${key}:`)),
  );
  const index = lines.findIndex((line, at) => at >= start && line.includes(word));
  return index < 0 ? { line: start + 1, column: 1 } : { line: index + 1, column: lines[index]!.indexOf(word) + 1 };
}

function findDuplicateRoutes(entries: readonly Entry<{ path: string }>[], severity: Problem["severity"]): Problem[] {
  const first = new Map<string, SourceFile>();
  return entries.flatMap(({ file, value }) => {
    const route = value.path.toLowerCase();
    const earlier = first.get(route);
    if (!earlier) {
      first.set(route, file);
      return [];
    }
    const message = `The route ${value.path} is already that of ${earlier.relativePath}.`;
    return [
      { file: file.path, message, expected: "Expected a slug of its own: the first file keeps the address.", severity },
    ];
  });
}

import type { DocVersion } from "../../shared/doc-versions";
import { AUTHORS_FILE, parseAuthors, type Author } from "./authors";
import { isDocFile, parseDoc, type Doc } from "./doc";
import { isDocCategoryFile, parseDocCategory, type DocFolder } from "./doc-category";
import { findDocProblems } from "./doc-references";
import { isSidebarsFile, parseSidebars, type DocSidebars } from "./doc-sidebars";
import { parseVersions, resolveVersions, VERSIONS_FILE } from "./doc-versions";
import { findUnknownAuthors } from "./connect-authors";
import { connectTags } from "./connect-tags";
import { readSourceFiles } from "./folder";
import { isPageFile, parsePage, type Page } from "./page";
import { isPostFile, parsePost, type Post } from "./post";
import { sortProblems, type Problem } from "./problem";
import { isProjectFile, parseProject, type Project } from "./project";
import { parseResume, RESUME_FILE, type Resume } from "./resume";
import { DEFAULT_SITE, parseSite, SITE_FILE, type Site } from "./site";
import { findUnknownDocs } from "./site-references";
import { findRepeatedParts } from "./series-problems";
import { parseTags, TAGS_FILE, type TagEntry } from "./tags";
import type { Parsed, SourceFile } from "./yaml-source";

/** Something read from a file. */
export interface Entry<T> {
  file: SourceFile;
  value: T;
}

/** A whole content folder, read and checked. Entries with an error are left out; `problems` says why. */
export interface Content {
  /** The folder, absolute. */
  dir: string;
  posts: Entry<Post>[];
  docs: Entry<Doc>[];
  pages: Entry<Page>[];
  projects: Entry<Project>[];
  authors: Author[];
  tags: TagEntry[];
  resume: Resume | undefined;
  docVersions: DocVersion[];
  docFolders: DocFolder[];
  docSidebars: DocSidebars[];
  site: Site;
  /** Texts that are left out for an error in their front matter. */
  rejected: SourceFile[];
  problems: Problem[];
}

const isText = (relativePath: string): boolean =>
  [isPostFile, isDocFile, isPageFile, isProjectFile].some((isKind) => isKind(relativePath));

/** Reads a content folder and checks each file by itself, then the references between files. */
export async function readContent(dir: string): Promise<Content> {
  const { files, problems } = await readSourceFiles(dir);
  const read = <T>(file: SourceFile, parse: (file: SourceFile) => Parsed<T>): Entry<T>[] => {
    const { value, problems: found } = file.problem ? { value: undefined, problems: [file.problem] } : parse(file);
    problems.push(...found);
    return value === undefined ? [] : [{ file, value }];
  };
  const all = <T>(isKind: (relativePath: string) => boolean, parse: (file: SourceFile) => Parsed<T>) =>
    files.filter(({ relativePath }) => isKind(relativePath)).flatMap((file) => read(file, parse));
  const one = <T>(name: string, parse: (file: SourceFile) => Parsed<T>) =>
    all((relativePath) => relativePath === name, parse)[0]?.value;

  const parsedPosts = all(isPostFile, parsePost);
  const hasCurrentDocs = files.some(({ relativePath }) => relativePath.startsWith("docs/") && isDocFile(relativePath));
  const docVersions = resolveVersions(one(VERSIONS_FILE, parseVersions), hasCurrentDocs);
  const docs = all(isDocFile, (file) => parseDoc(file, docVersions));
  const pages = all(isPageFile, parsePage);
  const projects = all(isProjectFile, parseProject);
  const accepted = new Set([...parsedPosts, ...docs, ...pages, ...projects].map(({ file }) => file));
  const rejected = files.filter((file) => isText(file.relativePath) && !file.problem && !accepted.has(file));
  const authors = one(AUTHORS_FILE, parseAuthors) ?? [];
  const tags = one(TAGS_FILE, parseTags) ?? [];
  const { posts, problems: tagProblems } = connectTags(parsedPosts, tags);
  const resume = one(RESUME_FILE, parseResume);
  const site = one(SITE_FILE, parseSite) ?? DEFAULT_SITE;
  const folders = all(isDocCategoryFile, parseDocCategory);
  const sidebars = all(isSidebarsFile, parseSidebars);
  const versionsFile = files.find(({ relativePath }) => relativePath === VERSIONS_FILE);
  problems.push(...findUnknownAuthors(posts, authors), ...tagProblems, ...findRepeatedParts(posts));
  const siteFile = files.find(({ relativePath }) => relativePath === SITE_FILE);
  problems.push(...findUnknownDocs(site, siteFile, docs));
  problems.push(...findDocProblems({ docs, folders, sidebars, versions: docVersions, versionsFile }));
  const docFolders = folders.map(({ value }) => value);
  const documentation = { docVersions, docFolders, docSidebars: sidebars.map(({ value }) => value) };
  return {
    dir,
    posts,
    docs,
    pages,
    projects,
    authors,
    tags,
    resume,
    ...documentation,
    site,
    rejected,
    problems: sortProblems(problems),
  };
}

import type { DocVersion } from "../shared/doc-versions";
import { AUTHORS_FILE, parseAuthors, type Author } from "./authors";
import { isDocFile, parseDoc, type Doc } from "./doc";
import { isDocCategoryFile, parseDocCategory, type DocFolder } from "./doc-category";
import { isSidebarsFile, parseSidebars, type DocSidebars } from "./doc-sidebars";
import { parseVersions, resolveVersions, VERSIONS_FILE } from "./doc-versions";
import { connectTags } from "./connect-tags";
import { readSourceFiles } from "./folder";
import { judgeContent } from "./judge-content";
import { isPageFile, parsePage, type Page } from "./page";
import { isPostFile, parsePost, type Post } from "./post";
import { sortProblems, type Problem } from "../shared/problem";
import { entryReader, isAccepted, type JudgedEntry } from "./read-entries";
import { isProjectFile, parseProject, type Project } from "./project";
import { parseResume, RESUME_FILE, type Resume } from "./resume";
import { DEFAULT_SITE, parseSite, SITE_FILE, type Site } from "./site";
import { parseTags, TAGS_FILE, type TagEntry } from "./tags";
import type { SourceFile } from "./yaml-source";

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
  /** The files themselves, without those that are rejected. */
  files: SourceFile[];
  /** Texts that are left out for an error in their front matter, as far as that can be read. */
  rejected: JudgedTexts;
  problems: Problem[];
}

/** Texts of all kinds, of which some may be rejected. */
export interface JudgedTexts {
  posts: JudgedEntry<Post>[];
  docs: JudgedEntry<Doc>[];
  pages: JudgedEntry<Page>[];
  projects: JudgedEntry<Project>[];
}

const filterTexts = (
  { posts, docs, pages, projects }: JudgedTexts,
  keep: (entry: JudgedEntry<unknown>) => boolean,
) => ({
  ...{ posts: posts.filter(keep), docs: docs.filter(keep), pages: pages.filter(keep), projects: projects.filter(keep) },
});

/** Content with its rejected texts, as it will be when these are mended: what leads to them is no mistake. */
export function withRejected(content: Content): Content {
  const { posts, docs, pages, projects } = content.rejected;
  return {
    ...content,
    posts: [...content.posts, ...posts],
    docs: [...content.docs, ...docs],
    pages: [...content.pages, ...pages],
    projects: [...content.projects, ...projects],
  };
}

/** Reads a content folder and checks each file by itself, then the references between files. */
export async function readContent(dir: string): Promise<Content> {
  const { files, problems } = await readSourceFiles(dir);
  const { all, one, isUnread } = entryReader(dir, files, problems);
  const judgedPosts = all(isPostFile, parsePost);
  const hasCurrentDocs = files.some(({ relativePath }) => relativePath.startsWith("docs/") && isDocFile(relativePath));
  const docVersions = resolveVersions(one(VERSIONS_FILE, parseVersions), hasCurrentDocs);
  const docs = all(isDocFile, (file) => parseDoc(file, docVersions));
  const pages = all(isPageFile, parsePage);
  const projects = all(isProjectFile, parseProject);
  const authors = one(AUTHORS_FILE, parseAuthors) ?? [];
  const tags = one(TAGS_FILE, parseTags) ?? [];
  const { posts, problems: tagProblems } = connectTags(judgedPosts, tags);
  const resume = one(RESUME_FILE, parseResume);
  const site = one(SITE_FILE, parseSite) ?? DEFAULT_SITE;
  const folders = all(isDocCategoryFile, parseDocCategory);
  const sidebars = all(isSidebarsFile, parseSidebars);
  const texts = { posts, docs, pages, projects };
  const content = {
    dir,
    ...filterTexts(texts, isAccepted),
    ...{ authors, tags, resume, docVersions, site },
    docFolders: folders.map(({ value }) => value),
    docSidebars: sidebars.map(({ value }) => value),
    files: files.filter(({ relativePath }) => !isUnread(relativePath)),
    rejected: filterTexts(texts, (entry) => !isAccepted(entry)),
  };
  const judged = { files, posts: judgedPosts, docs, folders, sidebars, tagProblems, isUnread };
  problems.push(...judgeContent(content, judged));
  return { ...content, problems: sortProblems(problems) };
}

import type { DocVersion } from "../shared/doc-versions";
import type { Sections } from "../shared/paths";
import type { Problem } from "../shared/problem";
import type { Author } from "./author";
import type { ContentFile } from "./content-file";
import type { Doc } from "./doc";
import type { DocFolder, DocSidebars } from "./docs/sidebar-schema";
import type { Page } from "./page";
import type { RefusedKeys } from "./parse-text";
import type { Post } from "./post";
import type { Project } from "./project";
import type { Resume } from "./resume";
import type { Site } from "./site";
import type { TagEntry } from "./tag";

/** Something read from a file. */
export interface Entry<T> {
  file: ContentFile;
  value: T;
  /** Set for a rejected text: the keys that were refused. */
  refused?: RefusedKeys;
}

/** The texts of all kinds. */
export interface Texts {
  posts: Entry<Post>[];
  docs: Entry<Doc>[];
  pages: Entry<Page>[];
  projects: Entry<Project>[];
}

/** A whole content folder, read and checked. A text with an error has `refused` set; `problems` says why. */
export interface Content extends Texts {
  /** The folder, absolute. */
  dir: string;
  authors: Author[];
  tags: TagEntry[];
  resume: Resume | undefined;
  /** Whether there is a résumé, even one with an error. */
  hasResume: boolean;
  docVersions: DocVersion[];
  docFolders: Entry<DocFolder>[];
  docSidebars: Entry<DocSidebars>[];
  site: Site;
  /** The sections whose addresses are not all known, because a file that decides them cannot be read. */
  unknownSections: string[];
  /** The files that were accepted; the texts above may be rejected ones. */
  files: ContentFile[];
  problems: Problem[];
}

export type Text = Texts[keyof Texts][number];
/** The kinds of text that have a page for each text. */
export type PagedKind = Exclude<keyof Texts, "projects">;

/** The types of the nodes of texts. */
export const TEXT_TYPES = { posts: "Post", docs: "Doc", pages: "Page", projects: "Project" } as const satisfies Record<
  keyof Texts,
  string
>;

export const KINDS = Object.keys(TEXT_TYPES) as (keyof Texts)[];

/** The texts of all kinds in one list. */
export const textsOf = (content: Texts): Text[] => KINDS.flatMap((kind): Text[] => content[kind]);

/** Returns the content with what `replace` returns for each text, in place of it. */
export const replaceTexts = (content: Content, replace: (text: Text) => Text | Text[]): Content => ({
  ...content,
  ...Object.fromEntries(KINDS.map((kind) => [kind, (content[kind] as Text[]).flatMap(replace)])),
});

/** The sections with content, and the lists of the blog that are not empty. */
export function sectionsOf({ posts, docs, projects, authors, hasResume }: Omit<Content, "problems">): Sections {
  const listed = posts.filter(({ value }) => !value.front.unlisted);
  return {
    docs: docs.length > 0,
    projects: projects.length > 0,
    resume: hasResume,
    authors: authors.length > 0,
    archive: listed.length > 0,
    tags: listed.some(({ value }) => value.tags.length > 0),
  };
}

export const isAccepted = ({ refused }: Entry<unknown>): boolean => refused === undefined;

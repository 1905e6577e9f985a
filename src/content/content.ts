import type { DocVersion } from "../shared/doc-versions";
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

export type Text = Entry<Post | Doc | Page | Project>;

/** The texts of all kinds in one list. */
export const textsOf = ({ posts, docs, pages, projects }: Texts): Text[] => [...posts, ...docs, ...pages, ...projects];

export const isAccepted = ({ refused }: Entry<unknown>): boolean => refused === undefined;

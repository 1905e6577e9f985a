import { AUTHORS_FILE } from "./authors";
import { findUnknownAuthors } from "./connect-authors";
import { findDescriptionProblems } from "./description-problems";
import { hasKnownId, type Doc } from "./doc";
import type { DocFolder } from "./doc-category";
import { findDocProblems } from "./doc-references";
import type { DocSidebars } from "./doc-sidebars";
import { VERSIONS_FILE } from "./doc-versions";
import { findMissingImages } from "./images";
import type { Post } from "./post";
import type { Problem } from "../shared/problem";
import type { Content, Entry } from "./read-content";
import type { JudgedEntry } from "./read-entries";
import { findRepeatedParts } from "./series-problems";
import { SITE_FILE } from "./site";
import { findUnknownDocs } from "./site-references";
import { TAGS_FILE } from "./tags";
import type { SourceFile } from "./yaml-source";

type ReadContent = Omit<Content, "problems">;

/** What rules between files are judged by. */
export interface JudgedContent {
  files: readonly SourceFile[];
  posts: readonly JudgedEntry<Post>[];
  docs: readonly JudgedEntry<Doc>[];
  folders: readonly Entry<DocFolder>[];
  sidebars: readonly Entry<DocSidebars>[];
  /** What is wrong with the addresses of tags. */
  tagProblems: readonly Problem[];
  /** Whether a file is there and could not be read. */
  isUnread: (relativePath: string) => boolean;
}

/**
 * What is wrong between files. Rejected texts are judged too, so that nothing comes to light only when something else
 * is mended; what depends on a file of data that could not be read is not.
 */
export function judgeContent(content: ReadContent, judged: JudgedContent): Problem[] {
  const { files, posts, docs, folders, sidebars, tagProblems, isUnread } = judged;
  const fileOf = (name: string) => files.find(({ relativePath }) => relativePath === name);
  const hasKnownLinks = !isUnread(SITE_FILE) && docs.every(hasKnownId);
  return [
    ...(isUnread(AUTHORS_FILE) ? [] : findUnknownAuthors(posts, content.authors)),
    ...(isUnread(TAGS_FILE) ? [] : tagProblems),
    ...findRepeatedParts(posts),
    ...(hasKnownLinks ? findUnknownDocs(content.site, fileOf(SITE_FILE), docs) : []),
    ...findDocProblems({
      ...{ docs, folders, sidebars, isUnread },
      ...{ versions: content.docVersions, versionsFile: fileOf(VERSIONS_FILE) },
    }),
    ...findProblemsOfRejected(content),
  ];
}

/** What the whole check finds in accepted texts: pictures that are not there, and lengths of descriptions. */
function findProblemsOfRejected(content: ReadContent): Problem[] {
  const { posts, docs, pages, ...rest } = content.rejected;
  const isShownAsSaid = ({ refused }: JudgedEntry<unknown>) => !refused?.has("draft") && !refused?.has("unlisted");
  const shown = {
    posts: posts.filter(isShownAsSaid),
    docs: docs.filter(isShownAsSaid),
    pages: pages.filter(isShownAsSaid),
  };
  return [
    ...findMissingImages({ ...content, posts, docs, pages, ...rest, authors: [] }),
    ...findDescriptionProblems(shown),
  ];
}

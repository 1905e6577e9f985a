import { AUTHORS_PATH, DOCS_PATH, TAGS_PATH } from "../shared/paths";
import { sortProblems } from "../shared/problem";
import { AUTHORS_FILE, parseAuthors } from "./author";
import type { Content, Entry, Texts } from "./content";
import type { ContentFile, Parsed } from "./content-file";
import { findCrossProblems } from "./cross-checks";
import { addressDoc, isDocFile, parseDoc } from "./doc";
import { parseVersions, resolveVersions, VERSIONS_FILE } from "./doc-versions";
import { isDocCategoryFile, isSidebarsFile, parseDocCategory, parseSidebars } from "./docs/sidebar-schema";
import { readFolder } from "./folder";
import { relativeTo } from "../shared/files";
import type { FrontMatterRules } from "./front-matter/keys";
import { findPictureProblems } from "./named-pictures";
import { isPageFile, parsePage } from "./page";
import { lastGood, parseOnce } from "./parse-once";
import type { ParsedText } from "./parse-text";
import { isPostFile, parsePost } from "./post";
import { separateAddresses } from "./post-addresses";
import { isProjectFile, parseProject } from "./project";
import { parseResume, RESUME_FILE } from "./resume";
import { DEFAULT_SITE, frontMatterRules, parseSite, SITE_FILE } from "./site";
import { addressTags, parseTags, tagFinder, TAGS_FILE, type TagReference } from "./tag";

const isNamed = (name: string) => (relativePath: string) => relativePath === name;

/** The kinds of files in a content folder, with the function that parses each. */
const KINDS = {
  post: { matches: isPostFile, parse: parsePost },
  doc: { matches: isDocFile, parse: parseDoc },
  page: { matches: isPageFile, parse: parsePage },
  project: { matches: isProjectFile, parse: parseProject },
  docFolder: { matches: isDocCategoryFile, parse: parseDocCategory },
  docSidebars: { matches: isSidebarsFile, parse: parseSidebars },
  docVersions: { matches: isNamed(VERSIONS_FILE), parse: parseVersions },
  authors: { matches: isNamed(AUTHORS_FILE), parse: parseAuthors },
  tags: { matches: isNamed(TAGS_FILE), parse: parseTags },
  resume: { matches: isNamed(RESUME_FILE), parse: parseResume },
  site: { matches: isNamed(SITE_FILE), parse: parseSite },
};

/** The sections whose addresses a file decides. */
const SECTIONS_OF: [kind: keyof typeof KINDS, sections: string[]][] = [
  ["authors", [AUTHORS_PATH]],
  ["tags", [TAGS_PATH, DOCS_PATH]],
  ["docVersions", [DOCS_PATH]],
  ["docSidebars", [DOCS_PATH]],
  ["docFolder", [DOCS_PATH]],
];

const sectionsOf = (relativePath: string): string[] =>
  SECTIONS_OF.flatMap(([kind, sections]) => (KINDS[kind].matches(relativePath) ? sections : []));

const orLastGood = lastGood<unknown>();

interface Reader<T> {
  matches(relativePath: string): boolean;
  parse(file: ContentFile, rules?: FrontMatterRules): Parsed<T> & Partial<ParsedText<T>>;
}

/** Reads a content folder. Checks each file against the schema of its kind, then the references between files. */
export async function readContent(dir: string): Promise<Content> {
  const { files, problems } = await readFolder(dir);
  const unread = new Set(problems.map(({ file }) => relativeTo(dir, file)));
  const all = <T>({ matches, parse }: Reader<T>, rules?: FrontMatterRules): Entry<T>[] =>
    files
      .filter(({ relativePath }) => matches(relativePath))
      .flatMap((read): Entry<T>[] => {
        const { file = read, value: parsed, refused, problems: found } = parseOnce(read, parse, rules);
        problems.push(...(file.isText ? found : file.problems));
        if (parsed === undefined || refused) unread.add(file.relativePath);
        const value = orLastGood(file.path, parsed) as T | undefined;
        return value === undefined ? [] : [{ file, value, refused }];
      });
  const one = <T>(reader: Reader<T>): T | undefined => all(reader)[0]?.value;
  const site = one(KINDS.site) ?? DEFAULT_SITE;
  const rules = frontMatterRules(site);
  const hasCurrentDocs = files.some(({ relativePath }) => /^docs\//.test(relativePath) && isDocFile(relativePath));
  const docVersions = resolveVersions(one(KINDS.docVersions), hasCurrentDocs);
  const written = { posts: all(KINDS.post, rules), docs: all(KINDS.doc, rules) };
  const tags = one(KINDS.tags) ?? [];
  const find = tagFinder(tags);
  const withTags = <T extends { tags: TagReference[] }>(value: T): T => ({
    ...value,
    tags: addressTags(value.tags, find),
  });
  const posts = separateAddresses(written.posts.map((entry) => ({ ...entry, value: withTags(entry.value) })));
  const texts: Texts = {
    posts,
    docs: written.docs.map((entry) => ({ ...entry, value: withTags(addressDoc(entry.value, docVersions)) })),
    pages: all(KINDS.page, rules),
    projects: all(KINDS.project, rules),
  };
  const [docFolders, docSidebars] = [all(KINDS.docFolder), all(KINDS.docSidebars)];
  const fileOf = (name: string) => files.find(({ relativePath }) => relativePath === name);
  const content: Omit<Content, "problems"> = {
    dir,
    docVersions,
    tags,
    ...texts,
    authors: one(KINDS.authors) ?? [],
    resume: one(KINDS.resume),
    hasResume: fileOf(RESUME_FILE) !== undefined,
    site,
    docFolders,
    docSidebars,
    unknownSections: [...unread].flatMap(sectionsOf),
    files: files.filter(({ relativePath }) => !unread.has(relativePath)),
  };
  const isUnread = (name: string) => unread.has(name);
  problems.push(...findCrossProblems(content, { written, fileOf, isUnread }), ...(await findPictureProblems(content)));
  return { ...content, problems: sortProblems(problems) };
}

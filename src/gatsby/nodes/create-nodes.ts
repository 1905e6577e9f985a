import type { CreateNodeArgs, SourceNodesArgs } from "gatsby";
import { contentCodeDigest } from "../code-digest";
import { AUTHORS_FILE, parseAuthors, type Author } from "../../content/authors";
import { isDocFile, parseDoc } from "../../content/doc";
import { isDocCategoryFile, parseDocCategory } from "../../content/doc-category";
import { isSidebarsFile, parseSidebars } from "../../content/doc-sidebars";
import { loadVersions, VERSIONS_FILE } from "../../content/doc-versions";
import { contentDir } from "../../content/folder";
import { isPageFile, parsePage } from "../../content/page";
import { isPostFile, parsePost } from "../../content/post";
import { isProjectFile, parseProject } from "../../content/project";
import { parseResume, RESUME_FILE } from "../../content/resume";
import { SITE_FILE } from "../../content/site";
import { toSocialLinks } from "../../content/socials";
import { parseTags, TAGS_FILE } from "../../content/tags";
import type { Parsed, SourceFile } from "../../content/yaml-source";
import { createNode, type NodeFields, type NodeReader, type NodeTools } from "./create-node";
import { toDocNode } from "./doc";
import { createDocVersions } from "./doc-versions";
import { toPageNode } from "./page";
import { toPostNode } from "./post";
import { toProjectNode } from "./project";
import { refreshTexts } from "./refresh";
import { createSiteNode } from "./site";
import { createMissingTags, toTagNode } from "./tag";

interface Kind {
  matches(relativePath: string): boolean;
  toNodes(file: SourceFile): Parsed<NodeFields[]>;
}

const kind = <T>(
  matches: Kind["matches"],
  parse: (file: SourceFile) => Parsed<T>,
  toNodes: (value: T, file: SourceFile) => NodeFields[],
): Kind => ({
  matches,
  toNodes: (file) => {
    const { value, problems } = parse(file);
    return { value: value === undefined ? undefined : toNodes(value, file), problems };
  },
});

const isFile = (name: string) => (relativePath: string) => relativePath === name;

const KINDS: Kind[] = [
  kind(isPostFile, parsePost, (post, file) => [toPostNode(post, file)]),
  kind(
    isDocFile,
    (file) => parseDoc(file, loadVersions(contentDir())),
    (doc, file) => [toDocNode(doc, file)],
  ),
  kind(isDocCategoryFile, parseDocCategory, (folder) => [
    { type: "DocCategory", key: `${folder.version} ${folder.folder}`, fields: { ...folder } },
  ]),
  kind(isSidebarsFile, parseSidebars, ({ version, sidebars }) => [
    { type: "DocSidebarSource", key: version, fields: { version, sidebars } },
  ]),
  kind(isPageFile, parsePage, (page, file) => [toPageNode(page, file)]),
  kind(isProjectFile, parseProject, (project, file) => [toProjectNode(project, file)]),
  kind(isFile(AUTHORS_FILE), parseAuthors, (authors) => authors.map(toAuthorNode)),
  kind(isFile(TAGS_FILE), parseTags, (tags) => tags.map(toTagNode)),
  kind(isFile(RESUME_FILE), parseResume, (resume) => [{ type: "Resume", key: "resume", fields: { ...resume } }]),
];

const toAuthorNode = ({ page, socials, ...author }: Author, position: number): NodeFields => ({
  type: "Author",
  key: author.key,
  fields: { ...author, hasPage: page, socials: toSocialLinks(socials), position },
});

/**
 * While developing, what a file said before: a bad or half-written save leaves its pages as they were. The check of
 * the content says what is wrong.
 */
const lastGood = new Map<string, NodeFields[]>();

type FileArgs = NodeTools & NodeReader & Pick<CreateNodeArgs, "node" | "loadNodeContent">;

/** Turns a file of the content folder into the nodes that queries see; the parent is the file. */
export async function createContentNodes(args: FileArgs): Promise<void> {
  const { node, loadNodeContent } = args;
  if (node.internal.type !== "File" || node.sourceInstanceName !== "content") return;
  const relativePath = node.relativePath as string;
  if (relativePath === SITE_FILE) await createSiteNode(args);
  if (relativePath === VERSIONS_FILE && sourced) await createDocVersions(args);
  const found = KINDS.find(({ matches }) => matches(relativePath));
  if (!found) return;
  const text = await loadNodeContent(node).catch(() => "");
  const file = { path: node.absolutePath as string, relativePath, text };
  const nodes = found.toNodes(file).value ?? lastGood.get(relativePath) ?? [];
  if (process.env.NODE_ENV !== "production") lastGood.set(relativePath, nodes);
  for (const fields of nodes) await createNode(args, fields, node);
  arrivals += 1;
  if (sourced) await connectTexts(args);
}

/** How many files have become nodes. */
let arrivals = 0;

/** Whether all files have been read once: from then on, each change of one file has to mend the others itself. */
let sourced = false;

const CODE_KEY = "code of the nodes";

/** Makes the nodes of all files again where the code has changed that makes them: Gatsby keeps those of unchanged files. */
export async function renewContentNodes(args: SourceNodesArgs): Promise<void> {
  const code = contentCodeDigest();
  if ((await args.cache.get(CODE_KEY)) === code) return;
  for (const node of args.getNodesByType("File")) await createContentNodes({ ...args, node });
  await args.cache.set(CODE_KEY, code);
}

/**
 * What depends on more than one file: the settings, which have defaults; what is visible today, the last changes and the
 * series; tags that only posts name. Runs at every start, since nodes may come from the cache of another day or mode.
 */
export async function createDerivedNodes(args: NodeTools & NodeReader): Promise<void> {
  await createSiteNode(args);
  await createDocVersions(args);
  // Gatsby may still be reading some files: what they bring meanwhile is not missed.
  for (let seen = -1; seen !== arrivals;) {
    seen = arrivals;
    await connectTexts(args);
  }
  sourced = true;
}

/** While developing: settings that have been deleted since give way to their defaults, which no file would bring. */
export async function refreshSettings(args: NodeTools & NodeReader): Promise<void> {
  if (process.env.NODE_ENV === "production") return;
  await createSiteNode(args);
  await createDocVersions(args);
}

async function connectTexts(args: NodeTools & NodeReader): Promise<void> {
  await refreshTexts(args);
  await createMissingTags(args);
}

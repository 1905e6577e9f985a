import type { CreateNodeArgs, SourceNodesArgs } from "gatsby";
import { contentCodeDigest } from "../code-digest";
import { AUTHORS_FILE, parseAuthors } from "../../content/authors";
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
import { parseTags, TAGS_FILE } from "../../content/tags";
import type { Parsed, SourceFile } from "../../content/yaml-source";
import { createNode, type NodeFields, type NodeTools } from "./create-node";
import { updateDerivedFields } from "./derived-fields";
import type { NodeReader } from "./find-nodes";
import { toAuthorNode, toDocNode, toPageNode, toPostNode, toProjectNode, toTagNode } from "./node-fields";
import { createDocVersions, createSiteNode } from "./settings";
import { createMissingTags } from "./tags";

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

/**
 * The last valid nodes of each file, during development: a save with a mistake leaves the pages of the file as they
 * were. The check of the content reports the mistake.
 */
const lastValid = new Map<string, NodeFields[]>();

type FileArgs = NodeTools & NodeReader & Pick<CreateNodeArgs, "node" | "loadNodeContent">;

/** Creates the nodes of a file of the content folder. Their parent is the node of the file. */
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
  const nodes = found.toNodes(file).value ?? lastValid.get(relativePath) ?? [];
  if (process.env.NODE_ENV !== "production") lastValid.set(relativePath, nodes);
  for (const fields of nodes) await createNode(args, fields, node);
  filesRead += 1;
  if (sourced) await connectTexts(args);
}

/** How many files have been turned into nodes. */
let filesRead = 0;

/** Whether all files have been read once. After that, a change of one file updates the nodes that depend on it. */
let sourced = false;

const CODE_KEY = "code of the nodes";

/** Creates the nodes of all files again if the code has changed: Gatsby keeps the nodes of unchanged files. */
export async function renewContentNodes(args: SourceNodesArgs): Promise<void> {
  const code = contentCodeDigest();
  if ((await args.cache.get(CODE_KEY)) === code) return;
  for (const node of args.getNodesByType("File")) await createContentNodes({ ...args, node });
  await args.cache.set(CODE_KEY, code);
}

/**
 * Creates what depends on more than one file: the settings with their defaults, fields such as visibility and series,
 * and tags that only posts name. Runs at every start, since Gatsby's cache may be from another day or mode.
 */
export async function createDerivedNodes(args: NodeTools & NodeReader): Promise<void> {
  await createSiteNode(args);
  await createDocVersions(args);
  // Gatsby may still be reading files, so this repeats until no file has been added meanwhile.
  for (let seen = -1; seen !== filesRead;) {
    seen = filesRead;
    await connectTexts(args);
  }
  sourced = true;
}

/** During development: restores the defaults of settings whose file was deleted. */
export async function refreshSettings(args: NodeTools & NodeReader): Promise<void> {
  if (process.env.NODE_ENV === "production") return;
  await createSiteNode(args);
  await createDocVersions(args);
}

async function connectTexts(args: NodeTools & NodeReader): Promise<void> {
  await updateDerivedFields(args);
  await createMissingTags(args);
}

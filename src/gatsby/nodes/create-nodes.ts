import type { CreateNodeArgs, SourceNodesArgs } from "gatsby";
import { codeCache, codeDigest } from "../code-digest";
import { contentFile, type ContentFile } from "../../content/content-file";
import { addressDoc, loadVersions } from "../../content/doc";
import { contentDir } from "../../content/folder";
import { formatOf } from "../../content/post";
import { kindOf, readEntry, type Kind, type KINDS } from "../../content/read-content";
import { loadRules } from "../../content/site";
import { compileText } from "../../markdown/render";
import { createNode, type NodeArgs, type NodeFields } from "./create-node";
import { updateDerivedFields } from "./derived-fields";
import { toAuthorNode, toDocNode, toPageNode, toPostNode, toProjectNode, toTagNode } from "./node-fields";
import { createDocVersions, createSiteNode } from "./settings";
import { createMissingTags } from "./tags";

type Value<K extends Kind> = NonNullable<ReturnType<(typeof KINDS)[K]["parse"]>["value"]>;

/**
 * Creates the node fields for each kind of file. Settings and versions are missing here, because they have nodes even
 * without a file.
 */
const NODES_OF: { [K in Kind]?: (value: Value<K>, file: ContentFile, excerpt: string) => NodeFields[] } = {
  post: (post, file, excerpt) => [toPostNode(post, file, excerpt)],
  doc: (doc, file, excerpt) => [toDocNode(addressDoc(doc, loadVersions(contentDir())), file, excerpt)],
  page: (page, file, excerpt) => [toPageNode(page, file, excerpt)],
  project: (project, file) => [toProjectNode(project, file)],
  docFolder: (folder) => [{ type: "DocCategory", key: `${folder.version} ${folder.folder}`, fields: { ...folder } }],
  docSidebars: ({ version, sidebars }) => [{ type: "DocSidebarSource", key: version, fields: { version, sidebars } }],
  authors: (authors) => authors.map(toAuthorNode),
  tags: (tags) => tags.map(toTagNode),
  resume: (resume) => [{ type: "Resume", key: "resume", fields: { ...resume } }],
};

type FileArgs = NodeArgs & Pick<CreateNodeArgs, "node" | "loadNodeContent" | "cache">;

/** Returns the nodes of a file. If it has an error, they are those that it had before. */
async function nodesOf<K extends Kind>(kind: K, file: ContentFile, args: FileArgs): Promise<NodeFields[]> {
  const value = readEntry(kind, file, loadRules(contentDir()));
  if (value === undefined) return [];
  const { text } = value as { text?: string };
  // Nothing shows the excerpt of a project.
  return NODES_OF[kind]!(value, file, text && kind !== "project" ? await excerptOf(text, file, args) : "");
}

/** Returns the excerpt of a text, which the check has compiled. Empty if it could not. */
async function excerptOf(text: string, { path, relativePath }: ContentFile, { cache }: FileArgs): Promise<string> {
  const markdown = { file: path, format: formatOf(relativePath, text), text };
  return compileText(markdown, codeCache(cache)).then(
    ({ excerpt }) => excerpt,
    () => "",
  );
}

/** Creates the nodes of a content file as children of its `File` node. */
export function createContentNodes(args: FileArgs): Promise<void> {
  const work = createNodesOfFile(args).finally(() => unfinished.delete(work));
  unfinished.add(work);
  return work;
}

/** The files whose nodes are being created. */
const unfinished = new Set<Promise<void>>();

async function createNodesOfFile(args: FileArgs): Promise<void> {
  const { node, loadNodeContent } = args;
  if (node.internal.type !== "File" || node.sourceInstanceName !== "content") return;
  const relativePath = node.relativePath as string;
  const kind = kindOf(relativePath);
  if (!kind || !NODES_OF[kind]) return;
  const text = await loadNodeContent(node).catch(() => "");
  const file = contentFile(node.absolutePath as string, relativePath, text);
  for (const fields of await nodesOf(kind, file, args)) await createNode(args, fields, node);
}

const STATE_KEY = "code and rules of the nodes";

/**
 * Brings all nodes up to date. Gatsby calls it in `sourceNodes`, after which it deletes nodes that this start has not
 * created, and before pages are created: by then Gatsby has read more files, and during development some have changed.
 */
export async function updateNodes(args: UpdateArgs): Promise<void> {
  while (unfinished.size > 0) await Promise.allSettled(unfinished);
  await renewContentNodes(args);
  await createSiteNode(args);
  await createDocVersions(args);
  await updateDerivedFields(args);
  await createMissingTags(args);
}

type UpdateArgs = NodeArgs & Pick<SourceNodesArgs, "cache" | "loadNodeContent">;

/**
 * Creates the nodes of all files again if the code or a front matter rule has changed, because Gatsby keeps the nodes of
 * unchanged files. Without a cache, Gatsby has kept none.
 */
async function renewContentNodes(args: UpdateArgs): Promise<void> {
  const state = codeDigest() + JSON.stringify(loadRules(contentDir()));
  const earlier = await args.cache.get(STATE_KEY);
  if (earlier === state) return;
  await args.cache.set(STATE_KEY, state);
  if (earlier === undefined) return;
  for (const node of args.getNodesByType("File")) await createContentNodes({ ...args, node });
}

import type { Node } from "gatsby";
import { textsOf, type Content, type Entry, type Text, type Texts } from "../../content/content";
import { RESUME_FILE } from "../../content/resume";
import { byFile } from "../../markdown/links/link-address";
import { placesInSeries } from "../../shared/series";
import { inProduction, visibilityOf } from "../../shared/visibility";
import { compiledFacts } from "../check/find-problems";
import { builtContent } from "../check/routes";
import { lastChanges } from "../git-history";
import { createNode, nodeId, NODE_TYPES, type NodeArgs, type NodeFields } from "./create-node";
import { digestOfTargets } from "./link-targets";
import {
  toAuthorNode,
  toDocNode,
  toPageNode,
  toPostNode,
  toProjectNode,
  toTagNodes,
  type TextFacts,
} from "./node-fields";
import { siteNode } from "./site-node";

/**
 * Creates the nodes of all content. Gatsby keeps those whose digest is the same as before.
 * Removes those that are gone. Gatsby removes nodes with their files, but versions, and tags that only posts name, have
 * none, and a file may be deleted while its nodes are created.
 */
export async function createContentNodes(args: NodeArgs, content: Content): Promise<void> {
  const files = new Map<unknown, Node>(
    args
      .getNodesByType("File")
      .filter(isContentFile)
      .map((node) => [node.relativePath, node]),
  );
  // A build calls this twice with the same content.
  if (made.content !== content)
    made = {
      content,
      nodes: [...(await textNodes(args, content)), ...dataNodes(content), siteNode(builtContent(content))],
    };
  for (const node of made.nodes) await createNode(args, node, files.get(node.file));
  const ids = new Set(made.nodes.map(({ type, key }) => nodeId(args, type, key)));
  for (const node of NODE_TYPES.flatMap((type) => args.getNodesByType(type))) {
    if (!ids.has(node.id)) args.actions.deleteNode(node);
  }
}

export const isContentFile = ({ internal, sourceInstanceName }: Node): boolean =>
  internal.type === "File" && sourceInstanceName === "content";

/** The nodes, and the content that they are made from, as of the last time. */
let made: { content?: Content; nodes: readonly NodeFields[] } = { nodes: [] };

/**
 * Creates the nodes of a file again as they were. While developing, Gatsby deletes them when the file is saved, and may
 * run queries before it creates pages.
 */
export async function keepNodesOfFile(args: NodeArgs & { node: Node }): Promise<void> {
  const { node: file } = args;
  for (const node of made.nodes) if (node.file === file.relativePath) await createNode(args, node, file);
}

async function textNodes(args: NodeArgs, content: Content): Promise<NodeFields[]> {
  const { posts, docs, pages, projects } = content;
  const factsOf = await textFacts(content);
  const idOf = ({ file }: Entry<unknown>) => nodeId(args, "Post", file.relativePath);
  const series = placesInSeries(
    posts.map((post) => {
      const { front, date, sortKey } = post.value;
      const { listed } = visibilityOf({ ...front, date }, inProduction());
      return { id: idOf(post), series: front.series ?? null, part: front.series_part ?? null, sortKey, listed };
    }),
  );
  const nodes: Record<keyof Texts, NodeFields[]> = {
    posts: posts.map((post) => toPostNode(post, factsOf(post), series.get(idOf(post)) ?? null)),
    docs: docs.map((doc) => toDocNode(doc, factsOf(doc))),
    pages: pages.map((page) => toPageNode(page, factsOf(page))),
    projects: projects.map((project) => toProjectNode(project, factsOf(project))),
  };
  return Object.values(nodes).flat();
}

/** Returns a function that finds what a text's own value does not say. */
async function textFacts(content: Content): Promise<(text: Text) => TextFacts> {
  const addresses = byFile(textsOf(content).map(({ file, value }) => [file.relativePath, value.path]));
  const changes = content.site.showLastUpdate ? await lastChanges(content.dir) : undefined;
  return ({ file }) => {
    const { relativePath } = file;
    const { excerpt, references } = compiledFacts(file);
    return {
      excerpt,
      linkTargets: digestOfTargets(references, relativePath, addresses),
      changed: changes && { commit: changes.get(relativePath) },
    };
  };
}

const dataNodes = (content: Content): NodeFields[] => [
  ...content.docFolders.map(({ file, value }): NodeFields => ({
    type: "DocCategory",
    key: `${value.version} ${value.folder}`,
    file: file.relativePath,
    fields: { ...value },
  })),
  ...content.docSidebars.map(({ file, value }): NodeFields => ({
    type: "DocSidebarSource",
    key: value.version,
    file: file.relativePath,
    fields: { ...value },
  })),
  ...content.docVersions.map((version, order): NodeFields => ({
    type: "DocVersion",
    key: version.name,
    fields: { ...version, order },
  })),
  ...content.authors.map(toAuthorNode),
  ...toTagNodes(content),
  ...(content.resume
    ? [{ type: "Resume" as const, key: "resume", file: RESUME_FILE, fields: { ...content.resume } }]
    : []),
];

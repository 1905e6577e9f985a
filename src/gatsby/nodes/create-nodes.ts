import type { Node } from "gatsby";
import { textsOf, type Content, type Entry, type Text } from "../../content/content";
import { RESUME_FILE } from "../../content/resume";
import { placesInSeries } from "../../shared/series";
import { inProduction, visibilityOf } from "../../shared/visibility";
import type { Findings } from "../check/find-problems";
import { lastChanges } from "../git-history";
import { createNode, nodeId, type NodeArgs, type NodeFields } from "./create-node";
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
 * Creates the nodes of all content, as the check has found it. Gatsby keeps those whose digest is the same as before.
 * Versions have no file, so those that are gone are removed here; Gatsby removes other nodes with their files.
 */
export async function createContentNodes(args: NodeArgs, findings: Findings): Promise<void> {
  const files = new Map<unknown, Node>(
    args
      .getNodesByType("File")
      .filter(({ sourceInstanceName }) => sourceInstanceName === "content")
      .map((node) => [node.relativePath, node]),
  );
  const { content } = findings;
  const nodes = [...(await textNodes(args, findings)), ...dataNodes(content), siteNode()];
  for (const node of nodes) await createNode(args, node, files.get(node.file));
  for (const node of args.getNodesByType("DocVersion")) {
    if (!content.docVersions.some(({ name }) => name === node.name)) args.actions.deleteNode(node);
  }
}

async function textNodes(args: NodeArgs, findings: Findings): Promise<NodeFields[]> {
  const { posts, docs, pages, projects } = findings.content;
  const factsOf = await textFacts(findings);
  const idOf = ({ file }: Entry<unknown>) => nodeId(args, "Post", file.relativePath);
  const series = placesInSeries(
    posts.map((post) => {
      const { front, date, sortKey } = post.value;
      const { listed } = visibilityOf({ ...front, date }, inProduction());
      return { id: idOf(post), series: front.series ?? null, part: front.series_part ?? null, sortKey, listed };
    }),
  );
  return [
    ...posts.flatMap((post) => orLastGood(post, toPostNode(post, factsOf(post), series.get(idOf(post)) ?? null))),
    ...docs.flatMap((doc) => orLastGood(doc, toDocNode(doc, factsOf(doc)))),
    ...pages.flatMap((page) => orLastGood(page, toPageNode(page, factsOf(page)))),
    ...projects.flatMap((project) => orLastGood(project, toProjectNode(project, factsOf(project)))),
  ];
}

const lastGood = new Map<string, NodeFields>();

/** The node of a text. A text with an error keeps the node that it had before while developing. */
function orLastGood({ file, refused }: Entry<unknown>, node: NodeFields): NodeFields[] {
  if (!refused) lastGood.set(file.path, node);
  return [lastGood.get(file.path) ?? []].flat();
}

/** Returns a function that finds what a text's own value does not say. */
async function textFacts({ content, compiled }: Findings): Promise<(text: Text) => TextFacts> {
  const addresses = new Map(textsOf(content).map(({ file, value }) => [file.relativePath, value.path]));
  const changes = content.site.showLastUpdate ? await lastChanges(content.dir) : undefined;
  return ({ file: { relativePath } }) => {
    const { excerpt = "", references = [] } = compiled.get(relativePath) ?? {};
    return {
      excerpt,
      linkTargets: digestOfTargets(references, relativePath, addresses),
      changed: changes && { commit: changes.get(relativePath) },
    };
  };
}

const dataNodes = (content: Content): NodeFields[] => [
  ...content.docFolders.map(({ file, value }) => ({
    type: "DocCategory",
    key: `${value.version} ${value.folder}`,
    file: file.relativePath,
    fields: { ...value },
  })),
  ...content.docSidebars.map(({ file, value }) => ({
    type: "DocSidebarSource",
    key: value.version,
    file: file.relativePath,
    fields: { ...value },
  })),
  ...content.docVersions.map((version, order) => ({
    type: "DocVersion",
    key: version.name,
    fields: { ...version, order },
  })),
  ...content.authors.map(toAuthorNode),
  ...toTagNodes(content),
  ...(content.resume ? [{ type: "Resume", key: "resume", file: RESUME_FILE, fields: { ...content.resume } }] : []),
];

import type { CreateNodeArgs } from "gatsby";
import { AUTHORS_FILE, parseAuthors, type Author } from "../content/authors";
import { isDocCategoryFile, isDocFile, parseDoc, parseDocCategory } from "../content/doc";
import { isPageFile, parsePage } from "../content/page";
import { isPostFile, parsePost } from "../content/post";
import { formatProblem } from "../content/problem";
import { isProjectFile, parseProject } from "../content/project";
import { parseResume, RESUME_FILE } from "../content/resume";
import { SITE_FILE } from "../content/site";
import { parseTags, TAGS_FILE } from "../content/tags";
import type { Parsed, SourceFile } from "../content/yaml-source";
import { createNode, type NodeFields, type NodeReader, type NodeTools } from "./create-node";
import { toDocNode } from "./doc";
import { toPageNode } from "./page";
import { toPostNode } from "./post";
import { toProjectNode } from "./project";
import { createSiteNode } from "./site";
import { createMissingTags, toTagNode } from "./tag";
import { refreshVisibility } from "./visibility";

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
  kind(isDocFile, parseDoc, (doc, file) => [toDocNode(doc, file)]),
  kind(isDocCategoryFile, parseDocCategory, (folder) => [
    { type: "DocCategory", key: folder.folder, fields: { ...folder } },
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
  fields: { ...author, hasPage: page, socials: Object.entries(socials).map(toSocialLink), position },
});

const SOCIAL_LABELS: Record<string, string> = {
  code: "Code hosting",
  garden: "Digital garden",
  network: "Professional network",
  photos: "Photo network",
  fediverse: "Fediverse",
};

const toSocialLink = ([platform, url]: [string, string | undefined]) => ({
  platform,
  label: SOCIAL_LABELS[platform] ?? platform,
  url,
});

/** Turns a file of the content folder into the nodes that queries see; the parent is the file. */
export async function createContentNodes(args: CreateNodeArgs): Promise<void> {
  const { node, loadNodeContent, reporter } = args;
  if (node.internal.type !== "File" || node.sourceInstanceName !== "content") return;
  const relativePath = node.relativePath as string;
  if (relativePath === SITE_FILE) await createSiteNode(args);
  const found = KINDS.find(({ matches }) => matches(relativePath));
  if (!found) return;
  const file = { path: node.absolutePath as string, relativePath, text: await loadNodeContent(node) };
  const { value, problems } = found.toNodes(file);
  if (process.env.NODE_ENV !== "production") {
    for (const problem of problems) reporter.error(formatProblem(problem));
  }
  for (const fields of value ?? []) await createNode(args, fields, node);
  if (sourced) await createMissingTags(args);
}

/** Whether all files have been read once: from then on, each change of one file has to mend the tags itself. */
let sourced = false;

/**
 * What depends on more than one file: the settings, which have defaults; what is visible today; tags that only posts
 * name. Runs at every start, since nodes may come from the cache of another day or mode.
 */
export async function createDerivedNodes(args: NodeTools & NodeReader): Promise<void> {
  await createSiteNode(args);
  await refreshVisibility(args);
  await createMissingTags(args);
  sourced = true;
}

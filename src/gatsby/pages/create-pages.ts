import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import type { Content } from "../../content/content";
import { contentDir } from "../../content/folder";
import { builtContent } from "../check/routes";
import { nodeId } from "../nodes/create-node";
import { buildPages } from "./build-pages";
import { pageData } from "./page-data";
import type { PageSpec } from "./page-spec";
import { inProduction } from "../../shared/visibility";

/** Creates the pages that depend on the content. In production, drafts and future posts have none. */
export function createContentPages(
  { actions, createNodeId }: Pick<CreatePagesArgs, "actions" | "createNodeId">,
  content: Content,
): void {
  const data = pageData(builtContent(content), (type, file) => nodeId({ createNodeId }, type, file));
  for (const spec of buildPages(data)) createPage(spec, actions.createPage);
}

function createPage(
  { path: address, template, context, contentFile }: PageSpec,
  create: CreatePagesArgs["actions"]["createPage"],
) {
  const file = path.resolve("src/templates", `${template}.tsx`);
  const component = contentFile ? `${file}?__contentFilePath=${path.join(contentDir(), contentFile)}` : file;
  usedTemplates.add(file);
  // gatsby-plugin-mdx adds the front matter where there is none: more data for each visitor, and an error if it cannot
  // be read.
  create({ path: address, component, context: contentFile ? { ...context, frontmatter: {} } : context });
}

const usedTemplates = new Set<string>();

/**
 * Removes the query of a template that no page uses, because Gatsby would warn about it. Only during a build, since
 * development may add pages, and not while generating the types of all queries.
 */
export const hideUnusedQueries: GatsbyNode["preprocessSource"] = ({ filename, contents }) => {
  const isUnused = filename.startsWith(path.resolve("src/templates")) && !usedTemplates.has(filename);
  const isHidden = isUnused && inProduction() && process.env.GENERATE_TYPES !== "1";
  return isHidden ? contents.replace(/graphql`[^`]*`/g, "``") : undefined;
};

import { toRecords } from "../../search/records";
import type { IndexedPage } from "../../search/indexed-page";
import { isSamePath } from "../../shared/paths";
import { inProduction } from "../../shared/visibility";
import { pathPrefix } from "../../content/environment";
import { findIndexedPages, type RenderBody } from "../../search/build/find-indexed-pages";
import { findListedPosts, type ResolverContext } from "./context";
import { findVersions } from "./docs";

const findPages = async (context: ResolverContext, render: RenderBody) =>
  findIndexedPages(
    { nodeModel: context.nodeModel, posts: await findListedPosts(context), versions: await findVersions(context) },
    render,
  );

/** Root queries for the search. They are resolved on demand, so no page carries their data. */
export const searchQueries = (render: RenderBody) => ({
  searchPages: {
    type: "[SearchPage!]!",
    description: "The searchable pages with their visible text.",
    args: { path: { type: "String", description: "Return only the page at this path." } },
    resolve: async (_: unknown, { path }: { path?: string | null }, context: ResolverContext) => {
      const pages = await findPages(context, render);
      return path ? pages.filter((page) => isSamePath(page.path, path)) : pages;
    },
  },
  searchTexts: {
    type: "JSON!",
    description: "The source of the search index: the searchable pages as JSON.",
    resolve: (_: unknown, __: unknown, context: ResolverContext) => findPages(context, render),
  },
});

export const searchRecordsOf = {
  resolve: (page: IndexedPage) => toRecords(page, inProduction() ? pathPrefix() : ""),
};

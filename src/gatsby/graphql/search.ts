import { toRecords } from "../../search/records";
import type { IndexedPage } from "../../search/indexed-page";
import { isSamePath } from "../../shared/paths";
import { inProduction } from "../../shared/visibility";
import { pathPrefix } from "../../content/environment";
import { findSearchTexts, type RenderBody } from "../../search/build/find-search-texts";
import { readSearchText } from "../../search/build/pages";
import { findListedPosts, type ResolverContext } from "./context";
import { findVersions } from "./docs";

const findTexts = async (context: ResolverContext, render: RenderBody) =>
  findSearchTexts(
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
      const texts = await findTexts(context, render);
      const wanted = path ? texts.filter((text) => isSamePath(text.path, path)) : texts;
      return wanted.map(readSearchText);
    },
  },
  searchTexts: {
    type: "JSON!",
    description: "The source of the search index: the searchable pages with their compiled texts.",
    resolve: (_: unknown, __: unknown, context: ResolverContext) => findTexts(context, render),
  },
});

export const searchRecordsOf = {
  resolve: (page: IndexedPage) => toRecords(page, inProduction() ? pathPrefix() : ""),
};

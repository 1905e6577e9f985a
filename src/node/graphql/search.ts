import { toRecords } from "../../search/records";
import type { SearchPage } from "../../search/search-page";
import { comparablePath } from "../../shared/paths";
import { inProduction } from "../../shared/visibility";
import { pathPrefix } from "../environment";
import { findSearchPages, type RenderBody } from "../search/find-search-pages";
import type { ResolverContext } from "./context";

/** What the search knows; made when it is asked for, so no page carries it. */
export const searchQueries = (render: RenderBody) => ({
  searchPages: {
    type: "[SearchPage!]!",
    description: "The pages that the search finds, with the text that their readers see.",
    args: { path: { type: "String", description: "Only the page at this address." } },
    resolve: async (_: unknown, { path }: { path?: string | null }, context: ResolverContext) => {
      const pages = await findSearchPages(context, render);
      return path ? pages.filter((page) => comparablePath(page.path) === comparablePath(path)) : pages;
    },
  },
});

export const searchRecordsOf = {
  resolve: (page: SearchPage) => toRecords(page, inProduction() ? pathPrefix() : ""),
};

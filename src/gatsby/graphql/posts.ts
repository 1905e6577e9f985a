import type { ResolverContext, StoredPost } from "./context";

/** What lists of posts ask for. */
export const postQueries = {
  posts: {
    type: "[Post!]!",
    description:
      "The posts with these ids, in their order; without those that are not there. A page that asks so, and not for `allPost`, is made anew only when one of its own posts has changed.",
    args: { ids: { type: "[String!]!", description: "The ids of posts." } },
    resolve: (_: unknown, { ids }: { ids: readonly string[] }, context: ResolverContext): StoredPost[] =>
      context.nodeModel.getNodesByIds({ ids, type: "Post" }),
  },
};

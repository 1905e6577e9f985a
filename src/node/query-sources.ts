import type { GatsbyNode } from "gatsby";

/** What Gatsby takes from a source file: queries, slices, and what a page exports beside its component. */
const TAKEN = /graphql\s*`|<Slice\b|\bexport\b[^=;]*?\b(?:Head|config|getServerData)\b/;
const NOTHING = ";";

/**
 * Shows Gatsby, which looks for queries in all of `src/` and parses each file that has a word such as "config" in it, an
 * empty file in place of one that has nothing for it.
 */
export const hideSourcesWithoutQueries: GatsbyNode["preprocessSource"] = ({ contents }) =>
  TAKEN.test(contents) ? undefined : NOTHING;

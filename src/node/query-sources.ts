import type { GatsbyNode } from "gatsby";

/**
 * What Gatsby takes from a source file: queries, slices, both under another name too, and what a page exports beside its
 * component.
 */
const TAKEN = [
  /graphql\s*(?:<[^`]*>)?\s*\)?\s*`|<Slice\b/,
  /\b(?:graphql|Slice)\s+as\b|\*\s+as\s+\w+\s+from\s*["']gatsby["']/,
  /\bexport\s*\{[^}]*\b(?:Head|config|getServerData)\b|\bexport\b[^=;{]*?\b(?:Head|config|getServerData)\b/,
];
const NOTHING = ";";

/**
 * Shows Gatsby, which looks for queries in all of `src/` and parses each file that has a word such as "config" in it, an
 * empty file in place of one that has nothing for it.
 */
export const hideSourcesWithoutQueries: GatsbyNode["preprocessSource"] = ({ contents }) =>
  TAKEN.some((part) => part.test(contents)) ? undefined : NOTHING;

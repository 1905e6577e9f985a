import type { GatsbyNode } from "gatsby";

/** Queries and slices, which Gatsby knows under other names too. */
const QUERY_OR_SLICE = /graphql\s*`|<Slice\b/;
const OTHER_NAMES = /\b(?:graphql|Slice)\s+as\b|\*\s+as\s+\w+\s+from\s*["']gatsby["']/;
/** What a page exports beside its component, in any form, and in the forms in which it is mostly written. */
const EXPORT =
  /\bexport\s*\{[^}]*\b(?:Head|config|getServerData)\b|\bexport\b[^=;{]*?\b(?:Head|config|getServerData)\b/;
const PLAIN_EXPORT = /^export (?:const|(?:async )?function) (Head|config|getServerData)\b/gm;

const NOTHING = ";";

/**
 * Shows Gatsby, which looks for queries in all of `src/` and parses each file that has a word such as "config" in it, an
 * empty file in place of one that has nothing for it, and of others its queries.
 */
export const showQueries: GatsbyNode["preprocessSource"] = ({ contents }) => {
  const isTaken = [QUERY_OR_SLICE, OTHER_NAMES, EXPORT].some((part) => part.test(contents));
  return isTaken ? onlyQueries(contents) : NOTHING;
};

const IMPORT = /^import \{[^}]*\} from ["']gatsby["'];/gm;
const QUERY = /^export const \w+ = graphql`[^`]*`;/gm;
const HOOK = /\buseStaticQuery(?:<[\w.]+>)?\(\s*graphql`[^`]*`,?\s*\)/g;

/**
 * Of a source its queries in their places, and the names of what it exports for Gatsby: that is parsed in a quarter of the
 * time. Nothing where something is written in another way than it mostly is, so that Gatsby reads the whole.
 */
function onlyQueries(source: string): string | undefined {
  const exported = [...source.matchAll(PLAIN_EXPORT)].map(([, name]) => name!);
  const imports = [...source.matchAll(IMPORT)];
  const queries = [QUERY, HOOK].flatMap((form) => [...source.matchAll(form)]);
  const isPlain =
    imports.length > 0 &&
    queries.length === source.match(/graphql\s*`/g)?.length &&
    ![...imports, ...queries].some(({ index }) => isInComment(source, index)) &&
    !/<Slice\b/.test(source) &&
    !OTHER_NAMES.test(source) &&
    !EXPORT.test(source.replace(PLAIN_EXPORT, ""));
  if (!isPlain) return undefined;
  let shown = "";
  for (const { 0: part, index } of [...imports, ...queries].sort((a, b) => a.index - b.index)) {
    shown += blank(source.slice(shown.length, index)) + part;
  }
  return [shown, ...exported.map((name) => `export function ${name}() {}`)].join("\n");
}

const isInComment = (source: string, index: number): boolean =>
  source.lastIndexOf("/*", index) > source.lastIndexOf("*/", index);

/** As many lines and columns with nothing in them. */
const blank = (source: string): string => source.replace(/[^\r\n]/g, " ");

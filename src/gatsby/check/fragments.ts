import { ARCHIVE_PATH, comparablePath, decodeAddress, isSamePath, PROJECTS_PATH } from "../../shared/paths";
import type { ContentFile } from "../../content/content-file";
import { addressKey } from "../../shared/built-files";
import { nearest, type Problem } from "../../shared/problem";
import { asWritten } from "../../markdown/links/link-address";
import type { Reference } from "../../markdown/links/reference";
import { nameOfTarget } from "../../markdown/links/site-file";
import type { SiteContext } from "../../markdown/site-context";
import type { Route } from "./routes";

/** A compiled text as the source and target of links. */
export interface LinkingText {
  file: ContentFile;
  path: string;
  /**
   * Undefined if links cannot point into the text, and for a text with mistakes, whose left-out parts may contain ids.
   */
  ids?: readonly string[] | undefined;
  references: readonly Reference[];
}

/** The ids that the layout adds to every page. */
const IDS_OF_THE_LAYOUT = ["main", "top"];

/**
 * Reports links to a fragment of another page that has no such id. `routes` are the addresses of all pages; of several
 * with one address the first one counts.
 */
export function findBrokenFragments(
  texts: readonly LinkingText[],
  { contentDir, routeOfFile, linkSeverity }: Pick<SiteContext, "contentDir" | "routeOfFile" | "linkSeverity">,
  routes: readonly Route[],
): Problem[] {
  const idsIn = new Map(texts.map(({ file, ids }) => [file.relativePath, ids]));
  const idsAt = new Map<string, LinkingText["ids"]>();
  for (const { path, entry } of [...routes].reverse())
    idsAt.set(comparablePath(path), entry ? idsIn.get(entry.file.relativePath) : idsOfGenerated(path, texts));
  return texts.flatMap(({ file, references }) =>
    references.flatMap(({ kind, target, suffix, line, column }) => {
      const fragment = suffix.split("#")[1];
      if (!fragment) return [];
      const route = kind === "route" ? decodeAddress(target) : routeOfFile(nameOfTarget(target, file.path, contentDir));
      const ids = route === undefined ? undefined : idsAt.get(comparablePath(addressKey(route)));
      const id = decodeAddress(fragment);
      if (!ids || ids.includes(id) || ids.includes(fragment) || IDS_OF_THE_LAYOUT.includes(id)) return [];
      const meant = nearest(id, ids);
      return [
        {
          file: file.path,
          line,
          column,
          severity: linkSeverity,
          message: `The link leads to ${asWritten(target + suffix)}, where nothing has the id ${id}.`,
          expected: meant ? `Did you mean #${meant}?` : "Expected the id of a heading of that page.",
        },
      ];
    }),
  );
}

/**
 * Returns the ids of a generated page. The projects page has those of the projects and their texts, or undefined if one is
 * unknown; other pages have none. Lists with headings for years or letters are not judged.
 */
function idsOfGenerated(path: string, texts: readonly LinkingText[]): LinkingText["ids"] {
  if (isSamePath(path, PROJECTS_PATH)) return idsOfProjects(texts);
  return isSamePath(path, ARCHIVE_PATH) || /\/tags\/?$/i.test(path) ? undefined : [];
}

function idsOfProjects(texts: readonly LinkingText[]): LinkingText["ids"] {
  const projects = texts.filter(({ path }) => /#./.test(path));
  if (projects.some(({ ids }) => !ids)) return undefined;
  return projects.flatMap(({ path, ids = [] }) => [path.replace(/^.*#/, ""), ...ids]);
}

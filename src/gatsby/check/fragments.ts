import path from "node:path";
import { ARCHIVE_PATH, comparablePath, decodeAddress, isSamePath, PROJECTS_PATH, TAGS_PATH } from "../../shared/paths";
import type { ContentFile } from "../../content/content-file";
import { addressKey } from "../../shared/built-files";
import { relativeTo } from "../../shared/files";
import { nearest, type Problem } from "../../shared/problem";
import { asWritten } from "../../markdown/links/link-address";
import type { Reference } from "../../markdown/links/reference";
import type { SiteContext } from "../../markdown/render";
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

/** Reports links to a fragment of another page that has no such id. `routes` are the addresses of all pages. */
export function findBrokenFragments(
  texts: readonly LinkingText[],
  { contentDir, routeOfFile, linkSeverity }: Pick<SiteContext, "contentDir" | "routeOfFile" | "linkSeverity">,
  routes: readonly Route[],
): Problem[] {
  const idsAt = new Map<string, LinkingText["ids"]>([
    ...idsOfGenerated(routes, texts),
    ...texts.filter(isPage).map(({ path, ids }) => [comparablePath(path), ids] as const),
  ]);
  return texts.flatMap(({ file, references }) =>
    references.flatMap(({ kind, target, suffix, line, column }) => {
      const fragment = suffix.split("#")[1];
      if (!fragment) return [];
      const targetFile = path.resolve(path.dirname(file.path), decodeAddress(target));
      const route = kind === "route" ? decodeAddress(target) : routeOfFile(relativeTo(contentDir, targetFile));
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

/** A project is a section of a page with several texts. */
const isPage = ({ path }: LinkingText): boolean => !path.includes("#");

/**
 * Returns the ids of each generated page by its address. The projects page has those of the projects and their texts,
 * or undefined if one is unknown; other pages have none. Lists with headings for years or letters are left out.
 */
function idsOfGenerated(routes: readonly Route[], texts: readonly LinkingText[]): Map<string, LinkingText["ids"]> {
  const generated = routes.filter(({ path, entry }) => !entry && !isSamePath(path, ARCHIVE_PATH) && !isIndex(path));
  return new Map(
    generated.map(({ path }) => [comparablePath(path), isSamePath(path, PROJECTS_PATH) ? idsOfProjects(texts) : []]),
  );
}

const isIndex = (path: string): boolean => isSamePath(path, TAGS_PATH) || /\/tags$/.test(path);

function idsOfProjects(texts: readonly LinkingText[]): LinkingText["ids"] {
  const projects = texts.filter(({ path }) => /#./.test(path));
  if (projects.some(({ ids }) => !ids)) return undefined;
  return projects.flatMap(({ path, ids = [] }) => [path.replace(/^.*#/, ""), ...ids]);
}

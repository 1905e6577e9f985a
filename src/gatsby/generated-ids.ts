import { ARCHIVE_PATH, comparablePath, isSamePath, PROJECTS_PATH, TAGS_PATH } from "../shared/paths";
import type { LinkingText } from "./fragments";
import type { Route } from "./routes";

/**
 * The ids of each page that is not that of one text, by its address: on the page of the projects those of all their
 * texts and of the projects themselves, as far as all are known, elsewhere none. Lists with headings for years and
 * letters are left out.
 */
export function idsOfGenerated(
  routes: readonly Route[],
  texts: readonly LinkingText[],
): Map<string, LinkingText["ids"]> {
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

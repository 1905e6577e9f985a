import path from "node:path";
import { comparablePath } from "../shared/paths";
import { relativeTo } from "../content/folder";
import { nearest, type Problem } from "../shared/problem";
import type { SourceFile } from "../content/yaml-source";
import { decodeTarget } from "../markdown/link-address";
import type { Reference } from "../markdown/references";
import type { Surroundings } from "../markdown/render";

/** A compiled text as a source and a target of links. */
export interface LinkingText {
  file: SourceFile;
  path: string;
  /** Absent of what no link leads into, and of a text with mistakes: what is left out of it may hold some. */
  ids?: readonly string[] | undefined;
  references: readonly Reference[];
}

/** The landmark of every page, which the layout makes. */
const IDS_OF_THE_LAYOUT = ["main", "top"];

/** Links to a place on another page that is not there. `generated` has the ids of pages that are not those of texts. */
export function findBrokenFragments(
  texts: readonly LinkingText[],
  { contentDir, routeOfFile, linkSeverity }: Pick<Surroundings, "contentDir" | "routeOfFile" | "linkSeverity">,
  generated: ReadonlyMap<string, LinkingText["ids"]>,
): Problem[] {
  const idsAt = new Map<string, LinkingText["ids"]>([
    ...generated,
    ...texts.filter(isPage).map(({ path, ids }) => [comparablePath(path), ids] as const),
  ]);
  return texts.flatMap(({ file, references }) =>
    references.flatMap(({ kind, target, suffix, line, column }) => {
      const fragment = suffix.split("#")[1];
      if (!fragment) return [];
      const targetFile = path.resolve(path.dirname(file.path), decodeTarget(target));
      const route = kind === "route" ? decodeTarget(target) : routeOfFile(relativeTo(contentDir, targetFile));
      const ids = route === undefined ? undefined : idsAt.get(comparablePath(route));
      const id = decodeTarget(fragment);
      if (!ids || ids.includes(id) || ids.includes(fragment) || IDS_OF_THE_LAYOUT.includes(id)) return [];
      const meant = nearest(id, ids);
      return [
        {
          ...{ file: file.path, line, column, severity: linkSeverity },
          message: `The link leads to ${target}${suffix}, where nothing has the id ${id}.`,
          expected: meant ? `Did you mean #${meant}?` : "Expected the id of a heading of that page.",
        },
      ];
    }),
  );
}

/** A project is a part of a page that holds the texts of others too. */
const isPage = ({ path }: LinkingText): boolean => !path.includes("#");

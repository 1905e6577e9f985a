import type { Doc } from "./doc";
import type { Entry } from "./read-content";
import { placeOf } from "./place";
import { nearest, type Problem } from "../shared/problem";
import type { Site } from "./site";
import type { SiteItem } from "./site-items";
import type { SourceFile } from "./yaml-source";

/**
 * Entries of the navbar and the footer that name a document there is none of. Without any documents the section is
 * absent, and such entries are left out.
 */
export function findUnknownDocs(site: Site, file: SourceFile | undefined, docs: readonly Entry<Doc>[]): Problem[] {
  if (!file || docs.length === 0) return [];
  const ids = [...new Set(docs.map(({ value }) => value.docId))];
  const all = [...site.navbar.left, ...site.navbar.right, ...site.footer.flatMap(({ items }) => items)];
  const links = all.flatMap((item: SiteItem) => [item, ...item.items]);
  return links
    .filter(({ kind, to }) => kind === "doc" && to !== null && !ids.includes(to))
    .map(({ to }) => {
      const meant = nearest(to!, ids);
      const known = `Expected one of: ${ids.join(", ")}.`;
      return {
        file: file.path,
        ...placeOf(file, "doc", to!),
        message: `An item of the navbar or the footer names the unknown document "${to}".`,
        expected: meant ? `Did you mean "${meant}"? ${known}` : known,
        severity: "error" as const,
      };
    });
}

import { inVersion, type DocVersionTree } from "../../shared/doc-versions";
import type { DocSummary } from "./docs";
import type { PageSpec } from "./page-spec";

/** The list of a version's tags and a page for each, in versions whose documents have tags. They are not in the sitemap. */
export function buildDocTagPages(docs: readonly DocSummary[], versions: readonly DocVersionTree[]): PageSpec[] {
  return versions.flatMap(({ name: version, path: versionPath, noIndex }): PageSpec[] => {
    const own = docs.filter((doc) => doc.version === version);
    const slugs = [...new Set(own.flatMap(({ tagSlugs }) => tagSlugs))];
    const listed = new Set(own.filter((doc) => doc.listed).flatMap(({ tagSlugs }) => tagSlugs));
    const page = (template: string, route: string, more: { slug?: string; noIndex: boolean }): PageSpec => {
      const path = inVersion(versionPath, route);
      return { path, template, context: { version, tagAddress: path, ...more } };
    };
    return [
      ...(listed.size > 0 ? [page("doc-tag-index", "tags", { noIndex })] : []),
      ...slugs.map((slug) => page("doc-tag", `tags/${slug}`, { slug, noIndex: noIndex || !listed.has(slug) })),
    ];
  });
}

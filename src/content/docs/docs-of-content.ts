import type { DocVersionTree } from "../../shared/doc-versions";
import { inProduction, visibilityOf } from "../../shared/visibility";
import { addressTags } from "../connect-tags";
import type { Content } from "../read-content";
import { tagFinder } from "../tags";
import { toDocFields } from "../../gatsby/nodes/doc";
import type { DocSummary } from "../../gatsby/pages/docs";
import { buildDocVersions } from "./doc-version-trees";

/** The documentation of a content folder as its pages need it, made without a build. */
export function docsOfContent({ docs, docVersions, docFolders, docSidebars, tags }: Content): {
  docs: DocSummary[];
  docVersions: DocVersionTree[];
} {
  const find = tagFinder(tags);
  const records = docs.flatMap(({ file, value }) => {
    const { built, listed } = visibilityOf(value.front, inProduction());
    const tagSlugs = addressTags(value.tags, find).map(({ slug }) => slug);
    const record = { ...toDocFields(value), tagSlugs, id: file.relativePath, description: "", built, listed };
    return built ? [record] : [];
  });
  return {
    docs: records,
    docVersions: buildDocVersions({
      ...{ versions: docVersions, docs: records, folders: docFolders, sidebars: docSidebars },
    }),
  };
}

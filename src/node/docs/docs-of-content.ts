import type { DocVersionTree } from "../../shared/doc-versions";
import { inProduction, visibilityOf } from "../../shared/visibility";
import type { Content } from "../content/read-content";
import { toDocFields } from "../nodes/doc";
import type { DocSummary } from "../pages/docs";
import { buildDocVersions } from "./doc-version-trees";

/** The documentation of a content folder as its pages need it, made without a build. */
export function docsOfContent({ docs, docVersions, docFolders, docSidebars, tags }: Content): {
  docs: DocSummary[];
  docVersions: DocVersionTree[];
} {
  const records = docs.flatMap(({ file, value }) => {
    const { built, listed } = visibilityOf(value.front, inProduction());
    const record = { ...toDocFields(value, tags), id: file.relativePath, description: "", built, listed };
    return built ? [record] : [];
  });
  return {
    docs: records,
    docVersions: buildDocVersions({
      ...{ versions: docVersions, docs: records, folders: docFolders, sidebars: docSidebars },
    }),
  };
}

import type { Doc } from "../../content/doc";
import type { SourceFile } from "../../content/yaml-source";
import type { NodeFields } from "./create-node";
import { toTextFields } from "./text-fields";

/** The fields that only docs have, without their tags. */
export function toDocFields(doc: Doc) {
  const { front, version, docId, source, route, path, position, hideTitle } = doc;
  return {
    version,
    docId,
    source,
    route,
    path,
    position,
    hideTitle,
    sidebarLabel: front.sidebar_label ?? front.title,
    sidebarClassName: front.sidebar_class_name,
    sidebarCustomProps: front.sidebar_custom_props,
    sidebarKey: front.sidebar_key,
    displayedSidebar: front.displayed_sidebar,
    pagination: {
      label: front.pagination_label ?? front.sidebar_label,
      next: front.pagination_next,
      previous: front.pagination_prev,
    },
    customEditUrl: front.custom_edit_url,
  };
}

export function toDocNode(doc: Doc, file: SourceFile): NodeFields {
  // The addresses of tags come with `refreshTexts`, when all files have been read.
  const tags = { tagReferences: doc.tags, addressedTags: [], tagSlugs: [] };
  const fields = { ...toTextFields(doc, file), ...toDocFields(doc), ...tags, title: doc.heading };
  return { type: "Doc", key: file.relativePath, fields };
}

import type { Doc } from "../content/doc";
import type { SourceFile } from "../content/yaml-source";
import { toTextFields } from "./text-fields";
import type { NodeFields } from "./create-node";

/** The fields that only docs have. */
export function toDocFields({ front, version, docId, source, route, path, position, hideTitle, tags }: Doc) {
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
    tagReferences: tags,
    tagSlugs: tags.map(({ slug }) => slug),
  };
}

export function toDocNode(doc: Doc, file: SourceFile): NodeFields {
  const fields = { ...toTextFields(doc, file), ...toDocFields(doc), title: doc.heading };
  return { type: "Doc", key: file.relativePath, fields };
}

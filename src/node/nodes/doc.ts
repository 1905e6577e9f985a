import { addressTags } from "../content/connect-tags";
import type { Doc } from "../content/doc";
import { tagFinder, type TagEntry } from "../content/tags";
import type { SourceFile } from "../content/yaml-source";
import type { NodeFields } from "./create-node";
import { toTextFields } from "./text-fields";

/** The fields that only docs have; the declared tags decide the addresses of theirs. */
export function toDocFields(doc: Doc, declared: readonly TagEntry[]) {
  const { front, version, docId, source, route, path, position, hideTitle, tags } = doc;
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
    tagSlugs: addressTags(tags, tagFinder(declared)).map(({ slug }) => slug),
  };
}

export function toDocNode(doc: Doc, file: SourceFile): NodeFields {
  // What the tags file says of the addresses comes with `refreshTexts`, when all files have been read.
  const fields = { ...toTextFields(doc, file), ...toDocFields(doc, []), title: doc.heading };
  return { type: "Doc", key: file.relativePath, fields };
}

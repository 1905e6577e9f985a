import type { Doc } from "../content/doc";
import type { SourceFile } from "../content/yaml-source";
import { toTextFields } from "./text-fields";
import type { NodeFields } from "./create-node";

export function toDocNode(doc: Doc, file: SourceFile): NodeFields {
  const { front, docId, path, position } = doc;
  const fields = {
    ...toTextFields(doc, file),
    docId,
    path,
    position,
    sidebarLabel: front.sidebar_label ?? front.title,
    customEditUrl: front.custom_edit_url,
  };
  return { type: "Doc", key: file.relativePath, fields };
}

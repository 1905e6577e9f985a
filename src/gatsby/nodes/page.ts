import type { Page } from "../../content/page";
import type { SourceFile } from "../../content/yaml-source";
import { toTextFields } from "./text-fields";
import type { NodeFields } from "./create-node";

export function toPageNode(page: Page, file: SourceFile): NodeFields {
  const fields = {
    ...toTextFields(page, file),
    name: page.name,
    path: page.path,
    wrapperClassName: page.front.wrapperClassName,
  };
  return { type: "Page", key: file.relativePath, fields };
}

import type { ComponentType } from "react";
import { loadStyleSheet } from "../../browser/load-style-sheet";
import docSearchStyles from "!@docsearch/css/dist/style.css?url";
import siteStyles from "!./docsearch.css?url";
import type { SearchModalProps } from "./search-modal";

let loaded: ComponentType<SearchModalProps> | undefined;

/** Returns the dialog's content if it has been loaded. */
export const loadedModal = (): ComponentType<SearchModalProps> | undefined => loaded;

/** Loads DocSearch with its styles, followed by the site's styles for it. The next call retries a failed load. */
export async function loadModal(): Promise<ComponentType<SearchModalProps>> {
  const [{ SearchModal }] = await Promise.all([
    import("./search-modal"),
    loadStyleSheet(docSearchStyles),
    loadStyleSheet(siteStyles),
  ]);
  return (loaded = SearchModal);
}

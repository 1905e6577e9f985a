import { loadStyleSheet } from "../../../browser/load-style-sheet";
import type { SearchEngine } from "../../../search/engine";
import { loadEngine } from "../../../search/load-engine";
import styles from "!./search-page.css?url";

/** The engine, once what it finds can be shown. */
export async function loadStyledEngine(): Promise<SearchEngine> {
  const [engine] = await Promise.all([loadEngine(), loadStyleSheet(styles)]);
  return engine;
}

import { loadStyleSheet } from "../../browser/load-style-sheet";
import type { SearchEngine } from "../engine";
import { loadEngine } from "../load-engine";
import styles from "!./search-page.css?url";

/** Loads the engine and the styles of its results. */
export async function loadStyledEngine(): Promise<SearchEngine> {
  const [engine] = await Promise.all([loadEngine(), loadStyleSheet(styles)]);
  return engine;
}

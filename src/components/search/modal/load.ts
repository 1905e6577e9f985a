import { loadStyleSheet } from "../../../browser/load-style-sheet";
import styles from "!./search-modal.css?url";
import { SearchModal } from "./search-modal";

/** The search once its style sheet is in the page. */
export async function loadStyledModal(): Promise<typeof SearchModal> {
  await loadStyleSheet(styles);
  return SearchModal;
}

import { loadStyleSheet } from "../../browser/load-style-sheet";
import styles from "!./mobile-menu.css?url";
import { MobileMenu } from "./mobile-menu";

/** The menu of narrow windows once its style sheet is in the page. */
export async function loadStyledMenu(): Promise<typeof MobileMenu> {
  await loadStyleSheet(styles);
  return MobileMenu;
}

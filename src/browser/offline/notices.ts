import { loadStyleSheet } from "../load-style-sheet";
import styles from "!./notice.css?url";

export { hideInstallHint, showInstallHint } from "./install-hint";
export { showFillProgress } from "./progress-notice";
export { showUpdate } from "./update-notice";

/** To be awaited before the first notice. */
export const loadNoticeStyles = (): Promise<void> => loadStyleSheet(styles);

import type { FillProgress, FillState } from "../../shared/offline/messages";
import { hideNotice, showNotice } from "./notice";

/** How long the good news stays, in milliseconds. */
const READY_TIME = 6000;

const TEXTS: Record<FillState, string> = {
  filling: "Saving the site for reading offline",
  ready: "The whole site can be read offline now.",
  paused: "Saving is interrupted. It goes on when the connection is back.",
  full: "There was not space for everything: some pages or pictures need a connection.",
};

let closed: FillState | undefined;

/** Shows how much of the site is stored. What is stored already is not worth a word, nor what the reader has closed. */
export function showFillProgress({ state, stored, total, fetched }: FillProgress): void {
  if (!fetched || closed === state) return;
  showNotice("fill", {
    text: TEXTS[state],
    ...(state === "filling" && { progress: total === 0 ? 1 : stored / total }),
    onClose: () => (closed = state),
  });
  if (state === "ready") setTimeout(() => hideNotice("fill"), READY_TIME);
}

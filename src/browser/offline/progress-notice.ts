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

let shown: FillState;
/** What the reader need not hear again. Who closes the notice of an interruption does not want that of going on. */
const closed = new Set<FillState>();

/** Shows how much of the site is stored. What is stored already is not worth a word, nor what the reader has closed. */
export function showFillProgress({ state, stored, total, fetched }: FillProgress): void {
  if (!fetched) return;
  // What was said before is not true any more.
  if (closed.has(state)) return hideNotice("fill");
  shown = state;
  showNotice("fill", {
    text: TEXTS[state],
    ...(state === "filling" && { progress: total === 0 ? 1 : stored / total }),
    onClose: () => void closed.add(shown).add("filling"),
  });
  if (state === "ready") setTimeout(() => hideNotice("fill"), READY_TIME);
}

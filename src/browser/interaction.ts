import { startCollapses } from "./collapse";
import { startDropdowns } from "./dropdowns";
import { startScrollWatch } from "./scroll-watch";

/** Everything that answers to scrolling, pointers and keys on every page. Takes how far the page was scrolled before. */
export function startInteraction(from: number): () => void {
  const stops = [startScrollWatch(from), startDropdowns(), startCollapses()];
  return () => {
    for (const stop of stops) stop();
  };
}

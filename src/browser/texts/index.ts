import { animateDetails } from "../collapse";
import { startCodeBlocks } from "./code-blocks";
import { startDiagrams } from "./diagrams";
import { startEmbeds } from "./embeds";
import { startTabs } from "./tabs";
import { startZoom, type OnZoom } from "./zoom";

/**
 * Starts what the blocks of a compiled text need of scripts. A text is HTML that React does not know, so this listens on
 * its root element. `onZoom` is told which picture a reader wants to enlarge. Returns how to stop.
 */
export function startText(root: HTMLElement, onZoom: OnZoom): () => void {
  root.addEventListener("click", animateDetails);
  const stops = [
    () => root.removeEventListener("click", animateDetails),
    startCodeBlocks(root),
    startTabs(root),
    startEmbeds(root),
    startZoom(root, onZoom),
    startDiagrams(root),
  ];
  return () => stops.forEach((stop) => stop());
}

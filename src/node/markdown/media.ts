import type { Element } from "hast";
import { isExternalUrl } from "../../shared/paths";
import type { Add } from "./references";

const ADDRESSES: Record<string, readonly string[]> = {
  video: ["src", "poster"],
  audio: ["src"],
  source: ["src"],
  track: ["src"],
};

/** Leaves a mark in place of the address of a recording, of its subtitles and of what is shown before it plays. */
export function markMedia(element: Element, add: Add): void {
  for (const name of ADDRESSES[element.tagName] ?? []) {
    const address = element.properties[name];
    if (typeof address !== "string" || address === "" || isExternalUrl(address)) continue;
    element.properties[name] = add(element, address, address.startsWith("/") ? "route" : "asset");
  }
}

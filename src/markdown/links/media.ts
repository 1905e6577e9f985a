import type { Element } from "hast";
import { isExternalUrl } from "../../shared/paths";
import { isOfThisPage, kindOf } from "./link-address";
import type { Add, Reference } from "./reference";

const ADDRESSES: Record<string, readonly string[]> = {
  video: ["src", "poster"],
  audio: ["src"],
  source: ["src"],
  track: ["src"],
  iframe: ["src"],
  form: ["action"],
};

/** As HTML and as JSX have it. */
const CANDIDATES = ["srcSet", "srcset"];

/**
 * Leaves a mark in place of the address of a recording, of its subtitles and of what is shown before it plays, of a page
 * in a frame, of what a form is sent to, and of each picture that a browser may choose from.
 */
export function markMedia(element: Element, add: Add): void {
  const { tagName, properties } = element;
  const mark = (address: string): string =>
    isOfThisPage(address) || isExternalUrl(address) ? address : add(element, address, kindOf(address), moreOf(element));
  for (const name of ADDRESSES[tagName] ?? []) {
    const address = properties[name];
    if (typeof address === "string") properties[name] = mark(address);
  }
  for (const name of tagName === "source" ? CANDIDATES : []) {
    const candidates = properties[name];
    if (typeof candidates === "string") properties[name] = mapCandidates(candidates, mark);
  }
}

/** A form may be posted to a function of the host, which the check cannot know. */
const moreOf = ({ tagName, properties }: Element): Partial<Reference> =>
  tagName === "form" && /^post$/i.test(String(properties.method)) ? { mayBeOfHost: true } : {};

/** Maps the addresses in a list of pictures such as `a.png 1x, b.png 2x`. */
const mapCandidates = (list: string, map: (address: string) => string): string =>
  list.replace(
    /([^\s,]\S*?)(,*(?=\s|$))((?<!,)\s+[^,]*,?|\s*)/g,
    (_, address: string, comma: string, rest: string) => map(address) + comma + rest,
  );

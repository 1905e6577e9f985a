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

/** The names in HTML and in JSX. */
const CANDIDATES = ["srcSet", "srcset"];

/** Replaces addresses by marks: those of media, subtitles, posters, frames and forms, and each one of a `srcset`. */
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

/** A form may be posted to a function of the host, which the check does not know. */
const moreOf = ({ tagName, properties }: Element): Partial<Reference> =>
  tagName === "form" && /^post$/i.test(String(properties.method)) ? { mayBeOfHost: true } : {};

/** Maps the addresses of a `srcset` such as `a.png 1x, b.png 2x`. */
const mapCandidates = (list: string, map: (address: string) => string): string =>
  list.replace(
    /([^\s,]\S*?)(,*(?=\s|$))((?<!,)\s+[^,]*,?|\s*)/g,
    (_, address: string, comma: string, rest: string) => map(address) + comma + rest,
  );

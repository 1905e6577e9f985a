import { createHash } from "node:crypto";
import { DomUtils } from "htmlparser2";
import { candidatesOf, type PageElement } from "../page-content";

/** What the Content Security Policy must allow for one page. */
export interface PageNeeds {
  /** Hashes of inline scripts and styles, as CSP sources. */
  scripts: string[];
  styles: string[];
  /** Hashes of the style attributes that Gatsby writes into every page. */
  styleAttributes: string[];
  /** Origins of frames that readers can load, and of external pictures and media. */
  frames: string[];
  pictures: string[];
  media: string[];
  /** An address of a picture or recording that begins with `http:`, if there is one. */
  insecure: string | undefined;
  /** Whether another element has a style attribute, which no policy of a fixed size can allow. */
  hasStyleAttribute: boolean;
}

/** The types of executable scripts. A script with another type is a data block. */
const JAVASCRIPT_TYPE = /^(module|text\/javascript|)$/;
/** The elements that Gatsby puts around a page and beside it. */
const OF_GATSBY = ["gatsby-focus-wrapper", "gatsby-announcer"];

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(
    addresses
      .map((address) => address.replace(/^(?=\/\/)/, "https:"))
      .filter((address) => /^https:/i.test(address) && URL.canParse(address))
      .map((address) => new URL(address).origin),
  ),
];

/** Returns the URLs in these attributes of an element. Each attribute may be a `srcset` list. */
const addressesIn = ({ attribs }: PageElement, names: readonly string[]): string[] =>
  names.flatMap((name) => candidatesOf(attribs[name] ?? "")).map(({ address }) => address);

/** @param elements The elements of a page in document order. */
export function readPageNeeds(elements: readonly PageElement[]): PageNeeds {
  const named = (...names: string[]) => elements.filter(({ name }) => names.includes(name));
  const hashes = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== "").map(hashOf))];
  const scripts = named("script").filter(({ attribs }) => JAVASCRIPT_TYPE.test(attribs.type ?? ""));
  const pictures = elements.flatMap((element) =>
    addressesIn(element, element.name === "img" ? ["src", "srcset"] : ["srcset", "poster"]),
  );
  const media = named("video", "audio", "source", "track").flatMap((element) => addressesIn(element, ["src"]));
  const frames = elements.filter(({ attribs }) => attribs.class?.split(/\s+/).includes("embed-frame"));
  const styled = elements.filter(({ attribs }) => attribs.style !== undefined);
  const isOfGatsby = ({ attribs }: PageElement) => OF_GATSBY.includes(attribs.id ?? "");
  return {
    scripts: hashes(scripts.map((element) => DomUtils.textContent(element))),
    styles: hashes(named("style").map((element) => DomUtils.textContent(element))),
    styleAttributes: hashes(styled.filter(isOfGatsby).map(({ attribs }) => attribs.style!)),
    frames: originsOf(frames.flatMap((frame) => addressesIn(frame, ["data-src"]))),
    pictures: originsOf(pictures),
    media: originsOf(media),
    insecure: [...pictures, ...media].find((address) => /^http:/i.test(address)),
    hasStyleAttribute: !styled.every(isOfGatsby),
  };
}

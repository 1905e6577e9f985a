import type { Element, Parents, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import rehypeExternalLinks from "rehype-external-links";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { decodeAddress, isExternalUrl } from "../../shared/paths";
import { nearest } from "../../shared/problem";
import { pictureOfFigure } from "../elements/figures";
import { asWritten, isOfComputer, isOfThisPage, kindOf, splitAddress } from "./link-address";
import { guessHost } from "./site-file";
import { MARK, type Add, type Reference } from "./reference";
import { LINK_RULE, refuse } from "../mistakes";
import { isJsx, type Jsx } from "../mdx/tree";

/** Replaces each address within the site by a mark, and lists the references in `file.data.references`. */
export function rehypeReferences() {
  return (tree: Root, file: VFile): void => {
    const references: Reference[] = [];
    const add: Add = (element, address, kind, more) => {
      const { target, suffix } = splitAddress(address);
      const { line, column } = element.position?.start ?? { line: 1, column: 1 };
      const alt = String(("properties" in element && element.properties.alt) || "");
      references.push({ kind, target, suffix, alt, ...more, line, column });
      return `${MARK}${references.length - 1}${MARK}`;
    };
    const links: Element[] = [];
    const ids = new Set<unknown>(["top"]);
    const pictures = new Map<Element, [whole: Element, parent: Parents]>();
    visit(tree, (node, _, parent) => {
      if (isJsx(node as never)) markCard(node as unknown as Jsx, add, file);
      if (node.type !== "element") return;
      const { tagName, properties } = node;
      findFileOfComputer(node, file);
      findUnknownScheme(node, file);
      if (tagName === "a") {
        ids.add(properties.name);
        links.push(node);
        markLink(node, add);
      } else markMedia(node, add);
      const picture = tagName === "img" ? node : pictureOfFigure(node);
      if (!picture || !parent) ids.add(properties.id);
      else if (!pictures.has(picture)) pictures.set(picture, [node, parent]);
    });
    openExternalLinks(tree);
    // Pictures come last: the mark contains the caption with its links.
    for (const [picture, [whole, parent]] of pictures)
      if (!markPicture(picture, whole, parent, add)) ids.add(picture.properties.id).add(whole.properties.id);
    file.data.references = references;
    findDeadFragments(links, ids, file);
  };
}

/** Lists the ids of a text in `file.data.ids`, and reports empty links and links to an id that the text does not have. */
function findDeadFragments(links: readonly Element[], ids: ReadonlySet<unknown>, file: VFile): void {
  const known = [...ids].filter((id) => typeof id === "string");
  file.data.ids = known;
  const ofText = known.filter((id) => id !== "top");
  for (const { properties, position } of links) {
    const { href } = properties;
    if (href === "") file.message("The link is empty. Expected an address.", position);
    if (typeof href !== "string" || !href.startsWith("#") || href === "#") continue;
    const written = decodeAddress(href.slice(1));
    if (ids.has(href.slice(1)) || ids.has(written)) continue;
    const meant = nearest(written, ofText);
    const guess = meant ? ` Did you mean #${meant}? Expected the id of a heading.` : "";
    const message = `The link leads to ${asWritten(href)}, which is not a heading of this text.${guess}`;
    file.message(message, { place: position, ruleId: LINK_RULE });
  }
}

function findFileOfComputer({ properties, position }: Element, file: VFile): void {
  const address = properties.href ?? properties.src;
  if (typeof address !== "string" || !isOfComputer(address)) return;
  const message = `The file ${asWritten(address)} is on your computer only, so readers do not get it.`;
  file.message(`${message} Expected a path relative to this file.`, position);
}

/** Reports a misspelt scheme, and that of Docusaurus for files in `static/`. */
function findUnknownScheme({ properties: { href, src }, position }: Element, file: VFile): void {
  const [, scheme = "", rest = ""] = /^(\w+):\/\/(.*)/.exec(String(href ?? src)) ?? [];
  const meant = nearest(scheme, ["https", "http"]);
  const isOfFile = scheme === "pathname";
  if (!isOfFile && (meant === undefined || meant === scheme.toLowerCase())) return;
  const expected = isOfFile ? `Expected ${asWritten(rest)} alone.` : `Did you mean ${meant}:?`;
  file.message(`The address begins with ${scheme}:, which browsers do not know. ${expected}`, position);
}

function markLink(element: Element, add: Add): void {
  const href = element.properties.href;
  if (typeof href !== "string" || isOfThisPage(href) || isExternalUrl(href)) return;
  const kind = kindOf(href);
  element.properties.href = add(element, href, kind);
  if (kind !== "asset") return;
  element.properties.target = "_blank";
  element.children.push(h("span", NEW_TAB.properties, NEW_TAB.text));
}

/**
 * Reports links to other texts in a module: gatsby-plugin-mdx does not know their addresses. Removes the addresses, so that
 * each link is reported once.
 */
export function takeTextLinks(tree: Root, file: VFile): void {
  visit(tree, "element", ({ tagName, properties, position }) => {
    const { href } = properties;
    if (tagName !== "a" || typeof href !== "string" || isOfThisPage(href) || isExternalUrl(href)) return;
    if (kindOf(href) !== "file") return;
    delete properties.href;
    const message = `The link leads to the file ${asWritten(href)}. A post that imports or exports can link to a text only by its address.`;
    const expected = `${guessHost(asWritten(href))}Expected an address of this site, such as /blog/first.`;
    refuse(file, message, expected, position?.start);
  });
}

/** A text for screen readers, like that of the links in the layout. */
const NEW_TAB = { properties: { className: ["visually-hidden"] }, text: " (opens in new tab)" };

/** Opens links to other sites in a new tab. */
const openExternalLinks = rehypeExternalLinks({
  target: "_blank",
  rel: ["noopener", "noreferrer"],
  content: { type: "text", value: NEW_TAB.text },
  contentProperties: NEW_TAB.properties,
});

const CARD_NEEDS = [
  ["href", "Expected the address of a page or of another site."],
  ["title", "Expected the text of the link."],
] as const;

/** Replaces the address of a link card by a mark. Reports a card without an address or a title. */
function markCard(card: Jsx, add: Add, file: VFile): void {
  if (card.name !== "LinkCard") return;
  const attribute = (name: string) => card.attributes.find((each) => "name" in each && each.name === name);
  const mayHaveAll = card.attributes.some(({ type }) => type === "mdxJsxExpressionAttribute");
  for (const [name, expected] of CARD_NEEDS)
    if (!mayHaveAll && !attribute(name)?.value)
      refuse(file, `The link card has no ${name}.`, expected, card.position?.start);
  const href = attribute("href");
  if (typeof href?.value !== "string") return;
  if (isOfThisPage(href.value) || isExternalUrl(href.value)) return;
  href.value = add(card, href.value, kindOf(href.value), { inComponent: true });
}

/** A map, because an element may have any name, also `constructor`. */
const ADDRESSES = new Map([
  ["video", ["src", "poster"]],
  ["audio", ["src"]],
  ["source", ["src"]],
  ["track", ["src"]],
  ["iframe", ["src"]],
  ["form", ["action"]],
]);

/** The names in HTML and in JSX. */
const CANDIDATES = ["srcSet", "srcset"];

/** Replaces addresses by marks: those of media, subtitles, posters, frames and forms, and each one of a `srcset`. */
function markMedia(element: Element, add: Add): void {
  const { tagName, properties } = element;
  const mark = (address: string): string =>
    isOfThisPage(address) || isExternalUrl(address) ? address : add(element, address, kindOf(address), moreOf(element));
  for (const name of ADDRESSES.get(tagName) ?? []) {
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

/**
 * Replaces a picture, or a figure with its caption, by one mark, so that a missing picture leaves no empty figure. Returns
 * whether it did: a picture of another site stays.
 */
function markPicture(picture: Element, whole: Element, parent: Parents, add: Add): boolean {
  const { src, title, width } = picture.properties;
  Object.assign(picture.properties, { loading: "lazy", decoding: "async" });
  if (typeof src !== "string" || isExternalUrl(src)) return false;
  const value = add(picture, src, "picture", {
    ...(typeof title === "string" && title && { title }),
    ...(Number(width) > 0 && { width: Math.round(Number(width)) }),
    ...(whole !== picture && { caption: toHtml((whole.children[1] as Element).children) }),
    ...("tagName" in parent && parent.tagName === "picture" && { isFallback: true }),
  });
  parent.children[parent.children.indexOf(whole)] = { type: "raw", value } as never;
  return true;
}

import { h } from "hastscript";
import type { Element, ElementContent } from "hast";
import { toString } from "hast-util-to-string";
import type { Node } from "../mdx/tree";
import { isElement, labelOf, outer, textOf, type Block, type BlockContext, type BlockUse } from "./block";

const YOUTUBE_ID = /^[\w-]{11}$/;
const YOUTUBE_ADDRESS =
  /^https:\/\/(?:www\.|m\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/))([\w-]{11})(?![\w-])/;

/** A YouTube video. It sends no request to YouTube until the reader starts it. */
export const video: Block = {
  attributes: ["id", "src", "title", "start"],
  render(use) {
    const given = textOf(use.props.id) ?? textOf(use.props.src) ?? "";
    const id = YOUTUBE_ID.test(given) ? given : YOUTUBE_ADDRESS.exec(given)?.[1];
    if (!id) {
      use.warn(`"${given}" is not a YouTube video. Expected its id or its address.`, use.position);
      return use.children;
    }
    const start = Math.floor(Number(textOf(use.props.start) ?? 0)) || 0;
    return embed({ ...use, props: { ...use.props, id: null } }, "video", {
      player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start > 0 ? `&start=${start}` : ""}`,
      address: `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ""}`,
      button: "Play video",
    });
  },
};

/** Another page in a frame, which loads when the reader asks for it. */
export const demo: Block = {
  attributes: ["src", "title"],
  render(use) {
    const address = textOf(use.props.src) ?? "";
    if (!/^https:\/\/[^\s/]/.test(address) || !URL.canParse(address)) {
      use.warn(`"${address}" cannot be shown. Expected an address that begins with https://.`, use.position);
      return use.children;
    }
    return embed(use, "demo", { player: address, address, button: "Load demo" });
  },
};

/** Hosts whose frames in HTML become blocks. */
const FRAMED =
  /(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|codepen\.io|codesandbox\.io|csb\.app|stackblitz\.com|spotify\.com)$/;

/** The address of a frame that was written as HTML, if it is on another site. */
function addressIn({ properties: { src } }: Element): URL | undefined {
  const address = String(src ?? "").replace(/^(?:http:)?\/\//i, "https://");
  return /^https:/i.test(address) && URL.canParse(address) ? new URL(address) : undefined;
}

/** Whether a frame that was written as HTML becomes a block. */
export const isKnownFrame = (node: Node): boolean =>
  isElement(node, "iframe") && FRAMED.test(addressIn(node)?.hostname ?? "");

const EXPECTED_FRAME = "Expected an address of this site, or one that begins with https://.";

/** Turns a frame of a known host into a block, and reports a frame of any other host. */
export function frame(element: Element, context: BlockContext): ElementContent[] {
  const url = addressIn(element);
  if (!url) {
    const [scheme] = /^[a-z][a-z\d+.-]*:/i.exec(String(element.properties.src ?? "")) ?? [];
    if (scheme)
      context.warn(
        `The policy of the site refuses a frame of ${scheme} addresses. ${EXPECTED_FRAME}`,
        element.position,
      );
    return [element];
  }
  const { href: address, hostname, searchParams } = url;
  if (!isKnownFrame(element)) {
    const message = `The policy of the site refuses a frame of ${hostname}.`;
    context.warn(`${message} Expected ::demo[Title]{src="https://…"}, which allows the host.`, element.position);
    return [element];
  }
  const props = { src: address, title: String(element.properties.title ?? ""), start: searchParams.get("start") };
  const use = { ...context, props, label: undefined, children: [], position: element.position };
  if (YOUTUBE_ADDRESS.test(address)) return video.render(use);
  const [kind, button] = hostname.endsWith("vimeo.com") ? ["video", "Play video"] : ["demo", "Load"];
  return embed(use, kind, { player: address, address, button });
}

/** Reports what a page or the content policy of the site refuses in an element that was written as HTML. */
export function findRefused(element: Element, { warn }: BlockContext): void {
  const { tagName, properties, position } = element;
  if (tagName === "script") findScript(element, warn);
  if (tagName === "head")
    warn("A <head> in a text has no effect. Expected keys of the front matter, such as keywords.", position);
  if (tagName === "object" || tagName === "embed")
    warn(`The policy of the site refuses <${tagName}>. Expected a picture, or a link to the file.`, position);
  if (tagName === "style" || properties.style !== undefined) {
    const what = tagName === "style" ? "<style>" : "a style attribute";
    warn(`The policy of the site refuses ${what} in a text. Expected a class with a rule in src/styles/.`, position);
  }
  const handler = Object.keys(properties).find((name) => /^on[a-z]/i.test(name));
  if (handler)
    warn(`The policy of the site refuses ${handler.toLowerCase()} in a text. Expected a component in .mdx.`, position);
}

/** A script that holds only data is allowed. */
function findScript({ properties: { src, type }, position }: Element, warn: BlockContext["warn"]): void {
  if (type && !/javascript|module/.test(String(type))) return;
  const host = typeof src === "string" && /^(?:https?:)?\/\/([^/?#]+)/i.exec(src)?.[1];
  const message = host
    ? `The policy of the site refuses a script of ${host}.`
    : "A script in a text does not run for readers who follow a link within the site.";
  const page = 'the page that it belongs to as a frame, ::demo[Title]{src="https://…"}';
  const expected = host
    ? `Expected no script, or ${page}, or a service that allows the host.`
    : `Expected ${page}, or a component in .mdx.`;
  warn(`${message} ${expected}`, position);
}

interface Embedded {
  player: string;
  address: string;
  button: string;
}

function embed(use: BlockUse, kind: string, { player, address, button }: Embedded): ElementContent[] {
  const label = labelOf(use, "title");
  if (!label) use.warn(`The ${kind} has no title. Expected one, which is read out in its place.`, use.position);
  const title = label ? toString({ type: "root", children: label }) : new URL(address).hostname;
  const { hostname } = new URL(player);
  const load = { type: "button", className: ["button", "embed-load"], ariaLabel: `${button}: ${title}` };
  return [
    h("figure", outer(use, ["embed", `embed-${kind}`]), [
      h("div", { className: ["embed-frame"], dataSrc: player, dataTitle: title }, [
        h("button", load, button),
        h("span", { className: ["embed-note"] }, `Loads from ${hostname}`),
      ]),
      h("figcaption", h("a", { href: address }, label ?? title)),
    ]),
  ];
}

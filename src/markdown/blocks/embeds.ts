import { h } from "hastscript";
import type { ElementContent } from "hast";
import { toString } from "hast-util-to-string";
import { labelOf, outer, textOf, type Block, type BlockUse, text } from "./block";

const YOUTUBE_ID = /^[\w-]{11}$/;
const YOUTUBE_ADDRESS =
  /^https:\/\/(?:www\.|m\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/))([\w-]{11})(?![\w-])/;

/** A film of YouTube; nothing is asked of YouTube before a reader wants to see it. */
export const video: Block = {
  attributes: ["id", "src", "title", "start"],
  render(use) {
    const given = textOf(use.props.id) ?? textOf(use.props.src) ?? "";
    const id = YOUTUBE_ID.test(given) ? given : YOUTUBE_ADDRESS.exec(given)?.[1];
    if (!id) {
      use.warn(`"${given}" is no video. Expected the id or the address of one at YouTube.`, use.position);
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

/** Any other page, shown inside this one when a reader asks for it. */
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
  const load = h("button", { type: "button", className: ["embed-load"], ariaLabel: `${button}: ${title}` }, [
    text(button),
  ]);
  const note = h("span", { className: ["embed-note"] }, `Loads from ${hostname}`);
  const link = h("a", { href: address }, label ?? title);
  return [
    h("figure", outer(use, ["embed", `embed-${kind}`]), [
      h("div", { className: ["embed-frame"], dataSrc: player, dataTitle: title }, [load, note]),
      h("figcaption", {}, [link]),
    ]),
  ];
}

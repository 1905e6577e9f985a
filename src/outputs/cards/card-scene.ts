import sharp from "sharp";
import type { Tokens } from "../style-tokens";
import { CARD } from "./list-cards";

/** The x coordinates of the cover's left edge at the top and at the bottom. The edge follows the beam of light. */
const EDGE = { top: 800, bottom: 706 };

/** Draws the lamp of the site's icon with its tip at (0, 0) and this height. */
const lamp = (tokens: Tokens, height: number): string => {
  const at = (x: number, y: number) => `${(x * height) / 356} ${(y * height) / 356}`;
  const round = (value: number) => (value * height) / 356;
  return (
    `<path d="M${at(0, 0)} L${at(-160, 320)} L${at(160, 320)}z" fill="${tokens["color-accent-strong"]}" opacity=".28"/>` +
    `<path d="M${at(0, 0)} L${at(-88, 320)} L${at(88, 320)}z" fill="${tokens["color-accent-strong"]}" opacity=".55"/>` +
    `<ellipse cx="0" cy="${round(320)}" rx="${round(160)}" ry="${round(36)}" fill="#f3f1e7"/>` +
    `<circle cx="0" cy="${round(8)}" r="${round(44)}" fill="${tokens["color-warm"]}"/>`
  );
};

const mark = (tokens: Tokens): string =>
  `<g transform="translate(68 508)"><rect width="46" height="46" rx="11" fill="${tokens["color-accent-soft"]}"/>` +
  `<g transform="translate(23 9)">${lamp(tokens, 30)}</g></g>`;

/** The background of every card: a dark stage, and without a cover a beam of light from above. */
function stage(tokens: Tokens, isCovered: boolean): string {
  const beam = isCovered
    ? ""
    : `<path d="M1030 -40 L700 700 L1290 700z" fill="url(#beam)"/><path d="M1030 -40 L860 700 L1160 700z" fill="url(#beam)"/>` +
      `<ellipse cx="1000" cy="640" rx="330" ry="64" fill="url(#floor)"/><circle cx="1030" cy="8" r="34" fill="${tokens["color-warm"]}"/>`;
  return (
    `<defs><linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tokens["color-accent-strong"]}" stop-opacity=".5"/><stop offset="1" stop-color="${tokens["color-accent-strong"]}" stop-opacity=".05"/></linearGradient>` +
    `<radialGradient id="floor"><stop offset="0" stop-color="${tokens["color-warm"]}" stop-opacity=".55"/><stop offset="1" stop-color="${tokens["color-warm"]}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="night" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${tokens["color-surface"]}"/><stop offset="1" stop-color="${tokens["color-page"]}"/></linearGradient></defs>` +
    `<rect width="100%" height="100%" fill="url(#night)"/>${beam}<rect y="624" width="100%" height="6" fill="${tokens["color-accent-strong"]}"/>${mark(tokens)}`
  );
}

/** The right part of a card: the cover, clipped along the edge of the beam, and a line on that edge. */
async function drawCover(file: string, tokens: Tokens): Promise<string> {
  const width = CARD.width - EDGE.bottom;
  const cover = await sharp(file)
    .resize(width, CARD.height, { fit: "cover", position: "centre" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return (
    `<clipPath id="edge"><path d="M${EDGE.top} 0 H${CARD.width} V${CARD.height} H${EDGE.bottom}z"/></clipPath>` +
    `<image x="${EDGE.bottom}" width="${width}" height="${CARD.height}" clip-path="url(#edge)" href="data:image/png;base64,${cover.toString("base64")}"/>` +
    `<path d="M${EDGE.top} 0 h7 L${EDGE.bottom + 7} ${CARD.height} h-7z" fill="${tokens["color-accent-strong"]}"/>`
  );
}

/**
 * The whole image: the stage, the cover and the text, which is an SVG too. Drawing one SVG takes a third less time than
 * composing layers.
 */
export async function drawScene(text: string, tokens: Tokens, cover?: string): Promise<sharp.Sharp> {
  const { width, height } = CARD;
  const layers = [stage(tokens, cover !== undefined), cover ? await drawCover(cover, tokens) : "", text];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${layers.join("")}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha();
}

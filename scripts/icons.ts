/** `npm run icons`: makes the icons of browsers and phones from `static/icon.svg`. */
import path from "node:path";
import sharp from "sharp";
import { ICON_SIZES } from "../src/outputs/manifest-options";
import { readTokens } from "../src/outputs/style-tokens";
import { runCommand } from "./command";

/** Of the icons that devices put on a background of their own. */
const SIZE = 512;
/** Phones cut a maskable icon to a circle or another shape: the drawing stays inside. */
const INNER = 368;

export async function makeIcons(svg: string, folder: string): Promise<void> {
  const write = (picture: sharp.Sharp, name: string, size: number) =>
    picture.png().toFile(path.join(folder, `${name}-${size}x${size}.png`));
  const drawn = (size: number) => sharp(svg, { density: size }).resize(size, size);
  const filled = (background: sharp.Color) => sharp({ create: { width: SIZE, height: SIZE, channels: 4, background } });
  for (const size of [32, ...ICON_SIZES]) await write(drawn(size), "icon", size);
  const inner = await drawn(INNER).png().toBuffer();
  const data = await sharp(inner).ensureAlpha().raw().toBuffer();
  // The drawing's own background, if it has one, is in the middle of all edges.
  const [middle, near, far] = [INNER / 2, 4, INNER - 5];
  const edges = [
    [middle, near],
    [middle, far],
    [near, middle],
    [far, middle],
  ].map(([x, y]) => [...data.subarray((y! * INNER + x!) * 4, (y! * INNER + x! + 1) * 4)]);
  const [r, g, b] = edges[0]!;
  const isOpaque = edges.every(([, , , alpha]) => alpha === 255);
  const isOneColor = edges.every((edge) => String(edge) === String(edges[0]));
  const color = isOpaque && isOneColor ? { r: r!, g: g!, b: b! } : readTokens("dark")["color-page"]!;
  await write(filled(color).composite([{ input: inner }]), "maskable", SIZE);
  if (isOpaque)
    return console.log(
      `monochrome-${SIZE}x${SIZE}.png stays as it is: the background is not transparent. ` +
        "Draw the shape of the icon in white, or leave it out: docs/make-it-yours.md says how.",
    );
  // Its shape in white.
  const shape = await drawn(SIZE).png().toBuffer();
  await write(filled("white").composite([{ input: shape, blend: "dest-in" }]), "monochrome", SIZE);
}

if (require.main === module) {
  const usage = "Usage: npm run icons   (makes static/icons/ from static/icon.svg)";
  void runCommand(() => makeIcons("static/icon.svg", "static/icons"), usage);
}

import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";

const SIZE = 512;
/** A maskable icon may be cut to a circle of four fifths of its width; the corners of a square in it have to stay inside. */
const SAFE_PART = 0.72;

/** The drawing of an icon in one colour on nothing: its background is the first rectangle. */
export const toMonochrome = (svg: string): string =>
  svg.replace(/<rect\b[^>]*\/>/, "").replace(/\bfill="(?!none)[^"]*"/g, 'fill="#fff"');

/** The colour of an icon's background, which fills a maskable icon to its edges. */
export const backgroundOf = (svg: string): string => /<rect\b[^>]*\bfill="([^"]+)"/.exec(svg)?.[1] ?? "#0b1716";

/** Draws the maskable and the monochrome icon of the app from the one drawing that all icons are made of. */
export async function drawAppIcons(source: string, folder: string): Promise<void> {
  const svg = fs.readFileSync(source, "utf8");
  const inner = Math.round(SIZE * SAFE_PART);
  const drawing = await sharp(Buffer.from(svg)).resize(inner, inner).png().toBuffer();
  fs.mkdirSync(folder, { recursive: true });
  await sharp({ create: { width: SIZE, height: SIZE, channels: 4, background: backgroundOf(svg) } })
    .composite([{ input: drawing }])
    .png({ palette: true })
    .toFile(path.join(folder, "maskable-512x512.png"));
  await sharp(Buffer.from(toMonochrome(svg)))
    .resize(SIZE, SIZE)
    .png()
    .toFile(path.join(folder, "monochrome-512x512.png"));
}

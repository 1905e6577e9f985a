/**
 * Draws the covers and avatars below `content`; the same scenes give the same bytes.
 *
 *   node scripts/draw-covers.mjs            every picture
 *   node scripts/draw-covers.mjs rails wren the pictures whose path contains one of the words
 */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { scenes as access } from "./covers/access.mjs";
import { scenes as avatars } from "./covers/avatars.mjs";
import { scenes as capture } from "./covers/capture.mjs";
import { scenes as data } from "./covers/data.mjs";
import { scenes as desk } from "./covers/desk.mjs";
import { scenes as flatiron } from "./covers/flatiron.mjs";
import { scenes as garden } from "./covers/garden.mjs";
import { scenes as home } from "./covers/home.mjs";
import { scenes as talk } from "./covers/talk.mjs";

const CONTENT = fileURLToPath(new URL("../content/", import.meta.url));
const LIMIT = 120 * 1024;

const scenes = Object.entries({
  ...access,
  ...avatars,
  ...capture,
  ...data,
  ...desk,
  ...flatiron,
  ...garden,
  ...home,
  ...talk,
});
const words = process.argv.slice(2);
const chosen = words.length ? scenes.filter(([file]) => words.some((word) => file.includes(word))) : scenes;

for (const [file, draw] of chosen) {
  const png = await sharp(Buffer.from(draw()))
    .png({ palette: true, colours: 256, dither: 0.5, effort: 10, compressionLevel: 9 })
    .toBuffer();
  if (png.length > LIMIT) throw new Error(`${file} is ${png.length} bytes, over ${LIMIT}`);
  const target = join(CONTENT, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, png);
  console.log(`${file} ${Math.ceil(png.length / 1024)} KB`);
}

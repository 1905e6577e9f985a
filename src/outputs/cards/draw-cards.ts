import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import pLimit from "p-limit";
import sharp from "sharp";
import { digestOfFolders } from "../../shared/digest";
import { errorAt, formatProblem } from "../../shared/problem";
import { writeWhole } from "../../shared/files";
import { readTokens, type Tokens } from "../style-tokens";
import type { SiteFiles } from "../site-files";
import type { WriteFile } from "../write-file";
import { drawScene } from "./card-scene";
import { drawText } from "./card-text";
import { CARDS_QUERY, listCards, type Card } from "./list-cards";

/** The maximum size of a card in bytes. Phones load cards in link previews. */
export const MAX_BYTES = 60_000;

const QUALITIES = [76, 66, 56, 46, 36, 24, 12];

const CACHE = ".cache/social-cards";

/** Returns everything that determines how cards are drawn: the code, and the packages that draw. */
function drawingState(): string[] {
  const require = createRequire(path.resolve("package.json"));
  const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version;
  return [digestOfFolders(["src/outputs/cards"]), versionOf("satori"), versionOf("sharp")];
}

/**
 * Draws the cards of changed pages on all CPU cores and writes all cards. Deletes unused cards from the cache. Calls
 * `onProgress` after each drawn card.
 */
export async function drawCards(
  args: BuildArgs,
  files: SiteFiles,
  write: WriteFile,
  onProgress: (drawn: number, left: number) => void,
): Promise<void> {
  const { data, errors } = await args.graphql<Queries.CardsQuery>(CARDS_QUERY);
  if (errors || !data?.siteSettings)
    throw new Error("The cards cannot be drawn: their query failed.", { cause: errors });
  const { title: site } = data.siteSettings;
  const cards = listCards(data, (address) => titleInPage(files, address, site));
  const tokens = readTokens("dark");
  const state = drawingState();
  const named = cards.map((card) => ({ card, name: `${args.createContentDigest([card, tokens, ...state])}.jpg` }));
  fs.mkdirSync(CACHE, { recursive: true });
  const kept = new Set(fs.readdirSync(CACHE));
  const missing = named.filter(({ name }) => !kept.has(name));
  let drawn = 0;
  await pLimit(os.availableParallelism()).map(missing, async ({ card, name }) => {
    writeWhole(path.join(CACHE, name), await drawCard(card, tokens));
    drawn += 1;
    onProgress(drawn, missing.length - drawn);
  });
  for (const { card, name } of named) write(card.address, fs.readFileSync(path.join(CACHE, name)));
  const used = new Set(named.map(({ name }) => name));
  for (const name of kept) if (!used.has(name)) fs.rmSync(path.join(CACHE, name));
}

/**
 * Encodes a card as JPEG with the highest quality that fits `MAX_BYTES`. MozJPEG would save a tenth of the bytes but
 * double the time for all cards. Throws an error that names an unreadable cover.
 */
export async function drawCard(card: Card, tokens: Tokens): Promise<Buffer> {
  const scene = await drawScene(await drawText(card, tokens), tokens, card.cover?.file).catch((error: Error) => {
    const message = `The cover of the card ${card.address} cannot be drawn: ${error.message}`;
    const place = { file: card.cover?.file ?? "content" };
    throw new Error(formatProblem(errorAt(place, message, "Expected a PNG, JPEG, WebP or AVIF.")));
  });
  const toJpeg = (image: sharp.Sharp, quality: number) =>
    image.jpeg({ quality, chromaSubsampling: "4:4:4" }).toBuffer();
  const [best, ...lower] = QUALITIES;
  let jpeg = await toJpeg(scene.clone(), best!);
  if (jpeg.length <= MAX_BYTES) return jpeg;
  // Each further quality would draw the scene again.
  const { data, info } = await scene.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const quality of lower) if (jpeg.length > MAX_BYTES) jpeg = await toJpeg(sharp(data, { raw }), quality);
  return jpeg;
}

/** Returns the title of a built page without the name of the site. */
export function titleInPage(files: SiteFiles, address: string, site: string): string | undefined {
  const page = `${address}/`;
  const title = files.isFile(page) ? files.page(`${page}index.html`).content.title : "";
  const end = ` | ${site}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title || undefined;
}

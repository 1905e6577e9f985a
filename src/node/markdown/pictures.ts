import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp, { type Metadata } from "sharp";
import { copyAsset } from "./assets";
import { limitConcurrency } from "./concurrency";
import { encodePicture, type Encoded } from "./picture-formats";
import { publishOnce } from "./publish-once";

/** A picture as the page needs it. Its size is the file's, turned upright. */
export interface Picture {
  width: number;
  height: number;
  src: string;
  /** Smaller formats of the same, the smallest first. */
  sources: { type: string; srcset: string }[];
  /** A few blurred bytes to stand in its place until it is there; empty where it has transparent parts. */
  blur: string;
}

/** To be changed with whatever changes what is made of a picture. */
const VERSION = "1";
const SMALL_BYTES = 8 * 1024;

const limit = limitConcurrency(os.availableParallelism());
const pending = new Map<string, Promise<Encoded>>();

/** Size and address of a picture, and nothing written. Rejects what is no readable picture. */
export async function measurePicture(file: string): Promise<Picture> {
  const { width, height } = (await sharp(file).metadata()).autoOrient;
  await limit(() => decode(file));
  return { width, height, src: "", sources: [], blur: "" };
}

/** Puts a picture beside the pages, in several widths and formats. `address` is where the file itself is served already. */
export async function makePicture(file: string, pathPrefix: string, address?: string): Promise<Picture> {
  const content = await fs.readFile(file);
  const metadata = await sharp(content).metadata();
  const { width, height } = metadata.autoOrient;
  if (staysAsItIs(metadata, content.length)) {
    await limit(() => decode(content));
    return { width, height, src: address ?? (await copyAsset(file, pathPrefix)), sources: [], blur: "" };
  }
  const key = createHash("sha256").update(VERSION).update(content).digest("hex").slice(0, 16);
  const folder = path.resolve(".cache/pictures", key);
  const making = pending.get(key) ?? readEncoded(folder).catch(() => encodePicture(content, folder, limit));
  pending.set(key, making);
  const encoded = await making.finally(() => pending.delete(key));

  const name = path.basename(file, path.extname(file));
  const publish = async (fileName: string): Promise<string> => {
    const target = path.resolve("public/static", key, `${name}-${fileName}`);
    await publishOnce(target, (part) => fs.copyFile(path.join(folder, fileName), part));
    return `${pathPrefix}/static/${key}/${encodeURIComponent(name)}-${fileName}`;
  };
  const sources = await Promise.all(
    encoded.sources.map(async ({ type, files }) => {
      const candidates = files.map(async ({ name, width }) => `${await publish(name)} ${width}w`);
      return { type, srcset: (await Promise.all(candidates)).join(", ") };
    }),
  );
  return { width, height, src: address ?? (await publish(encoded.fallback)), sources, blur: encoded.blur };
}

/** Reads all of a picture: only so is it known to be whole. */
const decode = (input: string | Buffer): Promise<Buffer> =>
  sharp(input, { failOn: "error" }).resize(8).png().toBuffer();

/** Animations would stand still, drawings lose their edges, and small files gain nothing. */
function staysAsItIs({ pages = 1, delay, format, exif, xmp, iptc }: Metadata, bytes: number): boolean {
  const isSmall = bytes <= SMALL_BYTES && ["png", "jpeg", "gif", "webp"].includes(format);
  return (pages > 1 && delay !== undefined) || format === "svg" || (isSmall && !exif && !xmp && !iptc);
}

const readEncoded = async (folder: string): Promise<Encoded> =>
  JSON.parse(await fs.readFile(path.join(folder, "picture.json"), "utf8")) as Encoded;

import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pLimit from "p-limit";
import sharp, { type Metadata } from "sharp";
import { digestOf, digestOfFolders } from "../../shared/digest";
import { isFile, writeWhole } from "../../shared/files";
import { MarkdownError } from "../mistakes";
import { encodePicture, type Encoded } from "./picture-formats";

/** A picture with its addresses. The size is that of the file, with its orientation applied. */
export interface Picture {
  width: number;
  height: number;
  src: string;
  /** Smaller formats, the smallest first. */
  sources: { type: string; srcset: string }[];
  /** A blurred placeholder as a data URI. Empty for a picture with transparent parts. */
  blur: string;
}

const SMALL_BYTES = 8 * 1024;
const CACHE = ".cache/pictures";

const limit = pLimit(os.availableParallelism());
const pending = new Map<string, Promise<Encoded>>();

/** Returns the size of a picture and writes nothing. Rejects if the picture cannot be read. */
export async function measurePicture(file: string): Promise<Picture> {
  const { width, height } = (await sharp(file).metadata()).autoOrient;
  await limit(() => decode(file));
  return { width, height, src: "", sources: [], blur: "" };
}

/** Copies a file of the content folder to the built site and returns its address, which changes with its content. */
export async function copyAsset(file: string, pathPrefix: string): Promise<string> {
  const content = await fs.readFile(file);
  const hash = digestOf(content);
  const name = path.basename(file);
  const target = path.resolve("public/static", hash, name);
  if (!isFile(target)) writeWhole(target, content);
  return `${pathPrefix}/static/${hash}/${encodeURIComponent(name)}`;
}

/**
 * Writes a picture to the built site in several widths and formats. `address` is given if the file itself is already
 * served. Rejects with a `MarkdownError` if the picture is readable, but cannot be written.
 */
export const makePicture = (file: string, pathPrefix: string, address?: string): Promise<Picture> =>
  writePicture(file, pathPrefix, address).catch(async ({ message: reason }: Error) => {
    await decode(file);
    const message = `The picture ${path.basename(file)} cannot be written: ${reason}.`;
    const expected = "Expected space on the disk, a folder that you may write to, and a picture that can be encoded.";
    throw new MarkdownError([{ line: 1, column: 1, message, expected, severity: "error" }]);
  });

async function writePicture(file: string, pathPrefix: string, address?: string): Promise<Picture> {
  const content = await fs.readFile(file);
  const metadata = await sharp(content).metadata();
  const { width, height } = metadata.autoOrient;
  if (staysAsItIs(metadata, content.length)) {
    await limit(() => decode(content));
    return { width, height, src: address ?? (await copyAsset(file, pathPrefix)), sources: [], blur: "" };
  }
  const key = keyOf(content);
  const folder = path.resolve(CACHE, key);
  const encoded = await encodeOnce(content);

  const name = path.basename(file, path.extname(file));
  const publish = async (fileName: string): Promise<string> => {
    const target = path.resolve("public/static", key, `${name}-${fileName}`);
    if (!isFile(target)) writeWhole(target, await fs.readFile(path.join(folder, fileName)));
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

/**
 * Encodes the pictures of some files, unless the cache has them, and removes all others from the cache. A file that is
 * not a readable picture is passed over: the text that shows it has a warning. Calls `onProgress` at the start and for
 * each picture that is made, if there are any.
 */
export async function encodePictures(
  files: readonly string[],
  onProgress: (made: number, left: number) => void,
): Promise<void> {
  const missing = new Map<string, string>();
  const used = new Set<string>();
  for (const file of files) {
    const content = await fs.readFile(file);
    const metadata = await sharp(file)
      .metadata()
      .catch(() => undefined);
    if (!metadata || staysAsItIs(metadata, content.length)) continue;
    const key = keyOf(content);
    const kept = await readEncoded(path.resolve(CACHE, key)).catch(() => undefined);
    if (!kept) missing.set(key, file);
    used.add(key);
  }
  let made = 0;
  if (missing.size > 0) onProgress(made, missing.size);
  await pLimit(os.availableParallelism()).map(missing.values(), async (file) => {
    await encodeOnce(await fs.readFile(file)).catch(() => undefined);
    made += 1;
    onProgress(made, missing.size - made);
  });
  for (const name of await fs.readdir(CACHE).catch(() => []))
    if (!used.has(name)) await fs.rm(path.join(CACHE, name), { recursive: true, force: true });
}

let code: string | undefined;

/** A name that changes with a picture, and with the code and the libraries that encode it. */
function keyOf(content: Buffer): string {
  code ??= digestOfFolders(["src/markdown/pictures"], "picture-formats.ts") + JSON.stringify(sharp.versions);
  return digestOf(code + digestOf(content));
}

/** Encodes a picture, or takes the result from the cache. */
async function encodeOnce(content: Buffer): Promise<Encoded> {
  const key = keyOf(content);
  const folder = path.resolve(CACHE, key);
  const making = pending.get(key) ?? readEncoded(folder).catch(() => encodePicture(content, folder, limit));
  pending.set(key, making);
  return making.finally(() => pending.delete(key));
}

/** Decodes the whole picture, to find out whether it is complete. */
const decode = (input: string | Buffer): Promise<Buffer> =>
  sharp(input, { failOn: "error" }).resize(8).png().toBuffer();

/** Whether a file is used as it is: animations, drawings, and small files without metadata. */
function staysAsItIs({ pages = 1, delay, format, exif, xmp, iptc }: Metadata, bytes: number): boolean {
  const isSmall = bytes <= SMALL_BYTES && ["png", "jpeg", "gif", "webp"].includes(format);
  return (pages > 1 && delay !== undefined) || format === "svg" || (isSmall && !exif && !xmp && !iptc);
}

const readEncoded = async (folder: string): Promise<Encoded> =>
  JSON.parse(await fs.readFile(path.join(folder, "picture.json"), "utf8")) as Encoded;

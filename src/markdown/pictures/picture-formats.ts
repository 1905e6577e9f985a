import fs from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";

/** The encoded files of a picture, by their names in its folder. */
export interface Encoded {
  fallback: string;
  sources: { type: string; files: { name: string; width: number }[] }[];
  blur: string;
}

type Limit = <T>(task: () => Promise<T>) => Promise<T>;

const WIDTHS = [360, 720, 1080, 1440];
const LARGEST = Math.max(...WIDTHS);
/** The height of the tallest picture in WebP, in pixels. AVIF has one more. */
const TALLEST = 16_383;
/** How much wider a picture has to be than a width below its own. A smaller difference is not worth a file. */
const LEAST_STEP = 1.25;
const BLUR_LENGTH = 240;
/**
 * The effort with which AVIF is encoded. sharp's default of 4 takes about seven times as long as 2. With 1, a photo takes
 * half as long as with 2 and has 1 % more bytes. A drawing would have 10 to 40 % more.
 */
const AVIF_EFFORT = { photo: 1, drawing: 2 };
/**
 * The effort for WebP, which only browsers without AVIF load. It takes half as long as sharp's default of 4. The files
 * have 5 to 9 % more bytes.
 */
const WEBP_EFFORT = 2;

/** Returns the widths to encode. None is larger than the picture, nor makes it taller than its formats can be. */
export function widthsOf({ width, height }: { width: number; height: number }): number[] {
  const largest = Math.max(1, Math.min(width, LARGEST, Math.floor((TALLEST * width) / height)));
  return [...WIDTHS.filter((step) => step * LEAST_STEP <= largest), largest];
}

/**
 * Encodes a picture in all formats and widths into a folder, which appears once it is complete. Metadata, such as the
 * place where a photograph was taken, is removed.
 */
export async function encodePicture(content: Buffer, folder: string, limit: Limit): Promise<Encoded> {
  const part = `${folder}.${process.pid}`;
  await fs.mkdir(part, { recursive: true });
  try {
    const encoded = await encodeInto(part, content, limit);
    await fs.writeFile(path.join(part, "picture.json"), JSON.stringify(encoded));
    await fs.rename(part, folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
    });
    return encoded;
  } finally {
    await fs.rm(part, { recursive: true, force: true });
  }
}

async function encodeInto(folder: string, content: Buffer, limit: Limit): Promise<Encoded> {
  const upright = () => sharp(content, { failOn: "error" }).autoOrient();
  const { format, autoOrient } = await sharp(content).metadata();
  const isOpaque = await limit(() => hasNoTransparency(upright()));
  const widths = widthsOf(autoOrient);
  const write = (name: string, width: number, convert: (image: Sharp) => Sharp) =>
    limit(async () => {
      const { size } = await convert(upright().resize({ width, withoutEnlargement: true })).toFile(
        path.join(folder, name),
      );
      return { name, width, size };
    });

  const isPhoto = isOpaque && format !== "png" && format !== "gif";
  const effort = isPhoto ? AVIF_EFFORT.photo : AVIF_EFFORT.drawing;
  const [fallback, avif, webp, blur] = await Promise.all([
    write(isPhoto ? "full.jpg" : "full.png", widths.at(-1)!, (image) =>
      isPhoto ? image.jpeg({ quality: 78, mozjpeg: true }) : image.png({ palette: true, quality: 90 }),
    ),
    Promise.all(widths.map((width) => write(`${width}.avif`, width, (image) => image.avif({ quality: 55, effort })))),
    Promise.all(
      widths.map((width) => write(`${width}.webp`, width, (image) => image.webp({ quality: 78, effort: WEBP_EFFORT }))),
    ),
    isOpaque ? limit(() => blurredUri(upright())) : "",
  ]);
  // A format that is not smaller than the next one is useless, except for its smaller widths.
  const bytes = (files: typeof webp): number => files.at(-1)!.size;
  const sources = [
    ...(bytes(avif) < Math.min(bytes(webp), fallback.size) ? [{ type: "image/avif", files: avif }] : []),
    ...(bytes(webp) < fallback.size || widths.length > 1 ? [{ type: "image/webp", files: webp }] : []),
  ];
  return { fallback: fallback.name, blur, sources };
}

async function hasNoTransparency(image: Sharp): Promise<boolean> {
  const { hasAlpha } = await image.metadata();
  if (!hasAlpha) return true;
  return (await sharp(await image.resize(256).png().toBuffer()).stats()).isOpaque;
}

/** Returns a few blurred pixels as a data URI, or an empty string if even the smallest is too long. */
async function blurredUri(image: Sharp): Promise<string> {
  for (const size of [16, 12, 8, 4]) {
    const buffer = await image
      .clone()
      .resize(size, size, { fit: "inside" })
      .removeAlpha()
      .webp({ quality: 20 })
      .toBuffer();
    const uri = `data:image/webp;base64,${buffer.toString("base64")}`;
    if (uri.length <= BLUR_LENGTH) return uri;
  }
  return "";
}

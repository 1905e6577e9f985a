import sharp from "sharp";

/** A screenshot of the whole page at half its size, and how high the window was, in pixels of the screenshot. */
export interface Shot {
  png: Buffer;
  windowHeight: number;
}

/** Of the longest pages only the beginning is kept, in pixels of the screenshot. */
export const MOST_HEIGHT = 3000;

/** The width of a first window in a reference picture; the whole page beneath it has half of that. */
const WIDTHS: Record<number, number> = { 390: 156, 820: 246, 1280: 320 };

/** One small picture of a page: its first window in each mode, and beneath them the whole pages, smaller still. */
export async function toReference(width: number, shots: readonly Shot[]): Promise<Buffer> {
  const column = WIDTHS[width]!;
  const tiles = await Promise.all(
    shots.map(async ({ png, windowHeight }, index) => {
      const { width: full = 0, height = 0 } = await sharp(png).metadata();
      const first = { left: 0, top: 0, width: full, height: Math.min(height, windowHeight) };
      const start = await sharp(png)
        .extract(first)
        .resize({ width: column })
        .png()
        .toBuffer({ resolveWithObject: true });
      const whole = await sharp(png)
        .resize({ width: column / 2 })
        .png()
        .toBuffer({ resolveWithObject: true });
      return { left: index * column, start, whole };
    }),
  );
  const top = Math.max(...tiles.map(({ start }) => start.info.height));
  const height = top + Math.max(...tiles.map(({ whole }) => whole.info.height));
  return sharp({ create: { width: column * tiles.length, height, channels: 3, background: "gray" } })
    .composite(
      tiles.flatMap(({ left, start, whole }) => [
        { input: start.data, left, top: 0 },
        { input: whole.data, left, top },
      ]),
    )
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** A picture as it is kept in the repository. */
export const toFile = (picture: Buffer): Promise<Buffer> => sharp(picture).webp({ quality: 55 }).toBuffer();

/** The sides of a cell in pixels of a reference picture: some letters of a text at its scale. */
const CELL = 8;
/** So far may the mean colour of a cell be off, of 255: other renderings of the same letters stay below. */
const CELL_LIMIT = 9;
/** So many cells may be further off: a line that breaks elsewhere is no change of the design. */
const SHARE_LIMIT = 0.005;
/** So much may the height be off: fonts of the system, as in code, differ. */
const HEIGHT_LIMIT = 0.03;

export interface Difference {
  /** What differs, in words. */
  message: string;
  /** Expected, found, and where they differ, side by side. */
  picture: Buffer;
}

/** Compares two reference pictures cell by cell, so that neither the rendering of fonts nor a pixel decides. */
export async function compare(expected: Buffer, found: Buffer): Promise<Difference | undefined> {
  const before = await sharp(expected).png({ compressionLevel: 1 }).toBuffer();
  const { width = 0, height = 0 } = await sharp(before).metadata();
  const other = await sharp(found).metadata();
  const sized = await sharp(found).resize({ width, height, fit: "fill" }).png().toBuffer();
  const [one, two] = await Promise.all([before, sized].map((picture) => meanColours(picture, width, height)));
  const columns = Math.ceil(width / CELL);
  const off = one!.map((cell, index) =>
    Math.max(...cell.map((value, channel) => Math.abs(value - two![index]![channel]!))),
  );
  const marks = off.flatMap((value, index) => (value > CELL_LIMIT ? [index] : []));
  const share = marks.length / off.length;
  const taller = Math.abs(other.height! - height) / height;
  const message =
    other.width !== width || taller > HEIGHT_LIMIT
      ? `it is ${other.width}×${other.height} and was ${width}×${height}`
      : share > SHARE_LIMIT && `${(share * 100).toFixed(1)} % of it looks different, ${describeRows(marks, columns)}`;
  return message ? { message, picture: await sideBySide(before, sized, marks, columns, { width, height }) } : undefined;
}

function describeRows(marks: readonly number[], columns: number): string {
  const rows = marks.map((index) => Math.floor(index / columns) * CELL);
  return `from ${Math.min(...rows)} to ${Math.max(...rows) + CELL} px of the picture's height`;
}

/** The mean red, green and blue of each cell, row by row. */
async function meanColours(picture: Buffer, width: number, height: number): Promise<number[][]> {
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(height / CELL);
  const pixels = await sharp(picture)
    .removeAlpha()
    .resize({ width: columns, height: rows, fit: "fill", kernel: "cubic" })
    .raw()
    .toBuffer();
  return Array.from({ length: columns * rows }, (_, index) => [...pixels.subarray(index * 3, index * 3 + 3)]);
}

async function sideBySide(
  expected: Buffer,
  found: Buffer,
  marks: readonly number[],
  columns: number,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const cells = marks
    .map(
      (index) =>
        `<rect x="${(index % columns) * CELL}" y="${Math.floor(index / columns) * CELL}" width="8" height="8"/>`,
    )
    .join("");
  const overlay = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="#f0f" fill-opacity=".7">${cells}</g></svg>`,
  );
  const inputs = [expected, found, found].map((input, index) => ({ input, left: index * (width + 8), top: 0 }));
  return sharp({ create: { width: width * 3 + 16, height, channels: 3, background: "white" } })
    .composite([...inputs, { input: overlay, left: 2 * (width + 8), top: 0 }])
    .png()
    .toBuffer();
}

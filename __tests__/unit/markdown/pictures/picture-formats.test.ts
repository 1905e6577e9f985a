import fs from "node:fs";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { encodePicture, widthsOf } from "../../../../src/markdown/pictures/picture-formats";
import { makeFolder } from "../../../stand-ins/content-folder";

const limit = <T>(task: () => Promise<T>) => task();
const gradient = (width: number, height: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" y2="1"><stop stop-color="#123"/><stop offset=".5" stop-color="#e84"/><stop offset="1" stop-color="#08f"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
    ),
  ).flatten();

const encode = async (image: Sharp) => {
  const folder = path.join(makeFolder({}), "picture");
  const encoded = await encodePicture(await image.toBuffer(), folder, limit);
  return { folder, encoded, metadata: (name: string) => sharp(path.join(folder, name)).metadata() };
};

it.each([
  [20, [20]],
  [360, [360]],
  [449, [449]],
  [450, [360, 450]],
  [900, [360, 720, 900]],
  [1200, [360, 720, 1200]],
  [1440, [360, 720, 1080, 1440]],
  [6000, [360, 720, 1080, 1440]],
])("gives a picture of %i pixels the widths %j", (width, widths) => {
  expect(widthsOf({ width, height: 600 })).toEqual(widths);
});

it("encodes a picture that is taller than its formats can be", async () => {
  const { encoded, metadata } = await encode(gradient(400, 20_000).jpeg());
  expect(encoded.sources.map(({ type }) => type)).toContain("image/webp");
  expect((await metadata(encoded.fallback)).height).toBeLessThanOrEqual(16_383);
});

it("encodes a picture in all widths and formats, the smallest first, and in its own format", async () => {
  const { encoded, metadata } = await encode(gradient(900, 450).jpeg({ quality: 95 }));
  expect(encoded.sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
  for (const { files } of encoded.sources) {
    expect(files.map(({ width }) => width)).toEqual([360, 720, 900]);
    for (const { name, width } of files) expect((await metadata(name)).width).toBe(width);
  }
  expect(await metadata(encoded.fallback)).toMatchObject({ format: "jpeg", width: 900, height: 450 });
});

it("turns a picture upright and removes the metadata of its camera", async () => {
  const image = gradient(600, 300)
    .jpeg()
    .withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 });
  const { encoded, metadata } = await encode(image);
  for (const name of [encoded.fallback, ...encoded.sources.flatMap(({ files }) => files.map((file) => file.name))]) {
    const { width = 0, height = 0, exif, orientation } = await metadata(name);
    expect(height).toBeGreaterThan(width);
    expect([exif, orientation]).toEqual([undefined, undefined]);
  }
});

it("makes a preview of a few bytes, unless parts are transparent", async () => {
  const lively = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, index) => (index * 7919) % 256));
  const { encoded } = await encode(sharp(lively, { raw: { width: 64, height: 64, channels: 3 } }).png());
  expect(encoded.blur).toMatch(/^data:image\/webp;base64,/);
  expect(encoded.blur.length).toBeLessThanOrEqual(240);
  const holes = { width: 64, height: 64, channels: 4 as const, background: "rgba(255, 0, 0, 0.5)" };
  const transparent = await encode(sharp({ create: holes }).png());
  expect(transparent.encoded.blur).toBe("");
  expect((await transparent.metadata(transparent.encoded.fallback)).format).toBe("png");
});

it("leaves out a format that saves nothing", async () => {
  const red = { width: 16, height: 16, channels: 3 as const, background: "red" };
  const { encoded, folder } = await encode(sharp({ create: red }).png());
  const size = (name: string) => fs.statSync(path.join(folder, name)).size;
  const sizes = [...encoded.sources.map(({ files }) => size(files.at(-1)!.name)), size(encoded.fallback)];
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  expect(encoded.sources.map(({ type }) => type)).not.toContain("image/avif");
});

it("keeps smaller widths even if the format saves nothing", async () => {
  const noise = Buffer.from(Array.from({ length: 450 * 20 * 3 }, (_, index) => (index * index * 31) % 256));
  const image = sharp(noise, { raw: { width: 450, height: 20, channels: 3 } }).jpeg({ quality: 30 });
  const { encoded } = await encode(image);
  expect(encoded.sources.at(-1)).toMatchObject({ type: "image/webp", files: [{ width: 360 }, { width: 450 }] });
});

it("leaves nothing behind if a picture cannot be encoded", async () => {
  const whole = await gradient(800, 400).jpeg().toBuffer();
  const dir = makeFolder({});
  const broken = whole.subarray(0, whole.length / 2);
  await expect(encodePicture(broken, path.join(dir, "picture"), limit)).rejects.toThrow();
  expect(fs.readdirSync(dir)).toEqual([]);
});

import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { MarkdownError } from "../../../../src/markdown/mistakes";
import { encodePicture } from "../../../../src/markdown/pictures/picture-formats";
import { encodePictures, makePicture, measurePicture } from "../../../../src/markdown/pictures/pictures";
import { enterFolder } from "../../../stand-ins/content-folder";

jest.mock("../../../../src/markdown/pictures/picture-formats", () => {
  const actual = jest.requireActual<typeof import("../../../../src/markdown/pictures/picture-formats")>(
    "../../../../src/markdown/pictures/picture-formats",
  );
  return { ...actual, encodePicture: jest.fn(actual.encodePicture) };
});

let dir: string;
let photo: Buffer;
let turned: Buffer;
let animation: Buffer;

beforeAll(async () => {
  const gradient = Buffer.from(
    Array.from({ length: 400 * 200 * 3 }, (_, index) => Math.round(index / 1000) + ((index * index) % 11)),
  );
  const image = () => sharp(gradient, { raw: { width: 400, height: 200, channels: 3 } });
  photo = await image().jpeg({ quality: 100 }).toBuffer();
  turned = await image().resize(30, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const frames = { width: 40, height: 60, channels: 3 as const, pageHeight: 30 };
  animation = await sharp(gradient.subarray(0, 40 * 60 * 3), { raw: frames })
    .gif({ delay: [100, 100] })
    .toBuffer();
});

beforeEach(async () => {
  jest.mocked(encodePicture).mockClear();
  const small = await sharp({ create: { width: 30, height: 20, channels: 3, background: "blue" } })
    .webp()
    .toBuffer();
  dir = enterFolder({
    ...{ "my photo.jpg": photo, "turned.jpg": turned, "moving.gif": animation, "small.webp": small, "same.jpg": photo },
    ...{ "broken.jpg": photo.subarray(0, photo.length / 2), "text.png": "no picture", "empty.png": "" },
    "drawing.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30" width="90" height="30"/>',
  });
});

const published = (address: string) => path.join(dir, "public", decodeURIComponent(address.replace("/p/", "/")));
const make = (name: string, address?: string) => makePicture(path.join(dir, name), "/p", address);

it("writes each file of a picture, below the prefix of the site", async () => {
  const { width, height, src, sources, blur } = await make("my photo.jpg");
  expect([width, height, blur.slice(0, 15)]).toEqual([400, 200, "data:image/webp"]);
  const candidates = sources.flatMap(({ srcset }) => srcset.split(", "));
  expect(candidates.length).toBeGreaterThan(1);
  for (const candidate of [src, ...candidates]) {
    const [, address, described = "400"] = /^(\/p\/static\/[\da-f]{16}\/my%20photo-\S+)(?: (\d+)w)?$/.exec(candidate)!;
    expect((await sharp(published(address!)).metadata()).width).toBe(Number(described));
  }
});

it("encodes a picture once for two places at the same time, and for two builds", async () => {
  const [first, second] = await Promise.all([make("my photo.jpg"), make("same.jpg")]);
  expect(second.src.replace("same", "my%20photo")).toBe(first.src);
  fs.rmSync("public", { recursive: true });
  expect(await make("my photo.jpg")).toEqual(first);
  expect(fs.existsSync(published(first.src))).toBe(true);
  expect(encodePicture).toHaveBeenCalledTimes(1);
});

it("encodes a picture again if the code or a library that encodes it has changed", async () => {
  const addressWith = async (code: string, webp = "1.6.0") => {
    fs.mkdirSync("src/markdown/pictures", { recursive: true });
    fs.writeFileSync("src/markdown/pictures/picture-formats.ts", code);
    let address = "";
    await jest.isolateModulesAsync(async () => {
      (await import("sharp")).default.versions.webp = webp;
      const fresh = await import("../../../../src/markdown/pictures/pictures");
      address = (await fresh.makePicture("my photo.jpg", "")).src;
    });
    return address;
  };
  const before = await addressWith("WIDTHS = [360]");
  expect(await addressWith("WIDTHS = [320]")).not.toBe(before);
  expect(await addressWith("WIDTHS = [360]", "1.7.0")).not.toBe(before);
});

it("gives another picture another address", async () => {
  const { src } = await make("my photo.jpg");
  fs.writeFileSync("my photo.jpg", await sharp(photo).negate().jpeg().toBuffer());
  expect((await make("my photo.jpg")).src).not.toBe(src);
});

it.each([
  ["a small picture", "small.webp", 30, 20],
  ["an animation", "moving.gif", 40, 30],
  ["a drawing", "drawing.svg", 90, 30],
])("leaves %s as it is", async (_, name, width, height) => {
  const picture = await make(name);
  expect(picture).toMatchObject({ width, height, sources: [], blur: "" });
  expect(fs.readFileSync(published(picture.src))).toEqual(fs.readFileSync(name));
  expect(encodePicture).not.toHaveBeenCalled();
});

it("turns a small picture upright and removes its metadata if a camera has written some", async () => {
  const picture = await make("turned.jpg");
  expect(picture).toMatchObject({ width: 20, height: 30 });
  expect((await sharp(published(picture.src)).metadata()).exif).toBeUndefined();
});

it("keeps the address of a file that is already served", async () => {
  expect(await make("small.webp", "/p/small.webp")).toMatchObject({ src: "/p/small.webp" });
  expect(fs.existsSync("public")).toBe(false);
  const large = await make("my photo.jpg", "/p/my photo.jpg");
  expect(large.src).toBe("/p/my photo.jpg");
  expect(large.sources).not.toEqual([]);
});

it.each(["my photo.jpg", "small.webp"])("says that %s cannot be written, such as on a full disk", async (name) => {
  for (const folder of [".cache", "public"]) fs.writeFileSync(folder, "");
  const error = (await make(name).catch((thrown: unknown) => thrown)) as MarkdownError;
  expect(error).toBeInstanceOf(MarkdownError);
  expect(error.problems[0]!.message).toContain(`${name} cannot be written: E`);
});

it("does not blame the disk for a broken picture", async () => {
  await expect(make("broken.jpg")).rejects.not.toBeInstanceOf(MarkdownError);
});

describe("encodePictures", () => {
  const encode = async (...names: string[]) => {
    const said: [number, number][] = [];
    await encodePictures(
      names.map((name) => path.join(dir, name)),
      (made, left) => said.push([made, left]),
    );
    return said;
  };
  const kept = () => fs.readdirSync(".cache/pictures");

  it("encodes each picture before a page asks for it, and reports how many are made and left", async () => {
    expect(await encode("my photo.jpg", "same.jpg", "turned.jpg", "drawing.svg", "small.webp")).toEqual([
      [0, 2],
      [1, 1],
      [2, 0],
    ]);
    expect(await encode("my photo.jpg", "turned.jpg")).toEqual([]);
    await make("my photo.jpg");
    expect(encodePicture).toHaveBeenCalledTimes(2);
  });

  it("removes from the cache what no text shows any more", async () => {
    await encode("my photo.jpg");
    const [first] = kept();
    await encode("my photo.jpg", "turned.jpg");
    expect(kept()).toHaveLength(2);
    await encode("same.jpg");
    expect(kept()).toEqual([first]);
  });

  it("skips what is not a whole picture", async () => {
    expect(await encode("broken.jpg", "text.png", "empty.png")).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
});

it("measures a picture and writes nothing", async () => {
  expect(await measurePicture(path.join(dir, "turned.jpg"))).toMatchObject({ width: 20, height: 30 });
  expect(await measurePicture(path.join(dir, "my photo.jpg"))).toMatchObject({ width: 400, height: 200 });
  expect([fs.existsSync("public"), fs.existsSync(".cache")]).toEqual([false, false]);
});

it.each(["broken.jpg", "text.png", "empty.png", "gone.png"])("refuses to measure or make %s", async (name) => {
  await expect(measurePicture(path.join(dir, name))).rejects.toThrow();
  await expect(make(name)).rejects.toThrow();
});

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { makeIcons } from "../../../scripts/icons";
import { readTokens } from "../../../src/outputs/style-tokens";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "icons-"));
// A site may do without a monochrome one.
const names = [
  ...new Set([...fs.readdirSync("static/icons").filter((name) => name.endsWith(".png")), "monochrome-512x512.png"]),
].sort();

beforeEach(() => void jest.spyOn(console, "log").mockImplementation());

/** The colour of the pixel at a place of a picture that is 1 wide and high. */
async function colorAt(name: string, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(path.join(folder, name)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 4;
  return [...data.subarray(start, start + 4)];
}

const CIRCLE = '<circle cx="5" cy="5" r="4" fill="red" />';

async function draw(shapes: string): Promise<void> {
  const svg = path.join(folder, "icon.svg");
  fs.writeFileSync(svg, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${shapes}</svg>`);
  await makeIcons(svg, folder);
  fs.rmSync(svg);
}

it("makes each icon of the site in its size, those of one colour in white", async () => {
  await draw(CIRCLE);
  expect(fs.readdirSync(folder).sort()).toEqual(names);
  for (const name of names) {
    const { width, height } = await sharp(path.join(folder, name)).metadata();
    expect(name).toContain(`-${width}x${height}.png`);
  }
  expect(await colorAt("icon-192x192.png", 0.5, 0.5)).toEqual([255, 0, 0, 255]);
  expect(await colorAt("monochrome-512x512.png", 0.5, 0.5)).toEqual([255, 255, 255, 255]);
  expect((await colorAt("monochrome-512x512.png", 0, 0))[3]).toBe(0);
});

const PAGE = readTokens("dark")["color-page"]!;
const GROUND = `<rect width="10" height="10" rx="2" fill="#00f" />${CIRCLE}`;
const TWO_COLORS = `<rect width="10" height="10" fill="#00f" /><rect width="10" height="3" fill="#0f0" />${CIRCLE}`;
const REACHING = `<path d="M4 0H6L10 10H0z" fill="#111" />${CIRCLE}`;

const pixel = (hex: string) => [...[1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)), 255];

it.each([
  ["of the site", CIRCLE, PAGE],
  ["of the site if the drawing reaches some edges only,", REACHING, PAGE],
  ["of the drawing", GROUND, "#0000ff"],
])("keeps a maskable icon within the cut, on the ground %s", async (_, shapes, ground) => {
  await draw(shapes);
  expect(await colorAt("maskable-512x512.png", 0, 0)).toEqual(pixel(ground));
  expect(await colorAt("maskable-512x512.png", 0.15, 0.5)).toEqual(pixel(ground));
  expect(await colorAt("maskable-512x512.png", 0.5, 0.5)).toEqual([255, 0, 0, 255]);
});

it.each([
  ["of one colour", GROUND, "#0000ff"],
  ["of two colours", TWO_COLORS, PAGE],
])("leaves the icon of one colour as it is if the drawing has a ground %s", async (_, shapes, ground) => {
  const file = path.join(folder, "monochrome-512x512.png");
  fs.writeFileSync(file, "drawn");
  await draw(shapes);
  expect(fs.statSync(file).size).toBe("drawn".length);
  expect(await colorAt("maskable-512x512.png", 0, 0)).toEqual(pixel(ground));
  expect(console.log).toHaveBeenCalledWith(
    expect.stringMatching(/^monochrome-512x512\.png stays as it is.*Draw the shape of the icon in white/),
  );
});

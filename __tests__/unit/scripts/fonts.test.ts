import fs from "node:fs";
import path from "node:path";
// @ts-expect-error The package has no types.
import { convert } from "fontverter";
// @ts-expect-error The package has no types.
import harfbuzz from "harfbuzzjs";
import { codePointsOf, cutFont, fileName, FONT_FOLDER, FONTS, RANGES } from "../../../scripts/fonts";

const names = Object.keys(FONTS) as (keyof typeof FONTS)[];
const parts = Object.keys(RANGES) as (keyof typeof RANGES)[];
const css = fs.readFileSync("src/styles/fonts.css", "utf8").replace(/\s+/g, " ");
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face]) => face!);

interface HarfBuzz {
  createBlob(font: Buffer): unknown;
  createFace(blob: unknown, index: number): { collectUnicodes(): Uint32Array; getAxisInfos(): unknown; upem: number };
}

/** A font's characters, weights and scale. Its bytes also depend on the version of the tool that cut it. */
async function readFont(file: Buffer) {
  const { createBlob, createFace } = (await harfbuzz) as HarfBuzz;
  const sfnt = await (convert as (font: Buffer, to: "sfnt") => Promise<Buffer>)(file, "sfnt");
  const face = createFace(createBlob(sfnt), 0);
  return { characters: [...face.collectUnicodes()], weights: face.getAxisInfos(), unitsPerEm: face.upem };
}

const isControl = (point: number): boolean => point < 0x20 || (point > 0x7e && point < 0xa0);

it.each(names)("has every Latin character of the package of %s in exactly one part", (font) => {
  const [, package_, file] = /^(.+)\/files\/(.+)-latin-.*$/.exec(FONTS[font].source)!;
  const ofPackage = fs.readFileSync(path.join("node_modules", package_!, "index.css"), "utf8");
  const [, range] = new RegExp(`${file}-latin-(?:wght|\\d+)-normal\\.woff2[^}]*unicode-range: ([^;]*);`).exec(
    ofPackage,
  )!;
  const wanted = codePointsOf(range!.replaceAll(",", ", ")).filter((point) => !isControl(point));
  const cut = parts.flatMap((part) => codePointsOf(RANGES[part]));
  expect(cut.sort((a, b) => a - b)).toEqual(wanted.sort((a, b) => a - b));
});

describe.each(names.flatMap((font) => parts.map((part) => [font, part] as const)))("%s, %s", (font, part) => {
  it("is a subset of the installed package", async () => {
    const kept = fs.readFileSync(path.join(FONT_FOLDER, fileName(font, part)));
    const installed = await readFont(await cutFont(font, part));
    expect(installed.characters.length).toBeGreaterThan(50);
    expect(await readFont(kept)).toEqual(installed);
  });

  it("is loaded for its characters", () => {
    const face = faces.find((text) => text.includes(`fonts/${fileName(font, part)}`));
    expect(face).toContain(`unicode-range: ${RANGES[part]};`);
  });
});

const families = faces.filter((face) => face.includes("url(")).map((face) => /font-family: ("[^"]+")/.exec(face)![1]!);

it("declares each part as its own family, because Chromium asks the system for a font while a part of a family is missing", () => {
  expect(new Set(families).size).toBe(names.length * parts.length);
});

it.each(["body", "heading"])("uses the basic part for the %s, then the rest, then the fallback", (name) => {
  const [, list] = new RegExp(`--font-${name}: ([^;]*);`).exec(fs.readFileSync("src/styles/tokens.css", "utf8"))!;
  const [basic, rest, fallback] = list!.split(", ");
  expect(families.indexOf(rest!)).toBe(families.indexOf(basic!) + 1);
  expect(faces.find((face) => face.includes(basic!))).toMatch(/-basic\.woff2/);
  expect(faces.find((face) => face.includes(`font-family: ${fallback};`))).toMatch(/src: local\(/);
});

import fs from "node:fs";
import path from "node:path";
import { codePointsOf, cutFont, fileName, FONT_FOLDER, FONTS, RANGES } from "../../../scripts/fonts/parts";

const names = Object.keys(FONTS) as (keyof typeof FONTS)[];
const parts = Object.keys(RANGES) as (keyof typeof RANGES)[];
const css = fs.readFileSync("src/styles/fonts.css", "utf8").replace(/\s+/g, " ");
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face]) => face!);

it("has every Latin character of the packages", () => {
  const ofPackage = fs.readFileSync("node_modules/@fontsource-variable/figtree/index.css", "utf8");
  const [, range] = /figtree-latin-wght-normal\.woff2[^}]*unicode-range: ([^;]*);/.exec(ofPackage)!;
  const wanted = codePointsOf(range!.replaceAll(",", ", "));
  expect(codePointsOf(RANGES.rest)).toEqual(wanted);
  expect(wanted).toEqual(expect.arrayContaining(codePointsOf(RANGES.basic)));
});

it("names the basic part last, so that browsers take it where both have a character", () => {
  const order = faces.flatMap((face) => /(rest|basic)\.woff2/.exec(face)?.[1] ?? []);
  expect(order).toEqual(["rest", "basic", "rest", "basic"]);
});

describe.each(names.flatMap((font) => parts.map((part) => [font, part] as const)))("%s, %s", (font, part) => {
  it("is cut from the package that is installed", async () => {
    const kept = fs.readFileSync(path.join(FONT_FOLDER, fileName(font, part)));
    expect((await cutFont(font, part)).equals(kept)).toBe(true);
  });

  it("is used for its characters", () => {
    const face = faces.find((text) => text.includes(`fonts/${fileName(font, part)}`));
    expect(face).toContain(`unicode-range: ${RANGES[part]};`);
  });
});

/**
 * `npm run fonts`: subsets the fonts of `src/styles/fonts.css` from their packages into two files each. Pages preload
 * the basic file, which covers nearly all English text. Browsers load the other file when a page uses one of its
 * characters. Run it after an update of a font package.
 */
import fs from "node:fs";
import path from "node:path";
// @ts-expect-error The package has no types.
import subset from "subset-font";
import { runCommand } from "./command";

interface SubsetOptions {
  targetFormat: "woff2";
  keepFeatures: string[];
  variationAxes?: Record<string, { min: number; max: number }>;
}
const subsetFont = subset as (font: Buffer, characters: string, options: SubsetOptions) => Promise<Buffer>;

/** For each font: the package's file with all Latin characters and, for a variable font, the weights in use. */
export const FONTS = {
  figtree: {
    source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  bricolage: { source: "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2" },
} as const;

/** OpenType features to keep: kerning, ligatures, accents and tabular figures, which tables and dates use. */
const FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum"];

/**
 * The characters of each file, as in `unicode-range`. Together they are the characters of the package's files without
 * control characters. The ranges do not overlap: browsers would load the second file for a shared character whenever
 * the basic one is late.
 */
export const RANGES = {
  basic:
    "U+20-7E, U+A0, U+A9, U+AB, U+B7, U+BB, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+203A, U+2191, U+2193, U+2212",
  rest: "U+A1-A8, U+AA, U+AC-B6, U+B8-BA, U+BC-D6, U+D8-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-2039, U+203B-206F, U+20AC, U+2122, U+2215, U+FEFF, U+FFFD",
} as const;

type FontName = keyof typeof FONTS;
type FontPart = keyof typeof RANGES;

export const FONT_FOLDER = "src/styles/fonts";

export const fileName = (font: FontName, part: FontPart): string => `${font}-${part}.woff2`;

/** Returns the code points of a `unicode-range`. */
export const codePointsOf = (range: string): number[] =>
  range.split(", ").flatMap((span) => {
    const [first, last = first] = [...span.matchAll(/[\dA-F]+/g)].map(([digits]) => parseInt(digits, 16));
    return Array.from({ length: last! - first! + 1 }, (_, index) => first! + index);
  });

/** Returns the subset of a font with the characters of one part. */
export function cutFont(font: FontName, part: FontPart): Promise<Buffer> {
  const { source, ...axes } = FONTS[font];
  const characters = String.fromCodePoint(...codePointsOf(RANGES[part]));
  const options = { targetFormat: "woff2", keepFeatures: FEATURES, ...axes } as const;
  return subsetFont(fs.readFileSync(path.join("node_modules", source)), characters, options);
}

async function main(): Promise<void> {
  for (const font of Object.keys(FONTS) as FontName[]) {
    for (const part of Object.keys(RANGES) as FontPart[]) {
      const content = await cutFont(font, part);
      fs.writeFileSync(path.join(FONT_FOLDER, fileName(font, part)), content);
      console.log(`${fileName(font, part)}: ${content.length} bytes`);
    }
  }
}

if (require.main === module) {
  void runCommand(main, `Usage: npm run fonts   (writes the files in ${FONT_FOLDER}/ from their packages)`);
}

import fs from "node:fs";
import subsetFont from "subset-font";

interface Font {
  /** The file of its package that has all Latin characters. */
  source: string;
  /** The weights in use, of a font that has all. */
  weights?: { min: number; max: number };
}

/** The fonts of `src/styles/fonts.css`. */
export const FONTS = {
  figtree: {
    source: "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    weights: { min: 400, max: 700 },
  },
  bricolage: {
    source: "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2",
  },
} as const satisfies Record<string, Font>;

/** What text is set with: kerning, ligatures, accents, and figures of one width, which tables and dates ask for. */
const FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum"];

/**
 * The characters of each part, as `unicode-range` names them: together those of the packages' files, but for controls. No
 * character is in both: where the basic part comes too late, browsers would ask the rest for it.
 */
export const RANGES = {
  basic:
    "U+20-7E, U+A0, U+A9, U+AB, U+B7, U+BB, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+203A, U+2191, U+2193, U+2212",
  rest: "U+A1-A8, U+AA, U+AC-B6, U+B8-BA, U+BC-D6, U+D8-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-2039, U+203B-206F, U+20AC, U+2122, U+2215, U+FEFF, U+FFFD",
} as const;

export type FontName = keyof typeof FONTS;
export type FontPart = keyof typeof RANGES;

export const FONT_FOLDER = "src/styles/fonts";

export const fileName = (font: FontName, part: FontPart): string => `${font}-${part}.woff2`;

/** The code points of a `unicode-range`. */
export const codePointsOf = (range: string): number[] =>
  range.split(", ").flatMap((span) => {
    const [first, last = first] = span
      .slice("U+".length)
      .split("-")
      .map((digits) => parseInt(digits, 16));
    return Array.from({ length: last! - first! + 1 }, (_, index) => first! + index);
  });

/** Cuts a part out of a font. */
export function cutFont(font: FontName, part: FontPart): Promise<Buffer> {
  const { source, weights }: Font = FONTS[font];
  return subsetFont(fs.readFileSync(source), String.fromCodePoint(...codePointsOf(RANGES[part])), {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    ...(weights && { variationAxes: { wght: weights } }),
  });
}

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

/** The characters of each part, as `unicode-range` names them; together those of the packages' files. */
export const RANGES = {
  basic:
    "U+0020-007E, U+00A0, U+00A9, U+00AB, U+00B7, U+00BB, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2191, U+2193, U+2212",
  rest: "U+0000-001F, U+007F-009F, U+00A1-00A8, U+00AA, U+00AC-00B6, U+00B8-00BA, U+00BC-00D6, U+00D8-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-206F, U+20AC, U+2122, U+2215, U+FEFF, U+FFFD",
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

declare module "subset-font" {
  /** Cuts characters out of a font. Rejects when the font cannot be read. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: "woff2";
      /** OpenType features to keep, with the glyphs that they lead to. */
      keepFeatures?: string[];
      /** What is left of a variable axis. */
      variationAxes?: Record<string, { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}

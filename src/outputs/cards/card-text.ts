import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Font } from "satori";
import type { Tokens } from "../style-tokens";
import { CARD, type Card } from "./list-cards";

/** The padding around the text, and its maximum width beside a cover and without one, in pixels. */
const PADDING = 68;
const TEXT_WIDTH = { beside: 610, alone: 800 };

/** The height of the logo and the site's name at the bottom. */
const FOOT = 64;

/** The approximate width of a letter relative to the font size. It rules out sizes that cannot fit. */
const LETTER = 0.52;

/** From the largest acceptable size down to one that fits a whole paragraph. */
const TITLE_SIZES = [92, 80, 70, 62, 54, 47, 41, 36, 31, 27];

const FACES: [package_: string, family: string, weight: 600 | 500 | 700][] = [
  ["bricolage-grotesque", "Bricolage Grotesque", 700],
  ["figtree", "Figtree", 500],
  ["figtree", "Figtree", 600],
];

let loaded: Font[] | undefined;

/** Loads the fonts of the site's pages with the letters of most European languages. */
function fonts(): Font[] {
  const require = createRequire(path.resolve("package.json"));
  return (loaded ??= FACES.flatMap(([name, family, weight]) =>
    ["latin", "latin-ext"].map((subset) => ({
      name: subset === "latin" ? family : `${family} Extended`,
      data: fs.readFileSync(require.resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`)),
      weight,
      style: "normal" as const,
    })),
  ));
}

interface Node {
  type: "div";
  key?: string;
  props: { style: Record<string, string | number>; children?: Node[] | string };
}

const box = (style: Record<string, string | number>, children: Node[] | string, key?: string): Node => ({
  type: "div",
  ...(key ? { key } : {}),
  props: { style: { display: "flex", ...style }, children },
});

/** Renders the text of a card as an SVG of outlines, at the largest size that fits. */
export async function drawText(card: Card, tokens: Tokens): Promise<string> {
  const height = CARD.height - 2 * PADDING - FOOT;
  const width = card.cover ? TEXT_WIDTH.beside : TEXT_WIDTH.alone;
  const longest = Math.min(24, Math.max(...card.title.split(/[\s-]+/).map((word) => word.length)));
  const mayFit = (size: number) =>
    longest * size * LETTER < width && (card.title.length * LETTER * size * size) / width < height * 1.2;
  const sizes = TITLE_SIZES.filter((size, index) => index === TITLE_SIZES.length - 1 || mayFit(size));
  let svg = "";
  for (const size of sizes) {
    const laidOut = await layOut(card, tokens, { size, width, height });
    svg = laidOut.svg;
    if (laidOut.isWhole) break;
  }
  return svg;
}

/** Removes emoji, which the fonts lack: images are drawn without network access. */
const legible = (text: string): string => text.replace(/\p{Extended_Pictographic}|\u200d|\ufe0f/gu, "").trim();

async function layOut(
  card: Card,
  tokens: Tokens,
  { size, width, height }: { size: number; width: number; height: number },
): Promise<{ svg: string; isWhole: boolean }> {
  const text = (family: string, fontSize: number, fontWeight: number, color: string, more = {}) => ({
    fontFamily: `"${family}", "${family} Extended", "Figtree", "Figtree Extended"`,
    fontSize,
    fontWeight,
    color,
    width,
    wordBreak: "break-word",
    ...more,
  });
  const title = text("Bricolage Grotesque", size, 700, tokens["color-text"]!, {
    lineHeight: 1.04,
    letterSpacing: -size * 0.022,
    marginTop: 18,
  });
  const note = text("Figtree", 27, 500, tokens["color-text-soft"]!, { lineHeight: 1.4, marginTop: 22 });
  const words = box(
    { flexDirection: "column", flexShrink: 0 },
    [
      box(text("Figtree", 27, 600, tokens["color-accent"]!), legible(card.kicker)),
      box(title, legible(card.title)),
      ...(card.note ? [box(note, legible(card.note))] : []),
    ],
    "words",
  );
  const name = box(
    {
      position: "absolute",
      left: PADDING + 62,
      bottom: 80,
      fontFamily: '"Figtree", "Figtree Extended"',
      fontSize: 30,
      fontWeight: 600,
      color: tokens["color-text"]!,
    },
    legible(card.site),
  );
  const page = box({ width: "100%", height: "100%", padding: PADDING, flexDirection: "column" }, [words, name]);
  let measured = 0;
  // Loading satori takes a tenth of a second, and most builds have no new card.
  const { default: satori } = await import("satori");
  const svg = await satori(page as never, {
    ...CARD,
    fonts: fonts(),
    onNodeDetected: (node) => {
      if (node.key === "words") measured = node.height;
    },
  });
  return { svg, isWhole: measured <= height };
}

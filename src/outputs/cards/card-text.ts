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

const FACES: [package_: string, use: "heading" | "body", weight: 600 | 500 | 700][] = [
  ["bricolage-grotesque", "heading", 700],
  ["figtree", "body", 500],
  ["figtree", "body", 600],
];

let loaded: Font[] | undefined;

/** Loads the fonts of the site's pages, which have Latin letters only. */
function fonts(): Font[] {
  const require = createRequire(path.resolve("package.json"));
  return (loaded ??= FACES.flatMap(([name, use, weight]) =>
    ["latin", "latin-ext"].map((subset) => ({
      name: subset === "latin" ? use : `${use} Extended`,
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

/**
 * Renders the text of a card as an SVG of outlines, at the largest size that fits. Leaves out what the fonts lack. In
 * place of a title it then has the name of the site, and in place of that name the domain.
 */
export async function drawText(card: Card, tokens: Tokens): Promise<string> {
  const { svg, missing } = await fit(card, tokens);
  if (missing.size === 0) return svg;
  const [written, kicker, note, name] = [card.title, card.kicker, card.note, card.site].map((text) =>
    without(missing, text),
  ) as [string, string, string, string];
  const site = name || card.domain;
  const title = written || site;
  return (await fit({ ...card, title, kicker, note: note === title ? "" : note, site }, tokens)).svg;
}

async function fit(card: Card, tokens: Tokens): Promise<LaidOut> {
  const height = CARD.height - 2 * PADDING - FOOT;
  const width = card.cover ? TEXT_WIDTH.beside : TEXT_WIDTH.alone;
  const longest = Math.min(24, Math.max(...card.title.split(/[\s-]+/).map((word) => word.length)));
  const mayFit = (size: number) =>
    longest * size * LETTER < width && (card.title.length * LETTER * size * size) / width < height * 1.2;
  const [first, ...smaller] = TITLE_SIZES.filter((size, index) => index === TITLE_SIZES.length - 1 || mayFit(size));
  let laidOut = await layOut(card, tokens, { size: first!, width, height });
  for (const size of smaller) if (!laidOut.isWhole) laidOut = await layOut(card, tokens, { size, width, height });
  return laidOut;
}

/** Removes these characters: symbols alone, letters with their word, and dots that then separate nothing. */
const without = (missing: ReadonlySet<string>, text: string): string =>
  legible(text)
    .split(/\s+/)
    .map((word) => [...word].filter((char) => !missing.has(char) || /\p{L}/u.test(char)))
    .filter((word) => !word.some((char) => missing.has(char)))
    .map((word) => word.join(""))
    .join(" ")
    .trim()
    .replace(/^(?:· ?)+|(?: ?·)+$/g, "");

/** Composes accents with their letters, and removes the invisible parts of emoji. */
const legible = (text: string): string => text.normalize().replace(/\u200d|\ufe0f|\u20e3/g, "");

interface LaidOut {
  svg: string;
  /** Whether all of it is within the height. */
  isWhole: boolean;
  /** The characters that the fonts lack. */
  missing: ReadonlySet<string>;
}

/** The page of a card, with its text in a box whose key is `words`. */
function pageOf(card: Card, tokens: Tokens, size: number, width: number): Node {
  const text = (use: string, fontSize: number, fontWeight: number, color: string, more = {}) => ({
    fontFamily: `"${use}", "${use} Extended", "body", "body Extended"`,
    fontSize,
    fontWeight,
    color,
    width,
    wordBreak: "break-word",
    ...more,
  });
  const title = text("heading", size, 700, tokens["color-text"]!, {
    lineHeight: 1.04,
    letterSpacing: -size * 0.022,
    marginTop: 18,
  });
  const note = text("body", 27, 500, tokens["color-text-soft"]!, { lineHeight: 1.4, marginTop: 22 });
  const words = box(
    { flexDirection: "column", flexShrink: 0 },
    [
      box(text("body", 27, 600, tokens["color-accent"]!), legible(card.kicker)),
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
      fontFamily: '"body", "body Extended"',
      fontSize: 30,
      fontWeight: 600,
      color: tokens["color-text"]!,
    },
    legible(card.site),
  );
  return box({ width: "100%", height: "100%", padding: PADDING, flexDirection: "column" }, [words, name]);
}

async function layOut(
  card: Card,
  tokens: Tokens,
  { size, width, height }: { size: number; width: number; height: number },
): Promise<LaidOut> {
  let measured = 0;
  const missing = new Set<string>();
  // Loading satori takes a tenth of a second, and most builds have no new card.
  const { default: satori } = await import("satori");
  const svg = await satori(pageOf(card, tokens, size, width) as never, {
    ...CARD,
    fonts: fonts(),
    onNodeDetected: (node) => {
      if (node.key === "words") measured = node.height;
    },
    loadAdditionalAsset: async (_, characters) => {
      for (const char of characters) missing.add(char);
      return [];
    },
  });
  return { svg, isWhole: measured <= height, missing };
}

import fs from "node:fs";
import { readTokens } from "../../../src/outputs/style-tokens";

const GROUNDS = ["color-page", "color-surface", "color-surface-raised"];
const CODE_GROUNDS = ["color-surface", "code-marked", "code-added", "code-removed"];

/** A printed page has the tokens of the light mode, but for those that its sheet sets. */
const onPaper = [...fs.readFileSync("src/styles/print.css", "utf8").matchAll(/--([\w-]+): ([^;]+);/g)];
const LOOKS = {
  dark: readTokens("dark"),
  light: readTokens("light"),
  paper: { ...readTokens("light"), ...Object.fromEntries(onPaper.map(([, name, value]) => [name, value])) },
};

/** The least contrast of some colours on some backgrounds: 7 for text, 3 for marks. */
const PAIRS: [least: number, marks: string[], grounds: string[]][] = [
  [7, ["color-text", "color-text-soft", "color-accent", "color-info", "color-danger"], GROUNDS],
  [7, ["color-text", "color-accent"], ["color-accent-soft"]],
  [7, ["color-on-accent"], ["color-accent-strong"]],
  [7, ["color-danger"], CODE_GROUNDS],
  [3, ["color-warm", "color-accent-strong", "color-control"], GROUNDS],
];

const codeRoles = Object.keys(LOOKS.dark).filter((name) => name.startsWith("tok-"));

const cases = Object.entries(LOOKS).flatMap(([look, tokens]) =>
  [...PAIRS, [7, codeRoles, CODE_GROUNDS] as const].flatMap(([least, marks, grounds]) =>
    marks.flatMap((mark) => grounds.map((ground) => ({ look, tokens, mark, ground, least }))),
  ),
);

it.each(cases)("$mark has a contrast of $least:1 on $ground, in the look $look", ({ tokens, mark, ground, least }) => {
  expect(contrast(tokens[mark]!, tokens[ground]!)).toBeGreaterThanOrEqual(least);
});

it("defines the same tokens for both modes", () => {
  expect(Object.keys(LOOKS.dark)).toEqual(Object.keys(LOOKS.light));
});

/** The contrast ratio of WCAG 2 between two colours written as #rrggbb or #rgb: from 1 to 21. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(colour: string): number {
  const long = colour.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(long);
  if (!channels) throw new Error(`${colour} is not written as #rrggbb or #rgb.`);
  const [red, green, blue] = channels.slice(1).map((hex) => {
    const share = parseInt(hex, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

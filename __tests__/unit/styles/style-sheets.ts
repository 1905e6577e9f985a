import fs from "node:fs";
import path from "node:path";

export type Mode = "dark" | "light";

/** Every style sheet of the site and of the figures of posts, with its text, comments taken out. */
export const styleSheets = (): { file: string; css: string }[] =>
  ["src", "content"].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".css"))
      .map((name) => ({
        file: path.posix.join(folder, name.split(path.sep).join("/")),
        css: fs.readFileSync(path.join(folder, name), "utf8").replace(/\/\*[\s\S]*?\*\//g, blank),
      })),
  );

/** Lines stay where they are, so that a finding has its true line. */
const blank = (text: string): string => text.replace(/[^\n]/g, " ");

/** The custom properties that the token sheet gives a colour mode. */
export function colourTokens(mode: Mode): Map<string, string> {
  const css = fs.readFileSync("src/styles/tokens.css", "utf8");
  const block = new RegExp(`:root\\[data-theme="${mode}"\\] \\{([^}]*)\\}`).exec(css)?.[1];
  if (!block) throw new Error(`tokens.css has no block for ${mode}.`);
  return tokensIn(block);
}

/** The custom properties of a printed page: those of the light mode, and what the sheet of paper says besides. */
export function paperTokens(): Map<string, string> {
  const css = fs.readFileSync("src/styles/print.css", "utf8");
  return new Map([...colourTokens("light"), ...tokensIn(css)]);
}

const tokensIn = (css: string) =>
  new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((match) => [match[1]!, match[2]!.trim()]));

/** The contrast ratio of WCAG 2 between two colours written as #rrggbb or #rgb: from 1 to 21. */
export function contrast(one: string, other: string): number {
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

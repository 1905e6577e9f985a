import fs from "node:fs";
import path from "node:path";
import { digestOf } from "../shared/digest";
import { writeWhole } from "../shared/files";
import { readLayers, readThemeBlock } from "./style-tokens";

export interface MediaSheet {
  /** The path within the site. */
  address: string;
  /** The media query of its link. */
  media: string;
  /** Whether only pages without scripting use it. */
  withoutScripting: boolean;
  css: string;
}

/**
 * Style sheets that few visits need. Pages link to them with a media query, so that they do not block the first paint.
 */
const SHEETS = [
  { name: "print", media: "print", rules: onPaper },
  {
    name: "contrast",
    media: "(prefers-contrast: more), (forced-colors: active)",
    rules: () => readAll("src/styles/contrast.css"),
  },
  { name: "light", media: "(prefers-color-scheme: light)", withoutScripting: true, rules: lightWithoutScripting },
];

/** More specific than the color-mode selector in the HTML. */
const ANY_MODE = ":root:root[data-theme]";

/** Print uses the tokens of the light mode, except those that `print.css` sets. */
function onPaper(): string {
  const light = `@layer print { :root[data-theme] {${readThemeBlock("light", "src/styles/tokens.css")}} }`;
  return [light, readAll("src/styles/print.css", "src/components/resume/resume-print.css")].join("\n");
}

/** The HTML is in dark mode by default. Without scripting, only this sheet applies the system's light mode. */
function lightWithoutScripting(): string {
  const [tokens, contrast] = ["src/styles/tokens.css", "src/styles/contrast.css"].map(
    (file) => `${ANY_MODE} {${readThemeBlock("light", file)}}`,
  );
  return `@layer tokens { ${tokens} } @layer utilities { @media (prefers-contrast: more) { ${contrast} } }`;
}

const readAll = (...files: string[]): string =>
  files.map((file) => fs.readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "")).join("\n");

/**
 * Returns the sheets with their content. Each declares the order of the cascade layers, because the browser may load it
 * first.
 */
export function mediaSheets(): MediaSheet[] {
  const layers = readLayers("src/styles/base.css");
  return SHEETS.map(({ name, media, withoutScripting = false, rules }) => {
    const css = [layers, rules()].join("\n").replace(/\s+/g, " ");
    return { address: `/static/${name}-${digestOf(css)}.css`, media, withoutScripting, css };
  });
}

/** Writes the sheets into `public/`. */
export function writeMediaSheets(): void {
  for (const { address, css } of mediaSheets()) writeWhole(path.join("public", address), css);
}

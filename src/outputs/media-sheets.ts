import fs from "node:fs";
import path from "node:path";
import { digestOf } from "../shared/digest";
import { readLayers, readThemeBlock } from "./style-tokens";

export interface MediaSheet {
  /** Below the site's root. */
  address: string;
  /** The query that says which views it is for. */
  media: string;
  /** Whether it is for views without scripting only. */
  withoutScripting: boolean;
  css: string;
}

/** Style sheets that few visits need. Pages link to them with a media query, so that no first visit waits for them. */
const SHEETS = [
  { name: "print", media: "print", rules: onPaper },
  {
    name: "contrast",
    media: "(prefers-contrast: more), (forced-colors: active)",
    rules: () => readAll("src/styles/contrast.css"),
  },
  { name: "light", media: "(prefers-color-scheme: light)", withoutScripting: true, rules: lightWithoutScripting },
];

/** More specific than the selector of the mode in the HTML. */
const ANY_MODE = ":root:root[data-theme]";

/** Print uses the colours of the light mode, apart from those that `print.css` sets. */
function onPaper(): string {
  const light = `@layer print { :root[data-theme] {${readThemeBlock("light", "src/styles/tokens.css")}} }`;
  return [light, readAll("src/styles/print.css", "src/components/resume/resume-print.css")].join("\n");
}

/** The HTML has the dark mode. Without scripts nothing else applies the light mode of the system. */
function lightWithoutScripting(): string {
  const [tokens, contrast] = ["src/styles/tokens.css", "src/styles/contrast.css"].map(
    (file) => `${ANY_MODE} {${readThemeBlock("light", file)}}`,
  );
  return `@layer tokens { ${tokens} } @layer utilities { @media (prefers-contrast: more) { ${contrast} } }`;
}

const readAll = (...files: string[]): string =>
  files.map((file) => fs.readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "")).join("\n");

/** The sheets with their content. Each declares the order of the layers, since the browser may read it first. */
export function mediaSheets(): MediaSheet[] {
  const layers = readLayers("src/styles/base.css");
  return SHEETS.map(({ name, media, withoutScripting = false, rules }) => {
    const css = [layers, rules()].join("\n").replace(/\s+/g, " ");
    return { address: `/static/${name}-${digestOf(css)}.css`, media, withoutScripting, css };
  });
}

/** Writes them into `public/`. */
export function writeMediaSheets(): void {
  for (const { address, css } of mediaSheets()) {
    const file = path.join("public", address);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, css);
  }
}

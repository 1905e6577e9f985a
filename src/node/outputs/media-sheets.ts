import fs from "node:fs";
import path from "node:path";
import { digestOf } from "../digest";
import { readLayers } from "../webpack/layers-first";

/** Styles that few views need. The page only names them, so that no first view waits for them. */
const SHEETS = [
  { name: "print", media: "print", files: ["src/styles/print.css", "src/templates/resume-print.css"] },
  { name: "contrast", media: "(prefers-contrast: more), (forced-colors: active)", files: ["src/styles/contrast.css"] },
];

export interface MediaSheet {
  /** Below the site's root. */
  address: string;
  /** The query that says which views it is for. */
  media: string;
  css: string;
}

/** The style sheets of few views. Each begins with the order of the layers, since the browser may read it first. */
export function mediaSheets(): MediaSheet[] {
  const layers = readLayers("src/styles/index.css");
  return SHEETS.map(({ name, media, files }) => {
    const rules = files.map((file) => fs.readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, ""));
    const css = [layers, ...rules].join("\n").replace(/\s+/g, " ");
    return { address: `/static/${name}-${digestOf(css)}.css`, media, css };
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

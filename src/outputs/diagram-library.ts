import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { MERMAID_ENTRY, MERMAID_FOLDER, MERMAID_STAGE } from "../shared/mermaid";

const CHUNKS = "chunks/mermaid.esm.min";

/** The document in which diagrams are drawn, and its script. `src/browser/texts/diagram-stage.ts` uses both. */
const STAGE_FILES = {
  "index.html":
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">' +
    '<title>Where diagrams are drawn</title><script src="stage.js"></script></head>' +
    '<body><div class="prose"><figure class="diagram"><div class="diagram-frame"></div></figure></div></body></html>\n',
  "stage.js": "window.loadMermaid = (address) => import(address).then((module) => module.default);\n",
};

/** Copies that code if a text that has a page holds a diagram. */
export function publishDiagramLibrary({ getNodesByType }: Pick<BuildArgs, "getNodesByType">): void {
  const texts = ["Post", "Doc", "Page", "Project"].flatMap((type) => getNodesByType(type));
  const isShown = ({ built, text }: Record<string, unknown>) =>
    built !== false && /(`{3}|~{3})[ \t]*mermaid\b/i.test(String(text ?? ""));
  if (texts.some(isShown)) copyDiagramLibrary();
}

/** Copies the code that draws diagrams beside the pages, which load it when a diagram comes near the window. */
export function copyDiagramLibrary(publicDir = path.resolve("public")): void {
  const entry = createRequire(path.resolve("package.json")).resolve(`mermaid/dist/${MERMAID_ENTRY}`);
  const source = path.dirname(entry);
  const target = path.join(publicDir, MERMAID_FOLDER);
  const stage = path.join(publicDir, MERMAID_STAGE);
  fs.mkdirSync(stage, { recursive: true });
  for (const [name, text] of Object.entries(STAGE_FILES)) fs.writeFileSync(path.join(stage, name), text);
  if (fs.existsSync(path.join(target, CHUNKS))) return;
  fs.mkdirSync(path.join(target, CHUNKS), { recursive: true });
  for (const name of [MERMAID_ENTRY, ...fs.readdirSync(path.join(source, CHUNKS)).map((file) => `${CHUNKS}/${file}`)]) {
    if (name.endsWith(".mjs")) fs.copyFileSync(path.join(source, name), path.join(target, name));
  }
}

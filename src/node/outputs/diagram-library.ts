import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { MERMAID_ENTRY, MERMAID_FOLDER } from "../../shared/mermaid";

const CHUNKS = "chunks/mermaid.esm.min";

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
  if (fs.existsSync(target)) return;
  fs.mkdirSync(path.join(target, CHUNKS), { recursive: true });
  for (const name of [MERMAID_ENTRY, ...fs.readdirSync(path.join(source, CHUNKS)).map((file) => `${CHUNKS}/${file}`)]) {
    if (name.endsWith(".mjs")) fs.copyFileSync(path.join(source, name), path.join(target, name));
  }
}

import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { textNodes } from "./text-nodes";
import { bundleWorker } from "../shared/bundle-worker";
import { MERMAID_ENTRY, MERMAID_FOLDER, MERMAID_STAGE } from "../shared/mermaid";
import { readServices } from "../services/build-settings";

/** Firebase requires this file name at the root of the site. */
const PUSH_WORKER = "firebase-messaging-sw.js";

/** Writes the push worker if the service is enabled; otherwise deletes the worker of an earlier build. */
export function writePushWorker(publicDir = path.resolve("public"), env = process.env): void {
  const file = path.join(publicDir, PUSH_WORKER);
  const settings = readServices(env).on["firebase-messaging"];
  if (!settings) return fs.rmSync(file, { force: true });
  const { vapidKey: _, ...app } = settings;
  const define = { __FIREBASE__: JSON.stringify(app), "process.env.NODE_ENV": '"production"' };
  bundleWorker("src/services/firebase/push-worker.ts", file, define);
}

const CHUNKS = "chunks/mermaid.esm.min";

/**
 * The document in which the browser draws diagrams, and its script. `src/browser/texts/diagram-stage.ts` loads them.
 */
const STAGE_FILES = {
  "index.html":
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">' +
    '<title>Where diagrams are drawn</title><script src="stage.js"></script></head>' +
    '<body><div class="prose"><figure class="diagram"><div class="diagram-frame"></div></figure></div></body></html>\n',
  "stage.js": "window.loadMermaid = (address) => import(address).then((module) => module.default);\n",
};

/**
 * Copies the diagram library if a page has a diagram. Otherwise deletes what an earlier build or the development server
 * has copied, and always other versions of it.
 */
export function writeDiagramLibrary(args: Pick<BuildArgs, "getNodesByType">, publicDir = path.resolve("public")): void {
  const isUsed = textNodes(args).some(
    ({ built, text }) => built !== false && /(`{3}|~{3})[ \t]*mermaid\b/i.test(String(text)),
  );
  const folder = path.join(publicDir, path.dirname(MERMAID_FOLDER));
  for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
    const isKept = isUsed && name === path.basename(MERMAID_FOLDER);
    if (/^mermaid-\d+\.\d+\.\d+$/.test(name) && !isKept) fs.rmSync(path.join(folder, name), { recursive: true });
  }
  if (isUsed) copyDiagramLibrary(publicDir);
}

/** Copies the diagram library without its source maps. Pages load it when a diagram comes near the viewport. */
export function copyDiagramLibrary(publicDir = path.resolve("public")): void {
  const entry = createRequire(path.resolve("package.json")).resolve(`mermaid/dist/${MERMAID_ENTRY}`);
  const stage = path.join(publicDir, MERMAID_STAGE);
  fs.mkdirSync(stage, { recursive: true });
  for (const [name, text] of Object.entries(STAGE_FILES)) fs.writeFileSync(path.join(stage, name), text);
  const source = path.dirname(entry);
  const target = path.join(publicDir, MERMAID_FOLDER);
  const filter = (file: string): boolean => !file.endsWith(".map");
  for (const name of [MERMAID_ENTRY, CHUNKS])
    fs.cpSync(path.join(source, name), path.join(target, name), { recursive: true, filter });
}

import { build } from "esbuild";

const ENTRY = `
import { createEmbeddedEngine } from "./src/search/embedded/create-engine";
let engine;
window.searchFor = async (query) => {
  engine ??= createEmbeddedEngine("");
  const { hits } = await engine.search({ query });
  return [...new Set(hits.map(({ url_without_anchor: path }) => path))];
};`;

/** What a page runs to search with the embedded engine, as small as the site sends it: `window.searchFor`. */
export async function bundleEngine(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: process.cwd(), loader: "ts" },
    ...{ bundle: true, minify: true, write: false, format: "iife", target: "es2022" },
  });
  return outputFiles[0]!.text;
}

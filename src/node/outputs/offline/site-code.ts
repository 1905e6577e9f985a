import fs from "node:fs";
import path from "node:path";

interface WebpackStats {
  assetsByChunkName: Record<string, string[]>;
}

/** The JavaScript of the build that is in `public`, where files of earlier builds may lie beside it. */
export interface SiteCode {
  /** What every page loads. */
  app: string[];
  /** What pages load when they need it: scripts, and the style sheets that a current script names. */
  lazy: string[];
  /** What a kind of page loads besides `app`. */
  ofComponent(chunkName: string): string[];
}

/** Where webpack puts a style sheet that a script asks for by its address. */
const LOADED_SHEET = /static\/[\w-]+-[\da-f]{20}\.css/g;

export function readSiteCode(publicDir: string): SiteCode {
  const read = (name: string) => fs.readFileSync(path.join(publicDir, name), "utf8");
  const { assetsByChunkName } = JSON.parse(read("webpack.stats.json")) as WebpackStats;
  const scripts = (chunk: string) => (assetsByChunkName[chunk] ?? []).filter((name) => name.endsWith(".js"));
  const app = scripts("app");
  const runtime = read(app.find((name) => name.startsWith("webpack-runtime")) ?? app[0]!);
  // The runtime names every chunk by the hash of its content.
  const isCurrent = (name: string) => runtime.includes(/[-.]([\da-f]{20})\.(js|css)$/.exec(name)?.[1] ?? "\0");
  const url = (name: string) => `/${name}`;
  const lazy = fs.readdirSync(publicDir).filter((name) => isCurrent(name) && !app.includes(name));
  const current = [...Object.values(assetsByChunkName).flat(), ...lazy].filter((name) => name.endsWith(".js"));
  const sheets = [...new Set(current)].flatMap((name) => read(name).match(LOADED_SHEET) ?? []);
  return {
    app: app.map(url),
    lazy: [...new Set([...lazy, ...sheets])].sort().map(url),
    ofComponent: (chunkName) =>
      scripts(chunkName)
        .filter((name) => !app.includes(name))
        .map(url),
  };
}

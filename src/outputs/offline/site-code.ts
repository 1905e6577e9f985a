import fs from "node:fs";
import path from "node:path";
import { BUNDLE_HASH_LENGTH, BUNDLED_SCRIPT } from "../../shared/offline/bundle-names";

/** What Gatsby writes about its bundle, below `public/`. */
export const STATS = "webpack.stats.json";

export interface WebpackStats {
  /** The files that each named chunk needs, with those it shares with others. */
  assetsByChunkName: Record<string, string[]>;
}

/** The code and styles of the build that is in `public`, where files of earlier builds may lie beside it. */
export interface SiteCode {
  /** The scripts that every page loads. Its styles stand in the page. */
  app: string[];
  /** What pages load when they need it: scripts, and the style sheets that a current script names. */
  lazy: string[];
  /** What a kind of page loads besides `app`: its styles too, when it comes after another page. */
  ofComponent(chunkName: string): string[];
}

/** Where webpack puts a style sheet that a script asks for by its address. */
const LOADED_SHEET = new RegExp(`static/[\\w-]+-[\\da-f]{${BUNDLE_HASH_LENGTH}}\\.css`, "g");

export function readSiteCode(publicDir: string): SiteCode {
  const read = (name: string) => fs.readFileSync(path.join(publicDir, name), "utf8");
  const { assetsByChunkName } = JSON.parse(read(STATS)) as WebpackStats;
  const app = assetsByChunkName.app ?? [];
  const runtime = read(app.find((name) => name.startsWith("webpack-runtime")) ?? app[0]!);
  // The runtime names every chunk by the hash of its content.
  const isCurrent = (name: string) => runtime.includes(BUNDLED_SCRIPT.exec(name)?.[1] ?? "\0");
  const url = (name: string) => `/${name}`;
  const lazy = fs.readdirSync(publicDir).filter((name) => isCurrent(name) && !app.includes(name));
  const current = [...Object.values(assetsByChunkName).flat(), ...lazy].filter((name) => name.endsWith(".js"));
  const sheets = [...new Set(current)].flatMap((name) => read(name).match(LOADED_SHEET) ?? []);
  return {
    app: app.filter((name) => name.endsWith(".js")).map(url),
    lazy: [...new Set([...lazy, ...sheets])].sort().map(url),
    ofComponent: (chunkName) => (assetsByChunkName[chunkName] ?? []).filter((name) => !app.includes(name)).map(url),
  };
}

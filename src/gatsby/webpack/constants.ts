import fs from "node:fs";
import { readServices, startedServices } from "../../services/build-settings";
import { contentDir } from "../../content/folder";
import { loadSite } from "../../content/site";
import { digestOf } from "../../shared/digest";
import { isFile } from "../../shared/files";
import { mediaSheets } from "../../outputs/media-sheets";
import { readTokens } from "../../outputs/style-tokens";

/** Parentheses keep an object after an arrow from being parsed as a block. */
const asCode = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `(${JSON.stringify(value)})`]));

/** The constants of the whole site, as source code by name. */
export const browserConstants = (): Record<string, string> =>
  asCode({
    __ALGOLIA__: readServices().on.algolia ?? null,
    __SERVICES__: startedServices(loadSite(contentDir()).consent),
  });

/**
 * Constants for the code that renders pages. Gatsby inlines the style sheets into each page but renders pages again
 * only if this code has changed, so it includes a digest of the style sheets and the addresses of the separate ones.
 * The boot script needs the id of a closeable announcement. Tags of the head cannot read a token.
 */
export function renderConstants(): Record<string, string> {
  const { announcement } = loadSite(contentDir());
  const [dark, light] = [readTokens("dark"), readTokens("light")];
  return asCode({
    __STYLES_DIGEST__: digestOf(inlinedSheets(), 8),
    __MEDIA_SHEETS__: mediaSheets().map(({ css: _, ...sheet }) => sheet),
    __ANNOUNCEMENT_ID__: announcement?.closeable ? announcement.id : "",
    __THEME_COLORS__: { app: dark["color-accent-strong"], dark: dark["color-page"], light: light["color-page"] },
  });
}

/**
 * Returns the names of the style sheets in all pages, which change with the content. webpack has written these before it
 * compiles the code that renders pages, except in development.
 */
function inlinedSheets(): string {
  const file = "public/webpack.stats.json";
  if (!isFile(file)) return "";
  const { assetsByChunkName } = JSON.parse(fs.readFileSync(file, "utf8")) as { assetsByChunkName: { app: string[] } };
  return assetsByChunkName.app.filter((name) => name.endsWith(".css")).join();
}

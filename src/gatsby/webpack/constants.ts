import fs from "node:fs";
import path from "node:path";
import { readServices, startedServices } from "../../services/build-settings";
import { contentDir } from "../../content/folder";
import { loadSite } from "../../content/site";
import { digestOf } from "../../shared/digest";
import { mediaSheets } from "../../outputs/media-sheets";

/** In brackets, since right behind an arrow an object without them would be a block. */
const asCode = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `(${JSON.stringify(value)})`]));

/** What all code of the site knows of the settings, by name, as code. */
export const browserConstants = (): Record<string, string> =>
  asCode({
    __ALGOLIA__: readServices().on.algolia ?? null,
    __SERVICES__: startedServices(loadSite(contentDir()).consent),
  });

/**
 * What the code that renders pages knows besides. Gatsby puts style sheets into each page, but renders the pages anew
 * only when that code has changed; so it is given a digest of the sheets, and the addresses of those that stand apart.
 * The boot script needs the id of an announcement that can be closed.
 */
export function renderConstants(): Record<string, string> {
  const { announcement } = loadSite(contentDir());
  return asCode({
    __STYLES_DIGEST__: digestStyles(),
    __MEDIA_SHEETS__: mediaSheets().map(({ css: _, ...sheet }) => sheet),
    __ANNOUNCEMENT_ID__: announcement?.closeable ? announcement.id : "",
  });
}

/** A digest of all style sheets of the site. */
export function digestStyles(folder = "src"): string {
  const names = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
  const sheets = names.filter((name) => name.endsWith(".css")).sort();
  return digestOf(sheets.map((name) => fs.readFileSync(path.join(folder, name), "utf8")).join("\n"), 8);
}

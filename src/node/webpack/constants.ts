import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { contentDir } from "../content/folder";
import { loadSite } from "../content/site";
import { mediaSheets } from "../outputs/media-sheets";
import { readServices, startedServices } from "../services-settings";

/** In brackets, since right behind an arrow an object without them would be a block. */
const asCode = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `(${JSON.stringify(value)})`]));

/** What all code of the site knows of the settings, by name, as code. */
export const browserConstants = (): Record<string, string> =>
  asCode({ __ALGOLIA__: readServices().on.algolia ?? null, __SERVICES__: startedServices() });

/**
 * What the code that renders pages knows besides. Gatsby puts the style sheet into each page, but renders the pages
 * anew only when that code has changed; so it is given a digest of the styles, and the addresses of those that stand
 * apart. The boot script needs the id of an announcement that can be closed.
 */
export function renderConstants(): Record<string, string> {
  const { announcement } = loadSite(contentDir());
  return asCode({
    __STYLES_DIGEST__: digestStyles("src"),
    __MEDIA_SHEETS__: mediaSheets().map(({ address, media }) => ({ address, media })),
    __ANNOUNCEMENT_ID__: announcement?.closeable ? announcement.id : "",
  });
}

/** A digest of all style sheets below a folder. */
export function digestStyles(folder: string): string {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .sort();
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(fs.readFileSync(path.join(folder, file)));
  return hash.digest("hex").slice(0, 8);
}

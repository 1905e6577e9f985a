import { readServices, startedServices } from "../../services/build-settings";
import { contentDir } from "../../content/folder";
import { loadSite } from "../../content/site";
import { digestOfFolders } from "../../shared/digest";
import { mediaSheets } from "../../outputs/media-sheets";

/** In parentheses: after an arrow, an object without them would be a block. */
const asCode = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `(${JSON.stringify(value)})`]));

/** The constants of all code of the site, as source code by name. */
export const browserConstants = (): Record<string, string> =>
  asCode({
    __ALGOLIA__: readServices().on.algolia ?? null,
    __SERVICES__: startedServices(loadSite(contentDir()).consent),
  });

/**
 * Further constants of the code that renders pages. Gatsby puts the style sheets into each page, but renders pages again
 * only if this code has changed, so it contains a digest of the sheets and the addresses of the separate ones. The boot
 * script needs the id of an announcement that can be closed.
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
export const digestStyles = (folder = "src"): string => digestOfFolders([folder], ".css").slice(0, 8);

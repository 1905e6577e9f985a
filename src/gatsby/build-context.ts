import { prefixOfTexts } from "../content/environment";
import { contentDir } from "../content/folder";
import { copyAsset, makePicture } from "../markdown/pictures/pictures";
import type { SiteContext } from "../markdown/site-context";

/**
 * What a build needs to render a text: where it is, and how its files get into the built site. The check has judged its
 * links, so each counts as right.
 */
export function buildContext(routeOfFile: SiteContext["routeOfFile"]): SiteContext {
  const prefix = prefixOfTexts();
  return {
    contentDir: contentDir(),
    pathPrefix: prefix,
    routeOfFile,
    isRoute: () => true,
    linkSeverity: "warning",
    copyAsset: (file) => copyAsset(file, prefix),
    makePicture: (file, address) => makePicture(file, prefix, address),
  };
}

import { pathPrefix } from "../content/environment";
import { contentDir } from "../content/folder";
import { copyAsset, makePicture } from "../markdown/pictures/pictures";
import type { SiteContext } from "../markdown/render";
import { inProduction } from "../shared/visibility";

/** What every text of a build needs: where it is, and how its files get into the built site. Only production has a prefix. */
export function textContext(): Pick<SiteContext, "contentDir" | "pathPrefix" | "copyAsset" | "makePicture"> {
  const prefix = inProduction() ? pathPrefix() : "";
  return {
    contentDir: contentDir(),
    pathPrefix: prefix,
    copyAsset: (file) => copyAsset(file, prefix),
    makePicture: (file, address) => makePicture(file, prefix, address),
  };
}

import { createHash } from "node:crypto";
import { comparablePath } from "../../shared/paths";
import type { Content, Entry, Texts } from "../../content/content";
import { measurePicture } from "../../markdown/pictures";
import type { Surroundings } from "../../markdown/render";
import type { Route } from "./routes";

/** Where compiled texts are kept, and under which keys: those of the build, so that nothing is compiled twice. */
export type Keep = Pick<Surroundings, "cache" | "digest">;

/** For a check by itself: each text is compiled, and nothing stays. */
export const NOT_KEPT: Keep = {
  cache: { get: () => Promise.resolve(undefined), set: () => Promise.resolve() },
  digest: (input) => createHash("md5").update(JSON.stringify(input)).digest("hex"),
};

export type Text = Entry<{ path: string; text: string }>;

export const textsOf = ({ posts, docs, pages, projects }: Texts): Text[] => [...posts, ...docs, ...pages, ...projects];

/** What texts need to know of the rest of a content folder, as far as a check needs it: nothing is written. */
export function siteContext(
  content: Content,
  routes: readonly Route[],
  contentDir: string,
  keep: Keep = NOT_KEPT,
): Surroundings {
  const files = new Map(textsOf(content).map(({ file, value }) => [file.relativePath, value.path]));
  const addresses = new Set(routes.map(({ path }) => comparablePath(path)));
  return {
    contentDir,
    pathPrefix: "",
    routeOfFile: (relativePath) => files.get(relativePath),
    isRoute: (path) => addresses.has(comparablePath(path)),
    linkSeverity: content.site.checks.links,
    copyAsset: () => Promise.resolve(""),
    makePicture: measurePicture,
    ...keep,
  };
}

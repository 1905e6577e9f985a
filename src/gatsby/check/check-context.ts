import { addressKey } from "../../shared/built-files";
import { comparablePath, isWithin } from "../../shared/paths";
import { nearest } from "../../shared/problem";
import { textsOf, type Content } from "../../content/content";
import { byFile, lookUpFile } from "../../markdown/links/link-address";
import type { Reference } from "../../markdown/links/reference";
import { measurePicture } from "../../markdown/pictures/pictures";
import type { SiteContext } from "../../markdown/site-context";
import { movedTexts } from "./old-addresses";
import type { Route } from "./routes";

/** The references of a text. Those into a section whose addresses are not all known are not judged. */
export const withUnknown = (references: readonly Reference[], { unknownSections }: Content): Reference[] =>
  references.map((reference) =>
    unknownSections.some((section) => isWithin(section, reference.target))
      ? { ...reference, mayBeOfHost: true }
      : reference,
  );

/** Returns what the check needs to resolve links and pictures of texts. It writes no files. */
export function checkContext(content: Content, routes: readonly Route[], contentDir: string): SiteContext {
  const files = byFile(textsOf(content).map(({ file, value }) => [file.relativePath, value.path]));
  const addresses = new Map(routes.map(({ path }) => [comparablePath(path), path]));
  const moved = new Map(
    movedTexts(content).flatMap(({ path, oldAddresses }) =>
      oldAddresses.map((address) => [comparablePath(addressKey(address)), path]),
    ),
  );
  // Hosts redirect it to the home page.
  const guesses = [...addresses.keys()].filter((path) => path !== "/index");
  return {
    contentDir,
    pathPrefix: "",
    routeOfFile: (relativePath) => lookUpFile(relativePath, files),
    isRoute: (path) => addresses.has(comparablePath(path)),
    nearestRoute(path) {
      const wanted = comparablePath(path);
      if (moved.has(wanted)) return moved.get(wanted);
      const found = nearest(wanted, guesses, wanted.split("/").at(-1));
      return found && addresses.get(found);
    },
    linkSeverity: content.site.checks.links,
    copyAsset: () => Promise.resolve(""),
    makePicture: measurePicture,
  };
}

import { htmlFile } from "../../shared/built-files";
import { ownOldAddresses } from "../../shared/doc-versions";
import { isFile } from "../../shared/files";
import { comparablePath } from "../../shared/paths";
import { errorAt, type Problem } from "../../shared/problem";
import { textsOf, type Content, type Entry } from "../../content/content";
import type { ContentFile } from "../../content/content-file";
import { placeOf } from "../../content/positions";
import { redirects } from "../../outputs/hosting/rules";
import type { Route } from "./routes";

interface Redirecting {
  path: string;
  docId?: string;
  version?: string;
  front: { title: string; redirect_from?: string[] | undefined };
}

/** Returns the texts with the old addresses that lead to each. */
export function movedTexts(content: Content): { file: ContentFile; path: string; oldAddresses: string[] }[] {
  const texts: Entry<Redirecting>[] = textsOf(content);
  const moved = texts.map(({ value: { docId, version, front } }) => ({
    docId,
    version,
    oldAddresses: front.redirect_from ?? [],
  }));
  const own = ownOldAddresses(moved, content.docVersions);
  return texts.map(({ file, value: { path } }, index) => ({ file, path, oldAddresses: own[index]! }));
}

/**
 * Reports old addresses in `redirect_from` that are taken: by a page, another text, a redirect of the site or a file.
 */
export function findTakenAddresses(content: Content, routes: readonly Route[]): Problem[] {
  const taken = new Map<string, string>();
  for (const { path, name } of [...routes].reverse()) taken.set(comparablePath(path), name);
  for (const { from, to } of redirects())
    for (const path of from) taken.set(comparablePath(path), `the redirect to ${to}`);
  return movedTexts(content).flatMap(({ file, path, oldAddresses }) =>
    [...new Set(oldAddresses)].flatMap((address): Problem[] => {
      const key = comparablePath(address.replace(/(?:\/index)?\.html?$/, ""));
      if (key === comparablePath(path)) return [];
      // A folder takes no address: pictures of a post are often in one with its name.
      const taker = [`static${address}`, `static${htmlFile(address)}`].find(isFile);
      const other = taken.get(key) ?? (taker ? `the file ${taker}` : undefined);
      taken.set(key, file.relativePath);
      if (other === undefined) return [];
      const message = `The old address ${address} is already taken by ${other}.`;
      return [
        errorAt(
          placeOf(file, "redirect_from", address),
          message,
          "Expected an address at which there is nothing else.",
        ),
      ];
    }),
  );
}

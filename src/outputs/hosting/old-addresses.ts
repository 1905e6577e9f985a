import type { BuildArgs } from "gatsby";
import { htmlFile } from "../../shared/built-files";
import { LANGUAGE } from "../../shared/dates";
import { ownOldAddresses, type DocVersion } from "../../shared/doc-versions";
import { escapeMarkup } from "../../shared/escape";
import { textNodes } from "../listed-content";
import type { WriteFile } from "../write-file";
import type { Redirect } from "./rules";

/** Returns the redirects from `redirect_from` in the front matter of texts. */
export function redirectsOfTexts(reader: Pick<BuildArgs, "getNodesByType">): Redirect[] {
  const texts = textNodes(reader).filter(({ built, redirectFrom }) => built !== false && Array.isArray(redirectFrom));
  const moved = texts.map(({ docId, version, redirectFrom }) => ({
    docId: docId as string | undefined,
    version: version as string | undefined,
    oldAddresses: redirectFrom as string[],
  }));
  const versions = reader.getNodesByType("DocVersion") as unknown as DocVersion[];
  return ownOldAddresses(moved, versions)
    .map((addresses, index) => {
      const to = String(texts[index]!.path);
      // An old address may be that of the text: a post at its date because a newer one has its name.
      return { from: addresses.filter((address) => htmlFile(address) !== htmlFile(to)), to };
    })
    .filter(({ from }) => from.length > 0);
}

/** A script of these pages, in a file because of the policy. */
const SCRIPT = "/moved.js";
const WITH_REST = 'location.replace(document.querySelector("link").href + location.search + location.hash);\n';

/**
 * Writes an HTML redirect at each old address, for hosts that support no redirect rules. With scripting it keeps the query
 * and the fragment.
 */
export function writeOldPages(redirects: readonly Redirect[], prefix: string, write: WriteFile): void {
  for (const { from, to } of redirects) {
    for (const address of from) write(htmlFile(address), oldPage(prefix + to, prefix + SCRIPT));
  }
  if (redirects.length > 0) write(SCRIPT, WITH_REST);
}

function oldPage(address: string, script: string): string {
  const to = escapeMarkup(encodeURI(address));
  return `<!doctype html>
<html lang="${LANGUAGE}">
  <head>
    <meta charset="utf-8" />
    <title>This page has moved</title>
    <link rel="canonical" href="${to}" />
    <meta name="robots" content="noindex" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <script src="${script}"></script>
    <meta http-equiv="refresh" content="0; url=${to}" />
  </head>
  <body>
    <p>This page has moved to <a href="${to}">${escapeMarkup(address)}</a>.</p>
  </body>
</html>
`;
}

import path from "node:path";
import { valueAt } from "../../src/content/front-matter/values";
import type { ContentFile } from "../../src/content/content-file";
import { byFile, isOfThisPage, lookUpFile, splitAddress } from "../../src/markdown/links/link-address";
import { isModule } from "../../src/markdown/syntax/source";
import { isIn, relativeTo } from "../../src/shared/files";
import { decodeAddress, isExternalUrl, isFilePath, linkAddress } from "../../src/shared/paths";
import * as keys from "./front-matter";
import { ADDRESS, PICTURE, replaceInText } from "./markdown";
import { findOldFile, IS_TEXT, keyOf, targetOf, type OldSite, type OldText } from "./old-site";

/**
 * Returns a text with its addresses in the new site, and without what the old tool reads in another way. One whose front
 * matter cannot be read stays as it is. `keepsAddress` adds the old address.
 */
export function rewrite(text: OldText, site: OldSite, keepsAddress: boolean): string {
  const { content, written, section, address, source } = text;
  if (written.data === undefined) return content;
  const head = keys.splitHead(content, written);
  const { edits, cover } = rewritePictures(text.read, head, text, site);
  if (site.tool !== "docusaurus") edits.push(...keys.namesAsMaps(head));
  if (site.tool === "hugo") edits.push(...keys.wholeAliases(head, address ?? text.newAddress));
  if (site.tool === "jekyll") edits.push(...keys.splitTags(head));
  if (section.kind === "draft" && valueAt(written.data, ["draft"]) === undefined)
    edits.push(keys.addKey(head, "draft", "true"));
  if (keepsAddress && address !== undefined) edits.push(keys.addOldAddress(head, address));
  // The page of a post shows its cover above the text.
  const repeats = (old = "") => section.noun === "post" && !!cover && findOldFile(site, old, source) === cover;
  const end = /^#{2,6} /m.exec(head.body)?.index ?? head.body.length;
  const lead = replaceInText(head.body.slice(0, end), PICTURE, (_, old) => (repeats(old) ? "" : undefined));
  const result = replaceInText(lead + head.body.slice(end), ADDRESS, (old) => {
    const value = newAddress(old, text, site);
    if (value !== undefined && value !== old) site.changed.link += 1;
    return value;
  });
  return keys.applyEdits(head.source, edits) + result;
}

/** Covers and pictures of authors have to be in the content folder: those in `static/` are copied to `content/covers/`. */
export function rewritePictures(
  read: ContentFile,
  head: keys.Head,
  { source, target }: Pick<OldText, "source" | "target">,
  site: OldSite,
): { edits: keys.Edit[]; cover: string | undefined } {
  let cover: string | undefined;
  const edits = keys.picturesOf(read).flatMap(({ scalar, isCover }): keys.Edit[] => {
    const names = isExternalUrl(scalar.value) ? [] : [scalar.value, `images/${scalar.value}`];
    const file = names.map((name) => findOldFile(site, name, source)).find((found) => found !== undefined);
    if (file === undefined || IS_TEXT.test(file)) return [];
    if (isCover) cover = file;
    let place = targetOf(site, file);
    if (isIn(place, site.toTarget("static"))) {
      place = site.toTarget(path.join("content/covers", relativeTo(site.toTarget("static"), place)));
      site.files.set(`${file} as a cover`, { source: file, target: place });
    }
    if (path.resolve(path.dirname(target), scalar.value) === place) return [];
    site.changed.cover += 1;
    return [keys.replaceScalar(head, scalar, relativePath(target, place))];
  });
  return { edits, cover };
}

const relativePath = (from: string, to: string): string => {
  const name = relativeTo(path.dirname(from), to);
  return name.startsWith(".") ? name : `./${name}`;
};

/** The address in the new site of what an address in a text means. Undefined if it stays or is not certain. */
function newAddress(written: string, text: OldText, site: OldSite): string | undefined {
  const isOfSite = site.origin !== undefined && written.startsWith(`${site.origin}/`);
  const address = isOfSite ? written.slice(site.origin!.length) : written;
  if (isOfThisPage(address) || (isExternalUrl(address) && !address.startsWith("pathname:"))) return undefined;
  const { target, suffix } = splitAddress(address);
  const file = findOldFile(site, address, text.source);
  const other = site.texts.get(file ?? "");
  const beside = path.resolve(path.dirname(text.target), decodeAddress(target));
  // The imports of a post with code of its own make its links those of the page.
  const isOfModule = text.section.noun === "post" && isModule(text.target, text.written.text ?? "");
  if (other && !isOfModule && lookUpFile(beside, byFile([[other.target, true]]))) return undefined;
  const isPath = !isFilePath(target) || /\.html?$/.test(target);
  const folder = (text.address ?? text.newAddress).replace(/[^/]*$/, "");
  const page = isPath ? site.byAddress.get(keyOf(path.posix.resolve(folder, target))) : undefined;
  const meant = page ?? (isOfModule || (isPath && target.startsWith("/")) ? other : undefined);
  if (meant) return linkAddress(meant.newAddress) + suffix;
  if (file === undefined || (!other && IS_TEXT.test(file))) return undefined;
  const place = other?.target ?? targetOf(site, file);
  const statics = site.toTarget("static");
  if (isIn(place, statics)) return encodeURI(`/${relativeTo(statics, place)}`) + suffix;
  return beside === place ? undefined : encodeURI(relativePath(text.target, place)) + suffix;
}

import { isUtf8 } from "node:buffer";
import fs from "node:fs";
import path from "node:path";
import { contentFile, withUnixLines, type ContentFile } from "../../src/content/content-file";
import { isDocFile, parseDoc } from "../../src/content/doc";
import { oldAddressForm } from "../../src/content/fields";
import { valueAt } from "../../src/content/front-matter/values";
import { isPageFile, parsePage } from "../../src/content/page";
import { isPostFile, parsePost, type Post } from "../../src/content/post";
import { relativeTo } from "../../src/shared/files";
import { kebabCase } from "../../src/shared/kebab-case";
import { docPath, DOCS_PATH } from "../../src/shared/paths";
import { findBase } from "./docusaurus";
import { withPelicanHead, withSlashes } from "./front-matter";
import { hasMdx, replaceTags } from "./markdown";
import { withoutLanguage, type OldFile, type OldSite, type OldText } from "./old-site";
import { readPermalinks, TOOLS } from "./tools";

const PARSERS = { post: parsePost, document: parseDoc, page: parsePage };

/** Where the texts of a folder were: the pattern of posts, and what Docusaurus has in place of `/docs`. */
interface OldAddresses {
  pattern?: string | undefined;
  base?: string | undefined;
}

/** Reads a text. Undefined for one that is empty, not encoded in UTF-8, or a partial such as `_note.mdx`. */
export function readOldText(file: OldFile, site: OldSite, addresses: OldAddresses = {}): OldText | undefined {
  const { source, section } = file;
  const { folder, tool, config, toTarget } = site;
  const { pattern = "", base } = addresses;
  const bytes = fs.readFileSync(source);
  const raw = bytes.toString("utf8").replace(/^\uFEFF/, "");
  const unix = withUnixLines(raw);
  const body = replaceTags(tool === "pelican" ? withPelicanHead(unix) : unix, tool, config);
  const nameInEnglish = /\.en\.\w+$/.test(file.name) ? withoutLanguage(file.name, site) : file.name;
  const plain = nameInEnglish.replace(/\.markdown$/i, ".md").replace(/(^|\/)_index(?=\.\w+$)/, "$1index");
  const name = tool === "docusaurus" && plain.endsWith(".md") && hasMdx(body) ? `${plain}x` : plain;
  const target = toTarget(path.join(section.target, name));
  const relative = path.posix.join(section.target.replace(/^content\//, ""), name);
  const withoutEnding = plain.replace(/(?:\/?index)?\.mdx?$/, "");
  const around = tool === "hugo" && section.noun !== "post" ? path.posix.dirname(withoutEnding) : undefined;
  const content = withSlashes(body, contentFile(target, relative, body), around);
  const written = contentFile(target, relative, content);
  const isOfSite = [isPostFile, isDocFile, isPageFile].some((is) => is(written.relativePath));
  if (!isUtf8(bytes) || !written.isText || !isOfSite) return undefined;
  const { file: read, value } = PARSERS[section.noun as keyof typeof PARSERS](written);
  const newAddress = "path" in value ? value.path : docPath(value.route);
  const ofFolder = relativeTo(folder, section.root);
  const address =
    "date" in value
      ? oldAddress(wordsOf(tool, pattern), value, written, ofFolder, withoutEnding, TOOLS[tool]!.isLower)
      : { doc: oldDocAddress(tool, written, withoutEnding, newAddress, base), page: newAddress }[
          section.kind as string
        ];
  return { ...file, name, target, content, raw, written, read, address, newAddress };
}

/** Returns the address that a document had. `base` is what Docusaurus has in place of `/docs`. */
function oldDocAddress(tool: string, written: ContentFile, name: string, newAddress: string, base?: string): string {
  const { hasDocsAtRoot, isLower } = TOOLS[tool]!;
  const slug = valueAt(written.data, ["slug"]);
  if (hasDocsAtRoot) return inLowerCase(path.posix.join("/", String(slug ?? name), "/"));
  const whole = wholeAddress(written);
  if (whole !== undefined) return whole;
  if (base !== undefined) return path.posix.join("/", base, newAddress.slice(DOCS_PATH.length));
  if (tool === "docusaurus" || slug !== undefined) return newAddress;
  return isLower ? inLowerCase(`/docs/${name}/`) : `/docs/${name}/`;
}

/**
 * Returns the address that a post had, or undefined if a part of it is not known. The pattern has the words `:year`,
 * `:month`, `:day`, `:date` (the three, if the name begins with them), `:name` (the slug, otherwise the name of the file
 * without its date), `:file` (its whole path below the folder of posts), `:title` (the slug, otherwise the title),
 * `:section` (the name of that folder), `:categories` (the folders around it, then the post's own), Jekyll's `:i_month` and
 * `:i_day` (without a zero), and Hugo's words for its file and folders. `permalink` or `url` in the front matter is an
 * address without a pattern. Only such an address keeps its capitals with `isLower`.
 */
export function oldAddress(
  pattern: string | undefined,
  { front, slug, date }: Pick<Post, "front" | "slug" | "date">,
  { data }: Pick<ContentFile, "data">,
  folder: string,
  name: string,
  isLower = false,
): string | undefined {
  const whole = wholeAddress({ data });
  if (whole !== undefined) return checked(whole);
  const inName = DAY.exec(name);
  // The day as it is written: `date` is in UTC.
  const [, year, month, day] = (inName ?? DAY.exec(String(valueAt(data, ["date"]))) ?? DAY.exec(date) ?? []).map(
    (part) => part.padStart(2, "0"),
  );
  const own = front.slug;
  const last = path.posix.basename(name);
  const named = valueAt(data, ["categories"]);
  const categories =
    typeof named === "string" ? named.split(/[\s,]+/) : [named ?? valueAt(data, ["category"]) ?? []].flat();
  const words: Record<string, string | undefined> = {
    ...{ i_month: month?.replace(/^0/, ""), i_day: day?.replace(/^0/, "") },
    ...{ year, month, day, section: path.posix.basename(folder), name: slug },
    date: inName && own === undefined ? [year, month, day].join("/") : "",
    ...{ contentbasename: last, filename: last, slugorcontentbasename: own ?? last, slugorfilename: own ?? last },
    sections: path.posix.join(path.posix.basename(folder), path.posix.dirname(name)),
    file: own === undefined || own.includes("/") ? (own ?? name) : name.replace(/[^/]*$/, own),
    title: own ?? titleSlug(front.title, /[^\p{L}\p{M}\p{N}\s_-]/gu),
    hugotitle: own ?? titleSlug(front.title, /[^\p{L}\p{M}\p{N}\s._+~#-]/gu),
    categories: [
      path.posix.dirname(folder).replace(/^\.$/, ""),
      ...categories.map((each) => kebabCase(String(each))),
    ].join("/"),
  };
  const address = pattern?.replace(/:(\w+)/g, (all, word: string) => words[word] ?? all).replace(/\/{2,}/g, "/");
  return checked(isLower && address !== undefined ? inLowerCase(address) : address);
}

/** The address in the front matter of a text: `permalink`, `url`, or `path` of Gatsby. */
function wholeAddress({ data }: Pick<ContentFile, "data">): string | undefined {
  const ofGatsby = valueAt(data, ["path"]);
  const isWhole = typeof ofGatsby === "string" && ofGatsby.startsWith("/");
  const whole = valueAt(data, ["permalink"]) ?? valueAt(data, ["url"]) ?? (isWhole ? ofGatsby : undefined);
  if (typeof whole !== "string" || /[:{]/.test(whole)) return undefined;
  return `/${whole.replace(/^\/+|index\.html$/g, "")}`;
}

/** Throws unless an address is made of known words. `from` says where the pattern is, if nobody typed it. */
export function checkPattern(pattern: string, from = ""): void {
  if (!/^\/[^\s`"'<>{}|\\^]*$/.test(pattern))
    throw new Error(`${from}"${pattern}" is not an address. Expected one such as /:year/:month/:name/, or none.`);
  const unknown = pattern.match(/:\w+(?:\[[^\]]*\])?/g)?.find((word) => !WORDS.includes(word.slice(1)));
  if (unknown === undefined) return;
  throw new Error(
    `${from}No part of an address is called ${unknown}. Expected :${WORDS.join(", :")}, or --addresses none.`,
  );
}

/** Returns the pattern of the addresses of the posts in a folder, if the configuration of the site has one. */
export function findPattern(folder: string, tool: string, root: string): string | undefined {
  const base = tool === "docusaurus" ? findBase(folder, root) : undefined;
  if (base !== undefined) return path.posix.join("/", base, ":date/:name");
  const found = tool === "hugo" ? readPermalinks(folder)[path.basename(root)] : undefined;
  return typeof found === "string" ? path.posix.join("/", found) : undefined;
}

/** The words of `--addresses`. */
const WORDS = (
  "year month day i_month i_day date name slug file title section sections categories " +
  "contentbasename slugorcontentbasename filename slugorfilename"
).split(" ");

/** Writes a pattern in the words of `oldAddress`: tools have different ones for the slug. */
const wordsOf = (tool: string, pattern: string): string =>
  pattern.replace(/:(slug|title)\b/g, (_, word: string) => {
    if (tool === "hugo") return ":hugotitle";
    return word === "slug" || tool === "jekyll" || tool === "hexo" ? ":name" : ":title";
  });

/** Returns a title as an address, without the characters that the tool drops. */
const titleSlug = (title: string, dropped: RegExp): string =>
  title
    .replace(dropped, "")
    .trim()
    .replace(/\s*(-+)\s*|\s+/g, (_, hyphens?: string) => hyphens ?? "-")
    .toLowerCase();

const DAY = /(\d{4})[-/](\d{1,2})[-/](\d{1,2})/;

const inLowerCase = (address: string): string => address.toLowerCase().replace(/\s+/g, "-");

/** An address that `redirect_from` takes. A colon is left of a word that is not known. */
export const checked = (address = ""): string | undefined => oldAddressForm.safeParse(address).data;

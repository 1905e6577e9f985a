import fs from "node:fs";
import path from "node:path";
import type { ContentFile } from "../../src/content/content-file";
import { splitAddress } from "../../src/markdown/links/link-address";
import { addressKey } from "../../src/shared/built-files";
import { filesBelow, isFile, isFolder, isIn, relativeTo } from "../../src/shared/files";
import { comparablePath, decodeAddress } from "../../src/shared/paths";
import { KINDS, readConfig, TOOLS } from "./tools";

/** A folder of the old site, and where its files go. */
interface Section {
  root: string;
  kind: keyof typeof KINDS;
  noun: (typeof KINDS)[keyof typeof KINDS]["noun"];
  /** From the working directory of the site: `content/blog`. */
  target: string;
  /** Whether the folders in it are left out. */
  isShallow: boolean;
}

/** A file of the old site that is copied. */
export interface OldFile {
  source: string;
  section: Section;
  /** Below the folder of its section. */
  name: string;
}

/** A text of the old site. */
export interface OldText extends OldFile {
  /** The new file, absolute. */
  target: string;
  /** The text but for the changes of `rewrite`, with the line ends of Unix. */
  content: string;
  /** The text as it is written. */
  raw: string;
  /** With the keys as they are written. */
  written: ContentFile;
  /** With the keys of the site. */
  read: ContentFile;
  /** The address that it had, if it is known. */
  address: string | undefined;
  newAddress: string;
}

/** A file to write. Without `content` it is a copy. */
export interface PlannedFile {
  source: string;
  /** Absolute. */
  target: string;
  content?: string;
}

/** The old site, and what of it goes where. */
export interface OldSite {
  folder: string;
  tool: string;
  /** The text of its configuration files. */
  config: string;
  sections: readonly Section[];
  /** By their sources. */
  texts: Map<string, OldText>;
  /** The texts by the keys of their addresses in the old site. */
  byAddress: Map<string, OldText>;
  /** What is written, by its sources. Files that texts show are added. */
  files: Map<string, PlannedFile>;
  changed: { link: number; cover: number; redirect: number };
  /** What is not copied: texts, or their folders, sidebars that cannot be read, data, and rules of hosts. */
  left: string[];
  /** The texts that are copied as they are: `docs/_note.mdx`. */
  unread: string[];
  /** Returns the absolute path of `content/…` or `static/…`. */
  toTarget(name: string): string;
  /** The patterns of the old addresses of posts, if they are kept. */
  patterns: string[];
  /** The posts that do not get their old address. */
  lost: string[];
  /** Its URL, if its configuration gives it: `https://ada.example`. */
  origin: string | undefined;
}

export const IS_TEXT = /\.(?:mdx?|markdown)$/i;
/** Files that only the old tool or its packages read, or that the build writes by itself. */
export const IS_LEFT =
  /(?:^|\/)(?:\.(?!well-known\/)|node_modules\/|(?:_redirects|_headers|Thumbs\.db|(?:author|tag)s?\.ya?ml)$)/;
/** Code of layouts. */
const IS_CODE = /\.(?:css|s[ac]ss|less|[cm]?[jt]sx?|html)$/i;
/** The home page, the not-found page, and files beside pages: pictures are copied with the texts that show them. */
const IS_NO_PAGE = /^(?!.*\.(?:mdx?|markdown)$)|^(?:_?index|404)(?:\.en)?\.\w+$/i;

/** Removes the language from the name of a text of Hugo if the configuration has it: `a.de.md` is `a.md`. */
export function withoutLanguage(name: string, { tool, config }: Pick<OldSite, "tool" | "config">): string {
  const [, language] = /\.([a-z]{2,3}(?:[-_][a-z]+)*)\.(?:md|markdown)$/i.exec(name) ?? [];
  const isKnown = tool === "hugo" && new RegExp(`^\\s*(?:\\[(?:languages\\.)?|["']?)${language}\\b`, "im").test(config);
  return language && isKnown ? name.replace(/\.[^.]+(?=\.\w+$)/, "") : name;
}

/** Whether a text is the translation of one in English beside it: of `a.en.md`, or `a.md`. */
export function isTranslation(source: string, site: Pick<OldSite, "tool" | "config">): boolean {
  const plain = withoutLanguage(source, site);
  const english = plain.replace(/(?=\.\w+$)/, ".en");
  const hasEnglish = withoutLanguage(english, site) === plain && isFile(english);
  return IS_TEXT.test(source) && source !== english && (hasEnglish || (source !== plain && isFile(plain)));
}

/** Finds the folders of the old site that its tool usually has. */
export function findSections(site: string, tool: string): Section[] {
  const sections: Section[] = [];
  const config = readConfig(site, tool);
  for (const kind of Object.keys(KINDS) as Section["kind"][]) {
    for (const place of TOOLS[tool]![kind] ?? []) {
      const isShallow = place.endsWith("*.md");
      const root = path.join(site, place.replace(/\/?\*.*$/, ""));
      const others = isShallow ? [] : sections.filter((other) => other.kind === kind);
      const isLast = kind === "doc" || path.basename(place) === "content";
      const isTaken = others.some((other) => isLast || isIn(root, other.root) || isIn(other.root, root));
      const isForeign = place.startsWith("..") && !config.includes(place);
      const { target, noun } = KINDS[kind];
      const keepsName = kind === "static" && !place.endsWith("*");
      const named = keepsName ? `${target}/${path.basename(root)}` : target;
      if (isFolder(root) && !isTaken && !isForeign) sections.push({ root, kind, noun, target: named, isShallow });
    }
  }
  return sections;
}

/** Lists the files of all sections. Each belongs to the innermost. */
export function listFiles(site: Pick<OldSite, "sections" | "tool" | "config">): OldFile[] {
  const { sections } = site;
  return sections.flatMap((section): OldFile[] => {
    const { root, kind, target, isShallow } = section;
    const inner = sections.filter((other) => other !== section && !other.isShallow && isIn(other.root, root));
    const sources = isShallow ? fs.readdirSync(root).map((name) => path.join(root, name)) : filesBelow(root);
    const own = sources.sort().filter((source) => isFile(source) && !inner.some((other) => isIn(source, other.root)));
    return own.flatMap((source): OldFile[] => {
      // macOS writes names in another Unicode form than people type in links.
      const name = relativeTo(root, source)
        .normalize()
        .replace(kind === "version" ? /^version-/ : "", "");
      const leaves = { page: IS_NO_PAGE, post: /(?:^|\/)_index\./ }[kind as string];
      const isOfLayouts = target.startsWith("static/") || /[\\/]src[\\/]pages[\\/]/.test(root);
      // Documents of Starlight are at the root of the site.
      const isNotFoundPage = /[\\/]src[\\/]content[\\/]docs$/.test(root) && /^404\.\w+$/.test(name);
      const isLeft = isNotFoundPage || IS_LEFT.test(name) || leaves?.test(name) || (isOfLayouts && IS_CODE.test(name));
      return isLeft || isTranslation(source, site) ? [] : [{ source, section, name }];
    });
  });
}

/** Returns one key for all forms of an address. */
export const keyOf = (address: string): string => comparablePath(addressKey(decodeAddress(address))).normalize();

const ENDINGS = [
  ...["", ".md", ".mdx", ".markdown", "/index.md", "/index.mdx", "/_index.md", "/README.md"],
  ...[".en.md", "/index.en.md", "/_index.en.md"],
];

/** Finds the file of the old site that an address in one of its texts means. Ignores folders. */
export function findOldFile(site: OldSite, address: string, from: string): string | undefined {
  // `{static}/a.png` is an address in Pelican, `@/a.png` in Astro, and `@site/a.png` in Docusaurus.
  const plain = address.replace(/^(?:pathname:\/\/|\{\w+\}|@site(?=\/)|[@~](?=\/))/, "");
  const target = decodeAddress(splitAddress(plain).target);
  if (target === "") return undefined;
  // `/contact` is not `docs/contact.md`, but `/docs/contact.md` is.
  const isRoot = ({ kind }: Section) => kind === "static" || !target.startsWith("/");
  const inSections = site.sections.flatMap((each) => [...(isRoot(each) ? [each.root] : []), path.dirname(each.root)]);
  const places = [...inSections, site.folder, path.join(site.folder, "src")];
  if (!target.startsWith("/")) places.unshift(path.dirname(from));
  const names = places.flatMap((place) => [
    path.join(place, target),
    path.join(place, target.replace(/\.(?:html?|md)$/, "")),
  ]);
  // In Hugo, a picture next to a post has an address below that of the post.
  const beside = site.byAddress.get(keyOf(path.posix.dirname(target)));
  if (beside) names.push(path.join(path.dirname(beside.source), path.basename(target)));
  const found = names
    .flatMap((name) => ENDINGS.map((end) => name + end))
    .find((file) => isFile(file) && !isTranslation(file, site));
  if (found !== undefined || site.tool !== "hugo" || target.startsWith("/")) return found;
  // `ref` finds a text of any folder by the end of its path.
  const ends = ENDINGS.map((end) => `/${target}${end}`);
  const texts = [...site.texts.values()].filter(({ name }) => ends.some((end) => `/${name}`.endsWith(end)));
  return texts.length === 1 ? texts[0]!.source : undefined;
}

/** Returns where a file goes, and adds it to the plan if it is in no folder for copying. */
export function targetOf({ folder, sections, files, toTarget }: OldSite, file: string): string {
  const known = files.get(file);
  if (known) return known.target;
  const section = sections.find(({ root, isShallow }) => !isShallow && isIn(file, root));
  const name = relativeTo(section?.root ?? folder, file)
    .normalize()
    .replace(/^(?:(?:\.\.|src|content|assets)\/)+/, "");
  const target = toTarget(path.join(section?.target ?? "content/assets", name));
  files.set(file, { source: file, target });
  return target;
}

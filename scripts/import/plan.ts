import fs from "node:fs";
import path from "node:path";
import { withLineEndsOf } from "../../src/content/content-file";
import { SECTIONS } from "../../src/outputs/address-list";
import { isFile, isFolder, relativeTo } from "../../src/shared/files";
import { groupBy } from "../../src/shared/group-by";
import { SEARCH_PATH } from "../../src/shared/paths";
import { findBase, planData } from "./docusaurus";
import { aliasesOf, splitHead } from "./front-matter";
import { findSections, IS_TEXT, isTranslation, keyOf, listFiles } from "./old-site";
import type { OldSite, OldText, PlannedFile } from "./old-site";
import { checked, checkPattern, findPattern, readOldText } from "./old-texts";
import { rewrite } from "./rewrite";
import { findOrigin, readConfig, TOOLS } from "./tools";

/**
 * Reads an old site and plans what to write. `addresses` is the pattern of the old addresses of posts, `none`, or
 * undefined for those of the configuration or the tool. Throws if a file cannot be read.
 */
export function planImport(
  folder: string,
  tool: string,
  addresses: string | undefined,
  toTarget: (name: string) => string,
): OldSite {
  const sections = findSections(folder, tool);
  const isKept = addresses !== "none";
  const patternOf = (root: string): string | undefined => {
    if (isKept && addresses !== undefined) return addresses;
    const pattern = findPattern(folder, tool, root);
    if (pattern === undefined) return TOOLS[tool]!.address;
    if (isKept) checkPattern(pattern, `The configuration has the addresses ${pattern}: pass others with --addresses. `);
    return pattern;
  };
  // The newest version of Docusaurus is at the base, not the folder of documents.
  const hasBase = tool === "docusaurus" && !isFolder(path.join(folder, "versioned_docs"));
  const addressesOf = new Map(
    sections.map((section) => {
      const { kind, noun, root } = section;
      const base = hasBase && kind === "doc" ? findBase(folder, root) : undefined;
      return [section, { pattern: noun === "post" ? patternOf(root) : undefined, base }];
    }),
  );
  const patterns = [...addressesOf.values()].flatMap(({ pattern }) => pattern ?? []);
  const config = readConfig(folder, tool);
  const site: OldSite = {
    ...{ folder, tool, config, sections, toTarget, changed: { link: 0, cover: 0, redirect: 0 }, left: [], unread: [] },
    ...{ patterns: isKept ? [...new Set(patterns)] : [], lost: [], origin: findOrigin(config) },
    ...{ texts: new Map(), byAddress: new Map(), files: new Map() },
  };
  const { texts, files, byAddress } = site;
  for (const file of listFiles(site)) {
    const { source, section, name } = file;
    const isText = section.noun !== "file" && IS_TEXT.test(name);
    const text = isText ? readOldText(file, site, addressesOf.get(section)) : undefined;
    if (isText && !text) site.unread.push(relativeTo(folder, source));
    if (!text) files.set(source, { source, target: toTarget(path.join(section.target, name)) });
    else if (!isNoPage(text)) texts.set(source, text);
  }
  const all = [...texts.values()];
  const aliases = (text: OldText) => aliasesOf(splitHead(text.content, text.written), text.address ?? text.newAddress);
  for (const text of all) for (const { whole } of aliases(text)) byAddress.set(keyOf(whole), text);
  for (const text of all) if (text.address !== undefined) byAddress.set(keyOf(text.address), text);
  const keeping = isKept ? keepAddresses(all) : new Set();
  for (const text of all) {
    files.set(text.source, { ...text, content: withLineEndsOf(text.raw, rewrite(text, site, keeping.has(text))) });
  }
  if (tool === "docusaurus") planData(site);
  const others = isKept ? all.filter((text) => text.section.kind === "post" && !keeping.has(text)) : [];
  const lost = others.filter(({ address = "", newAddress }) => keyOf(address) !== keyOf(newAddress));
  site.lost = lost.map(({ source }) => relativeTo(folder, source));
  site.changed.redirect = keeping.size;
  site.left.push(...findLeft(site));
  return site;
}

/** Whether a text is not a page of the old site: without front matter beside its configuration, or without words. */
const isNoPage = ({ section, content, written }: OldText): boolean =>
  section.kind === "page" && (written.text?.trim() === "" || (section.isShallow && !/^(?:---|\+\+\+)/.test(content)));

/** Pages that this site may have without a text. */
const OWN_PATHS = ["/", SEARCH_PATH, ...SECTIONS.map(([address]) => address)];

/** Finds the texts that get their old address: where no text is, and no other was. */
function keepAddresses(texts: readonly OldText[]): Set<OldText> {
  const taken = new Set([...OWN_PATHS, ...texts.map(({ newAddress }) => newAddress)].map(keyOf));
  const kept = texts.filter(({ address, section }) => {
    if (section.kind === "draft" || address === undefined || checked(address) === undefined) return false;
    const isFree = !taken.has(keyOf(address));
    taken.add(keyOf(address));
    return isFree;
  });
  return new Set(kept);
}

/**
 * Names the rules for hosts, data of authors and tags, and texts that are not copied, or counts the texts of a folder:
 * `_tutorials (9 texts)`. Texts at the root without front matter, such as the README, are about the repository.
 */
function findLeft(site: OldSite): string[] {
  const { folder, files } = site;
  const names = fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => relativeTo("", name))
    .filter((name) => !/(?:^|\/)(?:\.|node_modules\/)|^(?:archetypes|themes)\//.test(name))
    .filter((name) => isFile(path.join(folder, name)) && !files.has(path.join(folder, name)));
  const textOf = (name: string) => fs.readFileSync(path.join(folder, name), "utf8");
  const hasRedirects = (name: string) => MAY_REDIRECT.test(name) && /redirects?\b/i.test(textOf(name));
  const redirects = names.filter(hasRedirects).map((name) => `${name} (redirects)`);
  const rules = [...names.filter((name) => LEFT_RULES.test(name)), ...redirects];
  const data = names.flatMap((name) => {
    const [, kind] = LEFT_DATA.exec(name) ?? [];
    const isThere = [...files.values()].some(({ target }) => path.basename(target) === `${kind}s.yml`);
    return kind && !isThere ? [`${name} (write content/data/${kind}s.yml)`] : [];
  });
  const hasHead = (name: string) => /^(?:---|\+\+\+)\r?\n/.test(textOf(name));
  const texts = names.filter((name) => IS_TEXT.test(name) && (name.includes("/") || hasHead(name)));
  const folders = groupBy(texts, (name) => {
    if (isTranslation(path.join(folder, name), site)) return "translations";
    return name.includes("/") ? path.posix.dirname(name).split("/").slice(0, 3).join("/") : name;
  });
  return [
    ...rules,
    ...[...folders].map(([name, found]) => (found.length > 1 ? `${name} (${found.length} texts)` : found[0]!)),
    ...data,
  ];
}

const LEFT_RULES = /^(?:(?:src|source|content|static|public)\/)?_(?:redirects|headers)$/;
const MAY_REDIRECT = /^(?:netlify\.toml|(?:vercel|firebase)\.json|(?:astro|docusaurus)\.config\.\w+|gatsby-node\.\w+)$/;
const LEFT_DATA = /^(?:(?:_?data|src|source|content|blog)\/)*(author|tag)s?\.(?:ya?ml|json)$/;

/** Names what keeps a plan from being written: two files with one target, or a target with other content. */
export function findConflicts(files: readonly PlannedFile[]): string[] {
  const shown = (file: string) => path.relative(process.cwd(), file);
  return [...groupBy(files, ({ target }) => target)].flatMap(([target, [file, other]]): string[] => {
    if (other) return [`${shown(target)}  would be both ${shown(file!.source)} and ${shown(other.source)}`];
    return isFree(file!) ? [] : [`${shown(target)}  has other content`];
  });
}

/** Whether nothing is at the target, or the same. */
function isFree(file: PlannedFile): boolean {
  const stat = fs.lstatSync(file.target, { throwIfNoEntry: false });
  return stat === undefined || (stat.isFile() && fs.readFileSync(file.target).equals(contentOf(file)));
}

const contentOf = ({ source, content }: PlannedFile): Buffer =>
  content === undefined ? fs.readFileSync(source) : Buffer.from(content);

/** Writes what is not there yet, and returns whether that was anything. If it fails, what it has written is deleted. */
export function writePlan(files: readonly PlannedFile[]): boolean {
  const written: string[] = [];
  try {
    for (const file of files.filter(({ target }) => !fs.existsSync(target))) {
      const made = fs.mkdirSync(path.dirname(file.target), { recursive: true });
      written.push(made ?? file.target);
      fs.writeFileSync(file.target, contentOf(file), { flag: "wx" });
    }
  } catch (error) {
    for (const target of written) fs.rmSync(target, { force: true, recursive: true });
    throw error;
  }
  return written.length > 0;
}

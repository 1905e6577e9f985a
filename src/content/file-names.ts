import path from "node:path";
import { editDistance } from "../shared/edit-distance";
import type { Texts } from "./content";
import { errorAt, nearest, warningAt, type Problem } from "../shared/problem";

const DATA = ["authors", "resume", "sidebars", "site", "tags", "versions"];
const DATA_FILES = DATA.map((name) => `data/${name}.yml`);
const FOLDERS: Record<keyof Texts, string> = { posts: "blog", docs: "docs", pages: "pages", projects: "projects" };
const SECTIONS = [...Object.values(FOLDERS), "docs-versions"];
const SECTION = new RegExp(`^(?:${SECTIONS.join("|")})/`);
/** What people call the folder `blog`. */
const BLOG_NAMES = ["post", "posts", "article", "articles"];
const IS_TEXT = /\.(?:mdx?|markdown|mdown|mkdn?|qmd|rmd)$/i;
/** Directly in the content folder. A name in capitals, such as README, is that of a note about the folder. */
const LOOSE_TEXT = /^(?!(?:[Rr]eadme|[A-Z_-]+)\.)[^_./][^/]*$/;
const IS_SETTINGS = /\.(?:ya?ml|json)$/i;

/**
 * Reports names that differ only in case, folders with the name of a data file, and texts and settings that are not read
 * because the name of their file or folder is wrong. Paths are relative to the content folder.
 */
export function findNameProblems(dir: string, files: readonly string[], folders: readonly string[] = []): Problem[] {
  const at = (name: string) => ({ file: path.join(dir, name) });
  const twins = findTwins(files).map(([name, other]) => {
    const message = `The name differs from ${other} only in upper and lower case.`;
    return errorAt(at(name), message, "Expected another name: macOS and Windows keep only one of the two files.");
  });
  const inPlaceOfFiles = folders
    .filter((name) => DATA_FILES.includes(name) || /(?:^|\/)_category_\.(?:ya?ml|json)$/.test(name))
    .map((name) => errorAt(at(name), `${name} is a folder.`, "Expected a file."));
  const misnamed = files.flatMap((name) => {
    const meant = meantBy(name);
    if (meant === undefined || meant === name) return [];
    const isIndex = isNamedIndex(meant) && !isNamedIndex(name);
    const isOtherEnding = !isIndex && IS_TEXT.test(name) && !/\.mdx?$/i.test(name);
    // The source of a text that another program has rendered beside it.
    if (isOtherEnding && files.includes(meant)) return [];
    const message = isIndex ? "Only index in lower case stands for its folder." : "A file of this name is not read.";
    return [warningAt(at(name), message, isOtherEnding ? "Expected the ending .md." : `Expected the name ${meant}.`)];
  });
  const texts = files.filter((name) => /^[^_.].*\//.test(name) && IS_TEXT.test(name) && !SECTION.test(name));
  const unread = [...new Set(texts.map((name) => name.split("/")[0]!))].flatMap((folder) => {
    const name = folder.toLowerCase();
    const meant = BLOG_NAMES.includes(name) ? "blog" : SECTIONS.find((section) => editDistance(name, section) <= 1);
    if (meant === undefined) return [];
    return [warningAt(at(folder), "The texts in this folder are not read.", `Expected them in ${meant}/.`)];
  });
  const loose = files
    .filter((name) => LOOSE_TEXT.test(name) && IS_TEXT.test(name))
    .map((name) => {
      const message = "A text that is in none of the folders for texts is not read.";
      return warningAt(at(name), message, "Expected it in blog/, docs/, pages/ or projects/.");
    });
  return [...twins, ...inPlaceOfFiles, ...misnamed, ...unread, ...loose];
}

const isNamedIndex = (name: string): boolean => path.posix.parse(name).name === "index";

/** Pairs names that differ only in case with the earlier name. */
function findTwins(names: readonly string[]): [name: string, other: string][] {
  const first = new Map<string, string>();
  return [...names].sort().flatMap((name): [string, string][] => {
    const other = first.get(name.toLowerCase());
    if (other === undefined) first.set(name.toLowerCase(), name);
    return other === undefined ? [] : [[name, other]];
  });
}

/** Returns the name under which a file would be read, which may be its own. Ignores names that begin with `_`. */
function meantBy(name: string): string | undefined {
  const { dir, name: stem, ext } = path.posix.parse(name);
  if (/\/_/.test(`/${dir}`)) return undefined;
  const isHidden = stem.startsWith("_");
  if (!isHidden && IS_TEXT.test(name) && SECTION.test(name))
    return `${dir}/${/^index$/i.test(stem) ? "index" : stem}${/^\.mdx$/i.test(ext) ? ".mdx" : ".md"}`;
  if (!IS_SETTINGS.test(name)) return undefined;
  if (/^docs(?:-versions)?\//.test(name) && nearest(stem, ["_category_"])) {
    return `${dir}/_category_${/^\.(?:json|yaml)$/.test(ext) ? ext : ".yml"}`;
  }
  if (isHidden) return undefined;
  if (/^docs-versions\/[^/]+$/.test(dir)) return nearest(stem, ["sidebars"]) && `${dir}/sidebars.yml`;
  const meant = dir === "data" ? nearest(stem, DATA) : /^(?:blog)?$/.test(dir) && DATA.find((each) => each === stem);
  return meant ? `data/${meant}.yml` : undefined;
}

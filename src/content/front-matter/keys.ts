import { isCollection, isMap, isScalar, isSeq, Pair, Scalar, YAMLMap, YAMLSeq } from "yaml";
import { editDistance } from "../../shared/edit-distance";
import { nearest, warningAt, type Problem } from "../../shared/problem";
import { withDocument, type ContentFile } from "../content-file";
import { convertValue, takeOutOfSidebar, unwrapPicture } from "./conversions";

/** The settings in `data/site.yml` for the front matter of all texts. */
export interface FrontMatterRules {
  /** Keys of the site by their other names. */
  aliases: Readonly<Record<string, string>>;
  unknownKeys: "error" | "warning" | "ignore";
}

export const DEFAULT_RULES: FrontMatterRules = { aliases: {}, unknownKeys: "warning" };

/** The names of the site's keys in other tools. Case, `-` and `_` make no difference. */
const USUAL_NAMES = {
  date: "pubDate pubDatetime publishDate publishedDate publishedAt publishedOn datePublished published created createdAt",
  last_update:
    "lastmod updated updatedDate updateDate updatedAt lastUpdated lastUpdatedAt modDatetime modified lastModified lastModifiedAt dateModified",
  description: "summary excerpt desc",
  tags: "category categories",
  slug: "permalink url",
  redirect_from: "aliases",
  sidebar_label: "linkTitle",
  sidebar_position: "weight navOrder",
  image: "cover coverImage heroImage hero featuredImage featuredImg banner",
};

/** The keys of a map below `authors`. */
export const AUTHOR_KEYS = ["key", "name", "title", "description", "url", "email", "image"] as const;

/** The same as `USUAL_NAMES`, for the maps below `authors`. */
const USUAL_AUTHOR_NAMES = {
  title: "role position job",
  description: "bio blurb",
  url: "link website homepage",
  image: "avatar photo picture imageURL",
};

const plain = (name: string): string => name.toLowerCase().replace(/[-_]/g, "");

const byPlainName = (usual: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(Object.entries(usual).flatMap(([key, names]) => names.split(" ").map((name) => [plain(name), key] as const)));

const USUAL = byPlainName(USUAL_NAMES);
const USUAL_FOR_AUTHORS = byPlainName(USUAL_AUTHOR_NAMES);

/** Keys of other tools that only look like misspelt keys of the site. */
const NOT_TYPOS = ["images", "page"];

/**
 * Renames the keys of other tools to those of the site, in the YAML, so that positions stay right. Removes unknown keys if
 * the rules allow them, except misspelt ones, which the schema refuses.
 */
export function withKnownKeys(
  file: ContentFile,
  known: readonly string[],
  rules: FrontMatterRules,
): { file: ContentFile; warnings: Problem[] } {
  const written = file.data === undefined ? null : file.yaml.document.contents;
  if (!isMap(written)) return { file, warnings: [] };
  const document = file.yaml.document.clone();
  const map = document.contents as YAMLMap;
  if (known.includes("sidebar_position")) takeOutOfSidebar(map);
  const warnings: Problem[] = [];
  const keepsUnknown = (pair: Pair, isOfAuthor: boolean, twin?: Pair): boolean => {
    const name = nameOf(pair.key);
    if (rules.unknownKeys === "error" || isTypo(name, isOfAuthor ? AUTHOR_KEYS : known)) return true;
    if (rules.unknownKeys === "ignore") return false;
    const position = file.yaml.positionAt((pair.key as Scalar).range?.[0] ?? 0);
    const message = `The key "${name}"${isOfAuthor ? " of an author" : ""} is not used.`;
    const inside = isOfAuthor ? [] : keysToMoveOut(pair.value, map, known, rules);
    const advice = inside.length > 0 ? `Remove it, or move ${inside.join(", ")} out of it.` : undefined;
    warnings.push(warningAt({ file: file.path, ...position }, message, advice ?? adviceFor(name, isOfAuthor, twin)));
    return false;
  };
  map.items = map.items.filter((pair) => {
    const name = nameOf(pair.key);
    if (isKnown(name, pair.value, known)) return true;
    const key = keyFor(name, known, rules);
    const result = key === undefined ? "unknown" : adopt(pair, key, map, known, file);
    if (result === "kept" || result === "left out") return result === "kept";
    return keepsUnknown(pair, false, result === "unknown" ? undefined : result);
  });
  for (const author of authorMaps(map)) {
    author.items = author.items.filter((pair) => {
      const name = nameOf(pair.key);
      if ((AUTHOR_KEYS as readonly string[]).includes(name)) return true;
      const key = USUAL_FOR_AUTHORS.get(plain(name));
      const twin = author.items.find((each) => nameOf(each.key) === key);
      if (key === undefined || twin) return keepsUnknown(pair, true, twin);
      return !isEmpty(pair.value) && rename(pair, key) === "kept";
    });
  }
  return { file: withDocument(file, document), warnings };
}

const nameOf = (key: unknown): string => String(isScalar(key) ? key.value : key);

/** `author` with a map or a list is an alias of `authors`, and `image` with a map one of the path in it. */
const isKnown = (name: string, value: unknown, known: readonly string[]): boolean =>
  known.includes(name) && !(name === "author" && isCollection(value)) && !(name === "image" && isMap(value));

/** The maps below `authors`. */
function authorMaps({ items }: YAMLMap): YAMLMap[] {
  const value = items.find(({ key }) => nameOf(key) === "authors")?.value;
  return (isSeq(value) ? value.items : [value]).filter((item) => isMap(item));
}

function keyFor(name: string, known: readonly string[], { aliases }: FrontMatterRules): string | undefined {
  const key =
    (Object.hasOwn(aliases, name) ? aliases[name] : undefined) ??
    (name === "author" ? "authors" : known.find((each) => plain(each) === plain(name))) ??
    USUAL.get(plain(name));
  return key !== undefined && known.includes(key) ? key : undefined;
}

/** The keys of a map in front matter that the site would read outside of it. */
function keysToMoveOut(value: unknown, map: YAMLMap, known: readonly string[], rules: FrontMatterRules): string[] {
  if (!isMap(value)) return [];
  const outside = map.items.map(({ key }) => nameOf(key));
  return value.items
    .map(({ key }) => nameOf(key))
    .filter((name) => known.includes(keyFor(name, known, rules) ?? name) && !outside.includes(name));
}

/** Whether a key is most likely a misspelt key of the site. */
function isTypo(name: string, known: readonly string[]): boolean {
  const meant = nearest(name, known);
  if (meant === undefined || NOT_TYPOS.includes(name)) return false;
  // Another spelling of a key that the text has too.
  if (name !== meant && plain(name) === plain(meant)) return false;
  const [written, right] = [name.toLowerCase(), meant.toLowerCase()];
  // A word before the key, as in `ogImage`, is no typo.
  const hasWordBefore = written.endsWith(right) && written.length - right.length > 1;
  return !hasWordBefore && editDistance(written, right) <= 2;
}

/** What to do about a key that is not used. `twin` is another key with the same meaning, if there is one. */
function adviceFor(written: string, isOfAuthor: boolean, twin: Pair | undefined): string {
  if (twin) {
    const name = writtenName(twin.key as Scalar);
    return isEmpty(twin.value) ? `Remove it, or the empty "${name}".` : `Remove it: the value of "${name}" is used.`;
  }
  if (isOfAuthor) return `Remove it, or use one of: ${AUTHOR_KEYS.join(", ")}.`;
  if (written === "aliases") return "Remove it, or begin each old address in it with a slash, such as /old.";
  return "Remove it, or say with frontMatter.aliases in data/site.yml which key it stands for.";
}

type Result = "kept" | "left out" | "unknown";

/** Renames a key of a map to a key of the site, and converts its value. Returns another pair if that has the key. */
function adopt(pair: Pair, key: string, map: YAMLMap, known: readonly string[], file: ContentFile): Result | Pair {
  if (key === "image") unwrapPicture(pair);
  const { value } = pair;
  if (isEmpty(value)) return "left out";
  if (isScalar<boolean>(value) && typeof value.value === "boolean") {
    // In VitePress and Starlight `lastUpdated` may say whether to show the date of the last commit.
    if (nameOf(pair.key) === "lastUpdated") return "left out";
    if (key === "date" || key === "slug") return adoptDraft(pair, value, map, known);
  }
  // In Obsidian, aliases are names of notes.
  const isAddress = (item: unknown) => isScalar(item) && /^\//.test(String(item.value));
  if (key === "redirect_from" && !listOf(value).items.every(isAddress)) return "unknown";
  const other = map.items.find((each) => each !== pair && nameOf(each.key) === key);
  if (other && (key === "tags" || key === "redirect_from")) {
    if (!isSeq(value) && !isScalar(value)) return "unknown";
    other.value = listOf(other.value, value);
    return "left out";
  }
  return other ?? (convertValue(pair, key, file) ? rename(pair, key) : "unknown");
}

/** Makes `published: false` of Jekyll and `permalink: false` of Eleventy a draft. */
function adoptDraft(pair: Pair, value: Scalar<boolean>, map: YAMLMap, known: readonly string[]): Result {
  if (!known.includes("draft")) return "unknown";
  if (value.value || map.has("draft")) return "left out";
  value.value = true;
  return rename(pair, "draft");
}

function rename(pair: Pair, key: string): Result {
  const written = pair.key as Scalar;
  written.source = writtenName(written);
  written.value = key;
  return "kept";
}

/** The name of a key in the file, also of one that was renamed. */
const writtenName = (key: Scalar): string => key.source ?? nameOf(key);

const isEmpty = (value: unknown): boolean =>
  value === null || (isScalar(value) && (value.value === null || value.value === ""));

/** Joins two values, which are lists or single items, to one list. */
function listOf(...values: unknown[]): YAMLSeq {
  const list = new YAMLSeq();
  list.items = values.flatMap((value) => (isSeq(value) ? value.items : isEmpty(value) ? [] : [value]));
  list.range = (values[0] as YAMLSeq | null)?.range;
  return list;
}

import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { stringify } from "yaml";
import { contentFile } from "../../src/content/content-file";
import { VERSIONS_FOLDER } from "../../src/content/doc-versions";
import { escapePattern } from "../../src/shared/escape";
import { isFile } from "../../src/shared/files";
import { applyEdits, splitHead } from "./front-matter";
import type { OldSite } from "./old-site";
import { rewritePictures } from "./rewrite";
import { readConfig } from "./tools";

/** Plans the data of Docusaurus: authors, tags, versions, and sidebars, whose code is run. */
export function planData(site: OldSite): void {
  const plan = (names: readonly string[], name: string, toContent: (source: string, target: string) => string) => {
    const source = names.map((each) => path.join(site.folder, each)).find(isFile);
    if (source === undefined) return false;
    const target = site.toTarget(name);
    try {
      site.files.set(source, { source, target, content: toContent(source, target) });
      return true;
    } catch (error) {
      site.left.push(`${path.basename(source)} (${(error as Error).message.split("\n")[0]})`);
      return false;
    }
  };
  const { config, objects } = readOptions(site.folder);
  const authors = (source: string, target: string): string => {
    const content = read(source);
    const file = contentFile(target, "data/authors.yml", content);
    const head = splitHead(content, file);
    return applyEdits(content, rewritePictures(file, head, { source, target }, site).edits);
  };
  plan(["blog/authors.yml", "blog/authors.yaml"], "content/data/authors.yml", authors);
  plan(["blog/tags.yml", "docs/tags.yml"], "content/data/tags.yml", read);
  const named = objects
    .filter(({ text }) => !HAS_ID.test(text))
    .flatMap(({ text }) => SIDEBAR_PATH.exec(text)?.[1] ?? []);
  const usual = ["js", "ts", "cjs", "mjs", "json"].map((ending) => `sidebars.${ending}`);
  const sidebars = [...new Set([...named, ...usual].map((name) => path.normalize(name)))];
  const first = sidebars.findIndex((name) => plan([name], "content/data/sidebars.yml", readSidebars));
  const others = first < 0 ? [] : sidebars.slice(first + 1).filter((name) => isFile(path.join(site.folder, name)));
  site.left.push(...others);
  plan(["versions.json"], "content/data/versions.yml", (source) => {
    const names = JSON.parse(read(source)) as string[];
    for (const name of names) {
      const sidebars = `versioned_sidebars/version-${name}-sidebars.json`;
      // Docusaurus 2 wrote the version into ids: `version-1.0/intro`.
      const ofVersion = (source: string) => readSidebars(source).replaceAll(`version-${name}/`, "");
      plan([sidebars], `content/${VERSIONS_FOLDER}/${name}/sidebars.yml`, ofVersion);
    }
    // With further documents, the options may be those of their versions.
    const options = objects.some(({ text }) => HAS_ID.test(text)) ? "" : config;
    const inVersions = options.slice(options.search(/\bversions["']?:|$/));
    const optionsOf = (name: string) => {
      return new RegExp(`(?<![\\w.-])${escapePattern(name)}["']?:\\s*\\{([^{}]*)\\}`).exec(inVersions)?.[1];
    };
    const versions = ["current", ...names].flatMap((name) => {
      const given = ["label", "path", "banner"].map((key) => [key, valueIn(optionsOf(name), key)] as const);
      return name === "current" && !optionsOf(name) ? [] : [{ name, ...Object.fromEntries(given) }];
    });
    return stringify({ lastVersion: valueIn(options, "lastVersion"), versions });
  });
}

const read = (file: string): string => fs.readFileSync(file, "utf8");

/** The file of sidebars in the configuration: `sidebarPath: require.resolve("./nav.js")`. */
const SIDEBAR_PATH = /\bsidebarPath["']?:\s*(?:require\.resolve\(\s*)?["'`]([^"'`]+)/;
/** What further documents and blogs have. */
const HAS_ID = /\bid["']?\s*:/;

/** A text in code: `path: "./docs"`. */
const valueIn = (code = "", key: string): string | undefined =>
  new RegExp(`\\b${key}["']?:\\s*(["'\`])(?:\\./)?((?:(?!\\1).)*)\\1`).exec(code)?.[2];

/**
 * Returns the configuration without comments, and the text of each object in it, the innermost first and without those in
 * it. `name` is the `blog` or `docs` before it, also at the end of the name of a plugin.
 */
function readOptions(folder: string): { config: string; objects: { name: string | undefined; text: string }[] } {
  const config = readConfig(folder, "docusaurus").replace(COMMENT, "");
  const objects = [];
  let rest = config;
  for (let found = OBJECT.exec(rest); found; found = OBJECT.exec(rest)) {
    const [whole, name, text = ""] = found;
    objects.push({ name, text });
    rest = rest.replace(whole, "");
  }
  return { config, objects };
}

const COMMENT = /^[ \t]*\/\*[^]*?\*\/|(?:^|\s)\/\/.*/gm;
/** An object without others in it. */
const OBJECT = /(?:\b(blog|docs)["']?\s*[:,]\s*)?\{([^{}]*)\}/;

/** Returns where the texts of a folder are in the old site, if its configuration says it: `docs: { routeBasePath: "/" }`. */
export function findBase(folder: string, root: string): string | undefined {
  return readOptions(folder).objects.flatMap(({ name, text }) => {
    const place = valueIn(text, "path") ?? name;
    const base = valueIn(text, "routeBasePath");
    return base !== undefined && place !== undefined && path.resolve(folder, place) === root ? [base] : [];
  })[0];
}

/** The site has no entries of HTML, and one for each document that is referred to. */
const asEntry = (key: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((item: { type?: unknown } | null) => item?.type !== "html");
  return key === "type" && value === "ref" ? "doc" : value;
};

/** Runs the code of sidebars. */
function readSidebars(file: string): string {
  const { default: given, ...rest } = createRequire(file)(file) as { default?: unknown };
  return stringify(JSON.parse(JSON.stringify(given ?? rest, asEntry)));
}

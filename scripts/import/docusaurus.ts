import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { stringify } from "yaml";
import { contentFile } from "../../src/content/content-file";
import { VERSIONS_FOLDER } from "../../src/content/doc-versions";
import { isFile } from "../../src/shared/files";
import { applyEdits, splitHead } from "./front-matter";
import type { OldSite } from "./old-site";
import { rewritePictures } from "./rewrite";
import { readConfig, valueIn } from "./tools";

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
  const config = readConfig(site.folder, site.tool);
  const authors = (source: string, target: string): string => {
    const content = read(source);
    const file = contentFile(target, "data/authors.yml", content);
    const head = splitHead(content, file);
    return applyEdits(content, rewritePictures(file, head, { source, target }, site).edits);
  };
  plan(["blog/authors.yml", "blog/authors.yaml"], "content/data/authors.yml", authors);
  plan(["blog/tags.yml", "docs/tags.yml"], "content/data/tags.yml", read);
  const named = [...config.matchAll(SIDEBAR_PATH)].map(([, name]) => name!);
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
    const options = config.slice(config.search(/\bversions:/));
    const optionsOf = (name: string) => new RegExp(`["']?\\b${name}["']?:\\s*\\{([^{}]*)\\}`).exec(options)?.[1];
    const versions = ["current", ...names].flatMap((name) => {
      const given = ["label", "path", "banner"].map((key) => [key, valueIn(optionsOf(name), key)] as const);
      return name === "current" && !optionsOf(name) ? [] : [{ name, ...Object.fromEntries(given) }];
    });
    return stringify({ lastVersion: valueIn(config, "lastVersion"), versions });
  });
}

const read = (file: string): string => fs.readFileSync(file, "utf8");

/** The file of sidebars in the configuration: `sidebarPath: require.resolve("./nav.js")`. */
const SIDEBAR_PATH = /\bsidebarPath:\s*(?:require\.resolve\(\s*)?["'`]([^"'`]+)/g;

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

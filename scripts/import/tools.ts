import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { VERSIONS_FOLDER } from "../../src/content/doc-versions";
import { parseToml } from "../../src/content/front-matter/toml";
import { valueAt } from "../../src/content/front-matter/values";
import { isFile, isFolder } from "../../src/shared/files";
import { withGuess } from "../../src/shared/problem";

/** What a folder of an old site holds: where its files go, and what its texts are. */
export const KINDS = {
  post: { target: "content/blog", noun: "post" },
  draft: { target: "content/blog", noun: "post" },
  doc: { target: "content/docs", noun: "document" },
  version: { target: `content/${VERSIONS_FOLDER}`, noun: "document" },
  page: { target: "content/pages", noun: "page" },
  static: { target: "static", noun: "file" },
} as const;

/**
 * Where a tool has its files, as paths from the folder of the site. Of several usual ones, all that exist are read, but
 * of documents the first, `content` itself only without others, and folders outside the site only if its configuration
 * names them. `src/*.md` has only the texts directly in the folder. Files of `static/*` are at the root of the site,
 * `assets` keeps its name: `/assets/a.png`.
 */
export interface Tool extends Partial<Record<keyof typeof KINDS, string[]>> {
  /** All of them have to match a name in the folder. */
  marks: RegExp[];
  /** The address of a post, in the words of `oldAddress`. */
  address?: string;
  /** A package that `package.json` has to name. */
  package?: string;
  /** Whether documents are at the root of the site, and not at `/docs`. */
  hasDocsAtRoot?: boolean;
  /** Whether addresses are in lower case, with hyphens for spaces. */
  isLower?: boolean;
}

const POSTS = ["posts", "post", "blog", "articles"];
const ASSETS = ["assets", "images", "img", "files", "media", "uploads"];
const below = (folders: readonly string[], names: readonly string[]): string[] =>
  folders.flatMap((folder) => names.map((name) => path.posix.join(folder, name)));

const ASTRO: Tool = {
  marks: [/^astro\.config\.\w+$/],
  post: below(["src/content", "src/data", "content", "data", "src", ""], POSTS),
  doc: ["src/content/docs"],
  page: ["src/content/pages", "src/pages"],
  static: ["public/*"],
  address: "/:section/:file/",
  isLower: true,
};

/** The tools by the names that `--from` takes, those with the clearest marks first. */
export const TOOLS: Record<string, Tool> = {
  docusaurus: {
    marks: [/^docusaurus\.config\.\w+$/],
    post: ["blog"],
    doc: ["docs", "../docs", "../../docs"],
    version: ["versioned_docs"],
    page: ["src/pages"],
    static: ["static/*"],
    address: "/blog/:date/:name",
  },
  gatsby: {
    marks: [/^gatsby-config\.\w+$/],
    post: [...below(["content", "src", "src/content", "src/pages", ""], POSTS), "src/content", "content"],
    doc: ["content/docs", "src/docs", "docs"],
    page: ["content/pages", "src/pages"],
    static: ["static/*"],
    address: "/:file/",
  },
  starlight: { ...ASTRO, package: "@astrojs/starlight", hasDocsAtRoot: true },
  astro: ASTRO,
  eleventy: {
    marks: [/^(?:\.eleventy|eleventy\.config)\.\w+$/],
    post: [...below(["content", "src", "src/content", ""], POSTS), "_posts"],
    page: ["content/pages", "src/pages", "pages", "content/*.md", "src/*.md"],
    static: ["public/*", "static/*", "src/static/*", "src/public/*", ...below(["src", ""], ASSETS)],
    address: "/:section/:name/",
  },
  pelican: {
    marks: [/^pelicanconf\.py$/],
    post: below(["content"], [...POSTS, ""]),
    page: ["content/pages"],
    static: ["content/extra/*", ...below(["content"], ASSETS)],
    address: "/:title.html",
  },
  hexo: {
    marks: [/^_config\.yml$/, /^source$/],
    post: ["source/_posts"],
    draft: ["source/_drafts"],
    page: ["source"],
    static: below(["source"], ASSETS),
    address: "/:year/:month/:day/:name/",
  },
  jekyll: {
    marks: [/^_config\.ya?ml$/, /^(?:_\w+|Gemfile)$/],
    post: ["_posts", "blog/_posts"],
    draft: ["_drafts"],
    doc: ["_docs"],
    page: ["_pages", "pages", "*.md"],
    static: ASSETS,
    address: "/:categories/:year/:month/:day/:name.html",
  },
  hugo: {
    marks: [/^(?:hugo|config)\.(?:toml|ya?ml|json)$|^config$/, /^content$/],
    post: below(["content", "content/en", "content/english"], POSTS),
    doc: below(["content", "content/en", "content/english"], ["docs"]),
    page: ["content/en", "content/english", "content"],
    static: ["static/*"],
    address: "/:section/:file/",
    isLower: true,
  },
  obsidian: { marks: [/^\.obsidian$/], doc: [""] },
  wordpress: {
    marks: [/^posts$/],
    post: ["posts", ""],
    draft: ["drafts", "posts/_drafts"],
    page: ["pages"],
    address: "/:year/:month/:day/:name/",
  },
};

/** Where a tool has its texts, as paths from the folder of the site. */
export const placesOf = (tool: string): string[] =>
  (["post", "draft", "doc", "version", "page"] as const)
    .flatMap((kind) => TOOLS[tool]![kind] ?? [])
    .map((place) => place || ".");

/** Returns the name of the tool that a site is made with. Throws if it is not clear, or `named` is unknown. */
export function findTool(folder: string, named?: string): string {
  const known = Object.keys(TOOLS);
  if (named !== undefined) {
    if (Object.hasOwn(TOOLS, named)) return named;
    throw new Error(`There is no tool "${named}". ${withGuess(named, known)}`);
  }
  const found = toolOf(folder);
  if (found !== undefined) return found;
  const shown = path.relative(process.cwd(), folder) || ".";
  const inner = fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    // A folder with posts alone, such as `content`, is not a site.
    .find(({ name }) => ![undefined, "wordpress"].includes(toolOf(path.join(folder, name))))?.name;
  throw new Error(
    `${shown} has no configuration file of a known tool. ` +
      (inner !== undefined ? `Did you mean ${path.join(shown, inner)}? ` : "") +
      `Say which it is with --from: ${known.join(", ")}.`,
  );
}

const configFiles = (folder: string, tool: string): string[] =>
  [folder, path.join(folder, "config/_default")]
    .filter(isFolder)
    .flatMap((place) => fs.readdirSync(place).map((name) => path.join(place, name)))
    .filter((file) =>
      [...TOOLS[tool]!.marks, /^(?:permalinks|markup|languages)\./].some((mark) => mark.test(path.basename(file))),
    )
    .filter(isFile);

/** Returns the text of the configuration files of an old site. */
export const readConfig = (folder: string, tool: string): string =>
  configFiles(folder, tool)
    .map((file) => fs.readFileSync(file, "utf8"))
    .join("\n");

/** Returns the URL of the old site that its configuration gives: `baseURL = "https://ada.example/"`. */
export const findOrigin = (config: string): string | undefined => ORIGIN.exec(config)?.[1]?.replace(/\/$/, "");

const ORIGIN = /^[ \t]*["']?(?:site|(?:site|base)?_?url)["']?\s*[:=]\s*["'`]?(https?:\/\/[^\s"'`]+)/im;

/**
 * Returns the patterns of the addresses of Hugo's pages by their sections. Throws nothing: a configuration that cannot be
 * parsed has none.
 */
export function readPermalinks(folder: string): Record<string, unknown> {
  const patterns = configFiles(folder, "hugo").map((file): object => {
    try {
      const text = fs.readFileSync(file, "utf8");
      const data: unknown = file.endsWith(".toml") ? parseToml(text).document.toJS() : parse(text);
      const all = path.basename(file).startsWith("permalinks.") ? data : valueAt(data, ["permalinks"]);
      return { ...(all as object), ...(valueAt(all, ["page"]) as object) };
    } catch {
      return {};
    }
  });
  return Object.assign({}, ...patterns) as Record<string, unknown>;
}

function toolOf(folder: string): string | undefined {
  const names = fs.readdirSync(folder);
  const packages = names.includes("package.json") ? fs.readFileSync(path.join(folder, "package.json"), "utf8") : "";
  const [found] =
    Object.entries(TOOLS).find(
      ([, tool]) =>
        tool.marks.every((mark) => names.some((each) => mark.test(each))) && packages.includes(tool.package ?? ""),
    ) ?? [];
  // Many programs have a folder with posts. An export of WordPress is not a package.
  return found === "wordpress" && names.includes("package.json") ? undefined : found;
}

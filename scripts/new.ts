import fs from "node:fs";
import path from "node:path";
import { isMap, isSeq, parseDocument, YAMLSeq } from "yaml";
import { PLACEHOLDERS } from "../src/content/cross-checks";
import {
  CURRENT_VERSION,
  parseVersions,
  VERSION_NAME,
  VERSIONS_FILE,
  VERSIONS_FOLDER,
} from "../src/content/doc-versions";
import { contentFile, withLineEndsOf, withUnixLines, type ContentFile } from "../src/content/content-file";
import { isDocFile, parseDoc } from "../src/content/doc";
import { hasLongName } from "../src/content/fields";
import { contentDir } from "../src/content/folder";
import type { FrontMatterRules } from "../src/content/front-matter/keys";
import { isPostFile, parsePost } from "../src/content/post";
import { loadRules } from "../src/content/site";
import { mapOutsideFences } from "../src/markdown/syntax/fences";
import { filesBelow, relativeTo } from "../src/shared/files";
import { formatProblem } from "../src/shared/problem";
import { kebabCase } from "../src/shared/kebab-case";
import { isSamePath } from "../src/shared/paths";
import { readArguments, runCommand } from "./command";
import { createSite, MOVED_SAMPLE } from "./new-site";

const KINDS = {
  post: {
    file: (slug: string) => `blog/${slug}/index.md`,
    matches: isPostFile,
    excludes(file: ContentFile, rules: FrontMatterRules) {
      const { path: own } = parsePost(file, rules).value;
      return (other: ContentFile) => isSamePath(parsePost(other, rules).value.path, own);
    },
    text: (title: string, today: string) =>
      frontMatter({
        title,
        description: PLACEHOLDERS.post,
        date: today,
        tags: "[]",
        draft: "true",
      }) + "The beginning, which lists show.\n\n<!-- truncate -->\n\n## First section\n\nThe rest.\n",
  },
  doc: {
    file: (slug: string) => `docs/${slug}.md`,
    matches: isDocFile,
    excludes(file: ContentFile, rules: FrontMatterRules) {
      const own = parseDoc(file, rules).value;
      return (other: ContentFile) => {
        const { version, docId, route } = parseDoc(other, rules).value;
        return version === CURRENT_VERSION && (docId === own.docId || isSamePath(route, own.route));
      };
    },
    text: (title: string) =>
      frontMatter({ title, description: PLACEHOLDERS.doc }) +
      "What this page is about.\n\n## First section\n\nThe rest.\n",
  },
};

type Kind = keyof typeof KINDS;

const frontMatter = ({ title, ...rest }: Record<string, string>): string => {
  const lines = Object.entries(rest).map(([key, value]) => `${key}: ${value}`);
  return ["---", `title: ${JSON.stringify(title)}`, ...lines, "---", "", ""].join("\n");
};

const isKind = (word: string | undefined): word is Kind => word !== undefined && Object.hasOwn(KINDS, word);

/**
 * Writes a new, valid file with front matter and returns its path. Throws if a file with its address exists, or a
 * document with its id.
 */
export function createFile(kind: Kind, title: string, root: string, today: Date): string {
  const slug = kebabCase(title);
  if (!slug) throw new Error(`The title "${title}" has no letter or digit to build an address from.`);
  if (hasLongName(slug)) throw new Error("The title is too long for an address. Choose a shorter one.");
  const { matches, excludes, ...made } = KINDS[kind];
  const file = path.join(root, made.file(slug));
  const text = made.text(title, today.toISOString().slice(0, 10));
  const isExcluded = excludes(contentFile(file, made.file(slug), text), loadRules(root));
  const taken = filesBelow(root).find((each) => {
    const name = relativeTo(root, each);
    return each === file || (matches(name) && isExcluded(contentFile(each, name, fs.readFileSync(each))));
  });
  if (taken !== undefined) throw new Error(`${shown(taken)} exists already. Choose another title.`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text, { flag: "wx" });
  return file;
}

const shown = (file: string): string => path.relative(process.cwd(), file);

/**
 * Saves the current documentation as a version: copies it with its sidebars and adds it to the top of `versions.yml`.
 * Returns the new folder. Throws, without writing anything, if the name is invalid or the version exists.
 */
export function createDocsVersion(name: string, root: string): string {
  const docs = path.join(root, "docs");
  const target = path.join(root, VERSIONS_FOLDER, name);
  if (!VERSION_NAME.test(name) || name === CURRENT_VERSION) {
    throw new Error(`"${name}" is not a valid version name. Choose letters, digits, dots and hyphens, such as 1.0.`);
  }
  if (!fs.existsSync(docs)) throw new Error(`${shown(docs)} does not exist: there is nothing to keep as a version.`);
  if (fs.existsSync(target)) throw new Error(`${shown(target)} exists already. Choose another name.`);
  const settings = withVersion(name, path.join(root, VERSIONS_FILE));

  fs.mkdirSync(path.dirname(target), { recursive: true });
  const copy = fs.mkdtempSync(path.join(path.dirname(target), "_"));
  try {
    fs.cpSync(docs, copy, { recursive: true });
    fs.chmodSync(copy, fs.statSync(docs).mode);
    for (const file of filesBelow(copy)) if (/\.mdx?$/.test(file)) deepenLinks(copy, file);
    const sidebars = path.join(root, "data/sidebars.yml");
    if (fs.existsSync(sidebars)) fs.copyFileSync(sidebars, path.join(copy, "sidebars.yml"));
    fs.renameSync(copy, target);
  } catch (error) {
    fs.rmSync(copy, { recursive: true, force: true });
    throw error;
  }
  fs.mkdirSync(path.join(root, "data"), { recursive: true });
  fs.writeFileSync(path.join(root, VERSIONS_FILE), settings);
  return target;
}

/** Returns the text of `versions.yml` with a version added to the top of its list. Comments are kept. */
function withVersion(name: string, file: string): string {
  const text = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
  const { value, problems } = parseVersions(contentFile(file, VERSIONS_FILE, text));
  if (!value) throw new Error(problems.map(formatProblem).join("\n"));
  if (value.versions.some((version) => version.name === name)) {
    throw new Error(`${shown(file)} lists the version "${name}" already. Choose another name.`);
  }
  const document = parseDocument(text);
  if (!isMap(document.contents)) document.contents = document.createNode({}) as never;
  if (!isSeq(document.get("versions"))) document.set("versions", new YAMLSeq());
  const version = document.createNode({ name });
  (version.get("name", true) as unknown as { type: string }).type = "QUOTE_DOUBLE";
  (document.get("versions") as YAMLSeq).items.unshift(version);
  return document.toString();
}

/** A version is one folder deeper, so links that leave the documentation need one more `../`. */
function deepenLinks(root: string, file: string): void {
  const depth = path.relative(root, path.dirname(file)).split(path.sep).filter(Boolean).length;
  const content = fs.readFileSync(file, "utf8");
  const text = withUnixLines(content);
  const deepened = mapOutsideFences(text, (part) =>
    part.replace(
      /(\]\(\s*<?|^\s*\[[^\]]+\]:\s*<?|\b(?:src|href|image)\s*[=:]\s*["']?)((?:\.\/)?(?:\.\.\/)+)/gm,
      (whole, before: string, up: string) =>
        up.split("../").length - 1 > depth ? `${before}../${up.replace(/^\.\//, "")}` : whole,
    ),
  );
  if (deepened !== text) fs.writeFileSync(file, withLineEndsOf(content, deepened));
}

const USAGE = `Usage:
  npm run new -- site "Your Name"    a site of your own, in place of the sample content
  npm run new -- post "Title"        a post, as a draft
  npm run new -- doc "Title"         a page of the documentation
  npm run new -- docs-version 1.0    keeps the documentation as it is as a version`;

/** Runs the command, or prints its usage. Throws an error that says what is wrong. */
export function runNew(args: readonly string[], root: string, today: Date): void {
  const { words, asksForHelp } = readArguments(args, USAGE);
  if (asksForHelp) return console.log(USAGE);
  const [kind, ...rest] = words;
  const title = rest.join(" ").trim();
  if (!(isKind(kind) || kind === "docs-version" || kind === "site") || !title) throw new Error(USAGE);
  if (kind === "site") {
    if (process.env.SITE_CONTENT_DIR) throw new Error("SITE_CONTENT_DIR is set. Remove it: this replaces content/.");
    console.log(createSite(title, path.dirname(root), today).map(shown).join("\n"));
    console.log(
      `The sample content is in ${MOVED_SAMPLE} now, and its build is deleted. docs/make-it-yours.md goes on from here.`,
    );
  } else {
    console.log(shown(isKind(kind) ? createFile(kind, title, root, today) : createDocsVersion(title, root)));
  }
}

if (require.main === module) void runCommand(() => runNew(process.argv.slice(2), contentDir(), new Date()));

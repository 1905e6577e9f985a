import fs from "node:fs";
import path from "node:path";
import { loadEnvironment } from "../src/node/environment";
import { kebabCase } from "../src/shared/kebab-case";
import { PLACEHOLDERS } from "../src/node/content/description-problems";
import { contentDir } from "../src/node/content/folder";
import { noOption, readArguments } from "./arguments";
import { createDocsVersion } from "./new-docs-version";

const KINDS = {
  post: {
    file: (slug: string) => `blog/${slug}/index.md`,
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

/** Writes a new, valid file with front matter. Returns its path; throws when there is one already. */
export function createFile(kind: Kind, title: string, root: string, today: Date): string {
  const slug = kebabCase(title);
  if (!slug) throw new Error(`The title "${title}" has no letter or digit to make an address of.`);
  const file = path.join(root, KINDS[kind].file(slug));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  try {
    fs.writeFileSync(file, KINDS[kind].text(title, today.toISOString().slice(0, 10)), { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new Error(`${path.relative(process.cwd(), file)} exists already. Choose another title.`, { cause: error });
  }
  return file;
}

const USAGE = `Usage:
  npm run new -- post "Title"        a post, as a draft
  npm run new -- doc "Title"         a page of the documentation
  npm run new -- docs-version 1.0    keeps the documentation as it is as a version`;

/** Makes what the command line asks for, or shows how it is used. Returns the exit code. */
export function runNew(args: readonly string[], root: string, today: Date): number {
  const { words, asksForHelp, unknown } = readArguments(args);
  if (asksForHelp) {
    console.log(USAGE);
    return 0;
  }
  const [kind, ...rest] = words;
  const title = rest.join(" ").trim();
  const isVersion = kind === "docs-version";
  if (unknown !== undefined || (!isVersion && !isKind(kind)) || !title) {
    if (unknown !== undefined) console.error(noOption(unknown));
    console.error(USAGE);
    return 1;
  }
  try {
    const made = isVersion ? createDocsVersion(title, root) : createFile(kind as Kind, title, root, today);
    console.log(path.relative(process.cwd(), made));
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}

if (require.main === module) {
  loadEnvironment();
  process.exitCode = runNew(process.argv.slice(2), contentDir(), new Date());
}

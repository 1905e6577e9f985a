import { absoluteUrl, markdownPath } from "../shared/paths";
import type { ListedContent, ListedDoc, ListedPost, OutputSite } from "./listed-content";
import type { WriteFile } from "./write-file";

type Texts = Omit<ListedContent, "readFeedHtml">;

/** Writes each post and document as plain Markdown next to its page, and their index `/llms.txt`. */
export async function writeMarkdownFiles(texts: Texts, write: WriteFile): Promise<void> {
  const { site, posts, docs } = texts;
  const writeText = async (text: ListedPost | ListedDoc) =>
    write(markdownPath(text.path), toMarkdownFile(site, text, await text.markdown()));
  await Promise.all([...posts, ...docs].map(writeText));
  write("/llms.txt", toLlmsTxt(texts));
}

/** Returns a text as a Markdown file: front matter with its source and metadata, the title and the text. */
export function toMarkdownFile(site: OutputSite, text: ListedPost | ListedDoc, markdown: string): string {
  const { title, description, path, updated } = text;
  const head = {
    title,
    description,
    url: absoluteUrl(site.url, path, site.pathPrefix),
    ...("date" in text
      ? {
          date: text.date.slice(0, 10),
          authors: text.authors.map(({ name }) => name),
          tags: text.tags.map(({ label }) => label),
        }
      : { version: text.version }),
    ...(updated ? { updated: updated.slice(0, 10) } : {}),
  };
  return `---\n${toYaml(head)}---\n\n# ${escapeMarks(title)}\n\n${markdown}`;
}

/**
 * Escapes what Markdown would not show as it is written, such as the `<T>` of a title. Leaves what it shows anyway, because
 * many readers see the file itself.
 */
const escapeMarks = (words: string): string =>
  words
    .replace(/\s+/g, " ")
    .replace(/[\\`*~[\]]|_(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])_|<(?=[a-z/!?])|&(?=#?\w+;)/giu, "\\$&");

/** Uses JSON values, which are valid YAML and much faster to write. */
const toYaml = (fields: Record<string, string | string[]>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join("");

const PLAIN_TEXTS = "Links that end with `.md` are plain Markdown. Their pages have the same addresses without it.";

/**
 * Returns an index of the site for language models, in the format of https://llmstxt.org. It has the documents of the
 * latest version.
 */
export function toLlmsTxt({ site, posts, docs, docVersions, projects, pages }: Texts): string {
  const linesOf = (all: Texts["pages"], addressOf = (path: string) => path) =>
    all.map(
      ({ title, path, description }) =>
        `- [${escapeMarks(title)}](${absoluteUrl(site.url, addressOf(path), site.pathPrefix)})` +
        (description && `: ${escapeMarks(description)}`),
    );
  const section = (heading: string, lines: string[]) => (lines.length > 0 ? [`## ${heading}`, lines.join("\n")] : []);
  const latest = docVersions.find(({ isLast }) => isLast) ?? docVersions[0];
  const current = docs.filter(({ version }) => version === latest?.name);
  return (
    [
      `# ${escapeMarks(site.title)}`,
      `> ${escapeMarks(site.description)}`,
      ...(posts.length + current.length > 0 ? [PLAIN_TEXTS] : []),
      ...section("Documentation", linesOf(current, markdownPath)),
      ...section("Posts", linesOf(posts, markdownPath)),
      ...section("Projects", linesOf(projects)),
      ...section("Optional", linesOf(pages)),
    ].join("\n\n") + "\n"
  );
}

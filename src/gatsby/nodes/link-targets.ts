import fs from "node:fs";
import path from "node:path";
import type { Content } from "../../content/content";
import { contentDir } from "../../content/folder";
import { formatOf } from "../../content/post";
import { digestOf } from "../../shared/digest";
import { isFile, relativeTo } from "../../shared/files";
import { lookUpFile } from "../../markdown/links/link-address";
import type { Reference } from "../../markdown/links/reference";
import { fileOfTarget } from "../../markdown/links/site-file";
import { compiledFacts } from "../check/find-problems";

/** Returns the file that a reference leads to, if its target is a file. `filePath` is that of the text. */
export const fileOfReference = ({ target }: Reference, filePath: string): string =>
  fileOfTarget(target, path.join(contentDir(), filePath));

/**
 * Returns a digest that changes with the address or content of a target, or null if the text has no targets. Its node has
 * this digest, because Gatsby runs the queries of a text again only if the node has changed.
 * @param addresses The addresses of texts, made by `byFile`.
 */
export function digestOfTargets(
  references: readonly Reference[],
  filePath: string,
  addresses: ReadonlyMap<string, string>,
): string | null {
  const targets = references
    .filter(({ kind }) => kind !== "route")
    .map((reference) => {
      const file = fileOfReference(reference, filePath);
      const name = relativeTo(contentDir(), file);
      const page = reference.kind === "file" ? lookUpFile(name, addresses) : undefined;
      return page ?? (/\.mdx?$/.test(file) ? undefined : versionOf(file));
    });
  return targets.length > 0 ? digestOf(JSON.stringify(targets)) : null;
}

/** The size and modification time of a file, if it exists. */
function versionOf(file: string): string | undefined {
  if (!isFile(file)) return undefined;
  const { size, mtimeMs } = fs.statSync(file);
  return `${size} ${mtimeMs}`;
}

/** Returns a digest of the files that posts with code show or link to, because they become part of compiled scripts. */
export function digestOfModuleFiles({ posts }: Pick<Content, "posts">): string {
  const files = posts
    .filter(({ file, value }) => formatOf(file.relativePath, value.text) === "module")
    .flatMap(({ file }) =>
      compiledFacts(file)
        .references.filter(({ kind }) => kind === "picture" || kind === "asset")
        .map((reference) => fileOfReference(reference, file.relativePath)),
    );
  return digestOf(files.map((file) => (isFile(file) ? digestOf(fs.readFileSync(file)) : "")).join());
}

import fs from "node:fs";
import type { Content } from "../../content/content";
import { formatOf } from "../../content/post";
import { digestOf } from "../../shared/digest";
import { isFile } from "../../shared/files";
import { compiledFacts } from "../check/find-problems";
import { fileOfReference } from "../nodes/link-targets";

/** Returns a digest of the files that posts with code show or link to, because they become part of compiled scripts. */
export function moduleFilesDigest({ posts }: Pick<Content, "posts">): string {
  const files = posts
    .filter(({ file, value }) => formatOf(file.relativePath, value.text) === "module")
    .flatMap(({ file }) =>
      compiledFacts(file)
        .references.filter(({ kind }) => kind === "picture" || kind === "asset")
        .map((reference) => fileOfReference(reference, file.relativePath)),
    );
  return digestOf(files.map((file) => (isFile(file) ? digestOf(fs.readFileSync(file)) : "")).join());
}

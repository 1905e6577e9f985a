import { z } from "zod";
import { pagePath } from "../../shared/paths";
import { commonFields } from "./fields";
import { parseMarkdownFile } from "./front-matter";
import type { Parsed, SourceFile } from "./yaml-source";

const frontMatter = z.strictObject(commonFields);

/** A page of prose at an address of its own, such as `/about/`. */
export interface Page {
  front: z.output<typeof frontMatter>;
  name: string;
  path: string;
  text: string;
}

const PAGE_FILE = /^pages\/(.+?)(?:\/index)?\.mdx?$/;

export function isPageFile(relativePath: string): boolean {
  return PAGE_FILE.test(relativePath) && !/(^|\/)_/.test(relativePath);
}

/** Reads a page of prose. */
export function parsePage(file: SourceFile): Parsed<Page> {
  const { value, problems } = parseMarkdownFile(file, frontMatter);
  if (!value) return { value: undefined, problems };
  const name = value.data.slug ?? PAGE_FILE.exec(file.relativePath)![1]!;
  return { value: { front: value.data, name, path: pagePath(name), text: value.text }, problems };
}

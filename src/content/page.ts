import { z } from "zod";
import { pagePath } from "../shared/paths";
import type { ContentFile } from "./content-file";
import { commonFields } from "./fields";
import type { FrontMatterRules } from "./front-matter/keys";
import { parseText, type ParsedText } from "./parse-text";

const frontMatter = z.strictObject({
  ...commonFields,
  wrapperClassName: z
    .string()
    .trim()
    .regex(/^[\w-]+(\s+[\w-]+)*$/, "This is not a class name. | Expected names of letters, digits, - and _.")
    .optional(),
});

/** The keys of a page's front matter. */
export const PAGE_KEYS = Object.keys(frontMatter.shape);

/** A page of prose, such as `/about/`. */
export interface Page {
  front: z.output<typeof frontMatter> & { title: string };
  name: string;
  path: string;
  text: string;
}

const PAGE_FILE = /^(?!.*\/[._])pages\/(.+?)(?:\/index)?\.mdx?$/;

export const isPageFile = (relativePath: string): boolean => PAGE_FILE.test(relativePath);

/** Reads a page of prose. */
export function parsePage(given: ContentFile, rules?: FrontMatterRules): ParsedText<Page> {
  const { file, front, text, refused, problems, lostHeading } = parseText(given, frontMatter, rules);
  const name = front.slug ?? PAGE_FILE.exec(file.relativePath.normalize())![1]!;
  const value = { front, name, path: pagePath(name), text };
  return { file, value, problems: [...problems, ...lostHeading], refused };
}

import { z } from "zod";
import { pagePath } from "../shared/paths";
import { commonFields, text as textField } from "./fields";
import { findFirstHeading, withoutFirstHeading } from "./first-heading";
import { syntaxOf } from "../markdown/plain-markdown";
import { parseMarkdownFile } from "./front-matter";
import { readRest, type Judged } from "./front-matter-rest";
import type { SourceFile } from "./yaml-source";

const frontMatter = z.strictObject({
  ...commonFields,
  title: textField.optional(),
  wrapperClassName: z
    .string()
    .trim()
    .regex(/^[\w-]+(\s+[\w-]+)*$/, "This is no name of a class. | Expected names of letters, digits, - and _.")
    .optional(),
});

/** A page of prose at an address of its own, such as `/about/`. */
export interface Page {
  front: z.output<typeof frontMatter> & { title: string };
  name: string;
  path: string;
  text: string;
}

const PAGE_FILE = /^pages\/(.+?)(?:\/index)?\.mdx?$/;

export function isPageFile(relativePath: string): boolean {
  return PAGE_FILE.test(relativePath) && !/(^|\/)_/.test(relativePath);
}

/** Reads a page of prose. Its title is in the front matter or its first heading, which then leaves the text. */
export function parsePage(file: SourceFile): Judged<Page> {
  const { value, problems } = parseMarkdownFile(file, frontMatter);
  const { data, text, refused } = value ? { ...value, refused: new Set<string>() } : readRest(file, frontMatter);
  const heading = data.title === undefined ? findFirstHeading(text, syntaxOf(file.relativePath)) : null;
  const title = data.title ?? heading?.title;
  if (title === undefined && !refused.has("title")) {
    const expected = 'Expected title: in the front matter, or a first heading such as "# Title".';
    problems.push({ file: file.path, message: '"title" is missing.', expected, severity: "error" });
  }
  const name = data.slug ?? PAGE_FILE.exec(file.relativePath)![1]!;
  const page: Page = {
    ...{ front: { ...data, title: title ?? "" }, name, path: pagePath(name) },
    text: heading?.rest ?? withoutFirstHeading(text, syntaxOf(file.relativePath)),
  };
  return value && title !== undefined
    ? { value: page, problems }
    : { value: undefined, problems, rest: { value: page, refused } };
}

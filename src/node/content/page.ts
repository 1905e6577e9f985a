import { z } from "zod";
import { pagePath } from "../../shared/paths";
import { commonFields, text as textField } from "./fields";
import { findFirstHeading, withoutFirstHeading } from "./first-heading";
import { parseMarkdownFile } from "./front-matter";
import type { Parsed, SourceFile } from "./yaml-source";

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
export function parsePage(file: SourceFile): Parsed<Page> {
  const { value, problems } = parseMarkdownFile(file, frontMatter);
  if (!value) return { value: undefined, problems };
  const heading = value.data.title === undefined ? findFirstHeading(value.text) : null;
  const title = value.data.title ?? heading?.title;
  if (title === undefined) {
    const expected = 'Expected title: in the front matter, or a first heading such as "# Title".';
    problems.push({ file: file.path, message: '"title" is missing.', expected, severity: "error" });
    return { value: undefined, problems };
  }
  const name = value.data.slug ?? PAGE_FILE.exec(file.relativePath)![1]!;
  const text = heading?.rest ?? withoutFirstHeading(value.text);
  return { value: { front: { ...value.data, title }, name, path: pagePath(name), text }, problems };
}

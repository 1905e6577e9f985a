import { z } from "zod";
import { syntaxOf } from "../markdown/plain-markdown";
import { pagePath } from "../shared/paths";
import { checkFrontMatter, parsedText, type ParsedText } from "./check-data";
import type { ContentFile } from "./content-file";
import { commonFields, text as textField } from "./fields";
import { findFirstHeading, noTitle, withoutFirstHeading } from "./first-heading";

const frontMatter = z.strictObject({
  ...commonFields,
  title: textField.optional(),
  wrapperClassName: z
    .string()
    .trim()
    .regex(/^[\w-]+(\s+[\w-]+)*$/, "This is not a class name. | Expected names of letters, digits, - and _.")
    .optional(),
});

/** A page of prose, such as `/about/`. */
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
export function parsePage(file: ContentFile): ParsedText<Page> {
  const { data, text, refused, problems } = checkFrontMatter(file, frontMatter);
  const syntax = syntaxOf(file.relativePath);
  const heading = data.title === undefined ? findFirstHeading(text, syntax) : null;
  const title = data.title ?? heading?.title;
  const found = title === undefined && !refused?.has("title") ? [...problems, noTitle(file)] : problems;
  const name = data.slug ?? PAGE_FILE.exec(file.relativePath)![1]!;
  const page: Page = {
    ...{ front: { ...data, title: title ?? "" }, name, path: pagePath(name) },
    text: heading?.rest ?? withoutFirstHeading(text, syntax),
  };
  return parsedText(page, found, refused ?? (title === undefined ? new Set() : undefined));
}

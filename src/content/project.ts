import { z } from "zod";
import { kebabCase } from "../shared/kebab-case";
import { projectPath } from "../shared/paths";
import { checkFrontMatter, parsedText, type ParsedText } from "./check-data";
import type { ContentFile } from "./content-file";
import { date, linkTarget, slug, text } from "./fields";
import type { TagReference } from "./tag";

export const PROJECT_STATUSES = ["active", "maintained", "archived"] as const;

const frontMatter = z.strictObject({
  title: text,
  description: text,
  slug: slug.optional(),
  date,
  tags: z.array(text).default([]),
  image: text.optional(),
  featured: z.boolean().default(false),
  links: z.array(z.strictObject({ label: text, url: linkTarget })).default([]),
  status: z
    .enum(PROJECT_STATUSES, `The status is unknown. | Expected one of: ${PROJECT_STATUSES.join(", ")}.`)
    .default("active"),
});

/** A project, as read from its file. */
export interface Project {
  front: z.output<typeof frontMatter>;
  slug: string;
  path: string;
  tags: TagReference[];
  text: string;
}

const PROJECT_FILE = /^projects\/(.+?)(?:\/index)?\.mdx?$/;

export function isProjectFile(relativePath: string): boolean {
  return PROJECT_FILE.test(relativePath) && !/(^|\/)_/.test(relativePath);
}

const REQUIRED = { title: "Untitled", description: "None.", date: "1970-01-01" };

/** Reads a project. */
export function parseProject(file: ContentFile): ParsedText<Project> {
  const { data, text, refused, problems } = checkFrontMatter(file, frontMatter, REQUIRED);
  const slug = data.slug ?? PROJECT_FILE.exec(file.relativePath)![1]!;
  const tags = data.tags.map((label) => ({ slug: kebabCase(label), label }));
  return parsedText({ front: data, slug, path: projectPath(slug), tags, text }, problems, refused);
}

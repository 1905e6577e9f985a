import { z } from "zod";
import { projectPath } from "../shared/paths";
import { checkFrontMatter, parsedText, type ParsedText } from "./check-data";
import type { ContentFile } from "./content-file";
import { date, linkTarget, oneOrMany, picture, slug, text } from "./fields";
import { titled } from "./first-heading";
import type { FrontMatterRules } from "./front-matter/keys";
import { tagReference, uniqueTags, type TagReference } from "./tag";

const frontMatter = z.strictObject({
  title: text.optional(),
  description: text,
  slug: slug.optional(),
  date,
  tags: oneOrMany(tagReference),
  image: picture.optional(),
  featured: z.boolean().default(false),
  links: z.array(z.strictObject({ label: text, url: linkTarget })).default([]),
  status: z.enum(["active", "maintained", "archived"]).default("active"),
});

/** The keys of a project's front matter. */
export const PROJECT_KEYS = Object.keys(frontMatter.shape);

/** A project, as read from its file. */
export interface Project {
  front: z.output<typeof frontMatter> & { title: string };
  slug: string;
  path: string;
  tags: TagReference[];
  text: string;
}

const PROJECT_FILE = /^(?!.*\/[._])projects\/(.+?)(?:\/index)?\.mdx?$/;

export const isProjectFile = (relativePath: string): boolean => PROJECT_FILE.test(relativePath);

const REQUIRED = { description: "None.", date: "1970-01-01" };

/** Reads a project. */
export function parseProject(given: ContentFile, rules?: FrontMatterRules): ParsedText<Project> {
  const { file, data, text: written, refused, problems } = checkFrontMatter(given, frontMatter, rules, REQUIRED);
  const { title, text, problems: lost } = titled(file, written, data.title);
  const slug = data.slug ?? PROJECT_FILE.exec(file.relativePath)![1]!;
  const tags = uniqueTags(data.tags);
  const project: Project = { front: { ...data, title }, slug, path: projectPath(slug), tags, text };
  return parsedText(file, project, [...problems, ...lost], refused);
}

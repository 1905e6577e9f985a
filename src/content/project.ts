import { z } from "zod";
import { projectPath } from "../shared/paths";
import type { ContentFile } from "./content-file";
import { date, linkTarget, oneOrMany, picture, slug, text } from "./fields";
import type { FrontMatterRules } from "./front-matter/keys";
import { parseText, type ParsedText } from "./parse-text";
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
  const { file, front, text, refused, problems, lostHeading } = parseText(given, frontMatter, rules, REQUIRED);
  const slug = front.slug ?? PROJECT_FILE.exec(file.relativePath.normalize())![1]!;
  const value = { front, slug, path: projectPath(slug), tags: uniqueTags(front.tags), text };
  return { file, value, problems: [...problems, ...lostHeading], refused };
}

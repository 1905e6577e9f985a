import { z } from "zod";
import { kebabCase } from "../../shared/kebab-case";
import { projectPath } from "../../shared/paths";
import { date, linkTarget, slug, text } from "./fields";
import { parseMarkdownFile } from "./front-matter";
import type { TagReference } from "./post";
import type { Parsed, SourceFile } from "./yaml-source";

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

/** A project as its file says it. */
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

/** Reads a project. */
export function parseProject(file: SourceFile): Parsed<Project> {
  const { value, problems } = parseMarkdownFile(file, frontMatter);
  if (!value) return { value: undefined, problems };
  const name = value.data.slug ?? PROJECT_FILE.exec(file.relativePath)![1]!;
  const tags = value.data.tags.map((label) => ({ slug: kebabCase(label), label }));
  return { value: { front: value.data, slug: name, path: projectPath(name), tags, text: value.text }, problems };
}

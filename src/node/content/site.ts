import fs from "node:fs";
import path from "node:path";
import { z } from "zod";
import { siteUrl } from "../environment";
import { SOCIAL_PLATFORMS } from "./authors";
import { linkTarget, text } from "./fields";
import { parseYaml, type Parsed, type SourceFile } from "./yaml-source";

const severity = z.enum(["warning", "error"], "The severity is unknown. | Expected warning or error.");

const link = z.strictObject({ label: text, to: linkTarget });

/** The identity and the settings of the site: `data/site.yml`. Every one has a default, so the file may be absent. */
const site = z.strictObject({
  title: text.default("My site"),
  tagline: text.default("Writing and work"),
  description: text.default("Writing and work."),
  url: z.url("The address is not one. | Expected https://domain without a path.").default("http://localhost:9000"),
  copyright: text.optional(),
  owner: z
    .strictObject({
      name: text.default("The owner"),
      role: text.default("Developer"),
      location: text.optional(),
      email: text.optional(),
      /** Paragraphs of the home page's first screen. */
      introduction: z.array(text).default([]),
    })
    .prefault({}),
  socials: z.array(z.strictObject({ platform: z.enum(SOCIAL_PLATFORMS), label: text, url: linkTarget })).default([]),
  navbar: z.strictObject({ left: z.array(link).default([]), right: z.array(link).default([]) }).prefault({}),
  footer: z.array(z.strictObject({ title: text, items: z.array(link) })).default([]),
  blog: z
    .strictObject({
      title: text.default("Blog"),
      description: text.default("Posts."),
      postsPerPage: z.number().int().positive().default(10),
      recentPosts: z.number().int().min(0).max(20).default(5),
    })
    .prefault({}),
  projects: z.strictObject({ description: text.default("What I have made.") }).prefault({}),
  feed: z
    .strictObject({
      title: text.optional(),
      description: text.optional(),
      language: text.default("en"),
      limit: z.number().int().positive().default(20),
    })
    .prefault({}),
  /** Whether a broken link, and an address that two files claim, only warns or stops a production build. */
  checks: z
    .strictObject({ links: severity.default("warning"), duplicateRoutes: severity.default("warning") })
    .prefault({}),
  /** The address below which a file of the content folder can be edited; the file's path is appended. */
  editUrl: linkTarget.optional(),
  /** Whether texts say when they were last changed: by their front matter, otherwise by the history of their files. */
  showLastUpdate: z.boolean().default(true),
});

export type Site = z.output<typeof site>;

export const DEFAULT_SITE: Site = site.parse({});

export const SITE_FILE = "data/site.yml";

export function parseSite(file: SourceFile): Parsed<Site> {
  return parseYaml({ file: file.path, yaml: file.text, linesBefore: 0 }, site);
}

/** What each file of settings said when it could be read. */
const lastGood = new Map<string, Site>();

/**
 * The settings, with `SITE_URL` from the environment in place of the address. Settings that cannot be read give those
 * from before or the defaults here: the check of the whole content reports them and stops the build.
 */
export function loadSite(contentDir: string): Site {
  const file = path.join(contentDir, SITE_FILE);
  const source = {
    path: file,
    relativePath: SITE_FILE,
    text: fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "",
  };
  const settings = parseSite(source).value ?? lastGood.get(file) ?? DEFAULT_SITE;
  lastGood.set(file, settings);
  return { ...settings, url: siteUrl() ?? settings.url };
}

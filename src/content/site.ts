import fs from "node:fs";
import path from "node:path";
import { z } from "zod";
import { SOCIAL_PLATFORMS } from "./author";
import { checkData } from "./check-data";
import { isFile } from "../shared/files";
import { warningAt } from "../shared/problem";
import { contentFile, type ContentFile, type Parsed } from "./content-file";
import { siteUrl } from "./environment";
import { email, linkTarget, origin, text } from "./fields";
import type { FrontMatterRules } from "./front-matter/keys";
import { lastGood, parseOnce } from "./parse-once";
import { footerItem, navbarItems } from "./site-items";

const severity = z.enum(["warning", "error"]);

const TOO_FEW = "The number is too small. | Expected 1 or more.";
const OUT_OF_RANGE = "The number is too small or too large. | Expected 0 to 20.";

/** The id of an announcement without an id. */
const ANNOUNCEMENT_ID = "announcement-bar";

const announcement = z.strictObject({
  /** A new id shows the announcement again to readers who closed the last one. */
  id: text.default(ANNOUNCEMENT_ID),
  html: text,
  closeable: z.boolean().default(true),
});

/** The identity and the settings of the site: `data/site.yml`. Every one has a default, so the file may be absent. */
const site = z.strictObject({
  title: text.default("My site"),
  tagline: text.default("Writing and work"),
  description: text.default("Writing and work."),
  url: origin.default("http://localhost:9000"),
  copyright: text.optional(),
  owner: z
    .strictObject({
      name: text.default("The owner"),
      role: text.default("Developer"),
      location: text.optional(),
      email: email.optional(),
      /** Paragraphs of the home page's first screen. */
      introduction: z.array(text).default([]),
    })
    .prefault({}),
  socials: z.array(z.strictObject({ platform: z.enum(SOCIAL_PLATFORMS), label: text, url: linkTarget })).default([]),
  navbar: z.strictObject({ left: navbarItems.default([]), right: navbarItems.default([]) }).prefault({}),
  footer: z.array(z.strictObject({ title: text, items: z.array(footerItem) })).default([]),
  announcement: announcement.optional(),
  blog: z
    .strictObject({
      title: text.default("Blog"),
      description: text.default("Posts."),
      postsPerPage: z.number().int().positive(TOO_FEW).default(10),
      recentPosts: z.number().int().min(0, OUT_OF_RANGE).max(20, OUT_OF_RANGE).default(5),
    })
    .prefault({}),
  projects: z.strictObject({ description: text.default("What I have made.") }).prefault({}),
  feed: z
    .strictObject({
      title: text.optional(),
      description: text.optional(),
      language: text.default("en"),
      limit: z.number().int().positive(TOO_FEW).default(20),
      /** A WebSub hub that tells subscribers of new posts. */
      hub: z.url("The hub is not an address. | Expected https://….").optional(),
    })
    .prefault({}),
  /** Whether each page has a picture of its own for previews; drawing them is the slowest part of a large build. */
  socialCards: z.boolean().default(true),
  /** The software that the documentation is about, as search engines are told of it. */
  software: z
    .strictObject({
      name: text,
      description: text.optional(),
      category: text.default("DeveloperApplication"),
      operatingSystem: text.optional(),
      version: text.optional(),
      repository: linkTarget.optional(),
      license: linkTarget.optional(),
    })
    .optional(),
  /** Whether analytics and other services start on load, unless the visitor objects, or wait until one has agreed. */
  consent: z
    .enum(["on-load", "ask"], "The consent is unknown. | Expected on-load, or ask for waiting until a visitor agrees.")
    .default("on-load"),
  /** Whether broken links and duplicate addresses are warnings, or errors that stop a production build. */
  checks: z
    .strictObject({
      links: severity.default("warning"),
      duplicateRoutes: severity.default("warning"),
      /** How to report unknown keys in the front matter of texts. */
      unknownKeys: z.enum(["error", "warning", "ignore"]).default("warning"),
    })
    .prefault({}),
  /** Other names for keys of texts, each with the key of the site. */
  frontMatter: z.strictObject({ aliases: z.record(z.string(), text).default({}) }).prefault({}),
  /** The address below which a file of the content folder can be edited; the file's path is appended. */
  editUrl: linkTarget.optional(),
  /** Whether texts say when they were last changed: by their front matter, otherwise by the history of their files. */
  showLastUpdate: z.boolean().default(true),
});

export type Site = z.output<typeof site>;
export type Announcement = z.output<typeof announcement>;

export const DEFAULT_SITE: Site = site.parse({});

export const SITE_FILE = "data/site.yml";

/** Reads the settings. Warns of a file without a character: a site without settings needs no file. */
export function parseSite(file: ContentFile): Parsed<Site> {
  const { value, problems } = checkData(file, site);
  if (value === undefined || file.yaml.source.trim() !== "") return { value, problems };
  const message = "The file is empty, so every setting has its default.";
  return { value, problems: [warningAt({ file: file.path }, message, "Expected settings, or no such file.")] };
}

/** The rules for the front matter of texts. */
export const frontMatterRules = ({ checks, frontMatter }: Site): FrontMatterRules => ({
  aliases: frontMatter.aliases,
  unknownKeys: checks.unknownKeys,
});

const orLastGood = lastGood<Site>();

/**
 * The settings of a content folder. If `site.yml` cannot be read now, they are those of the last good file, or the
 * defaults: the check of the content reports the file.
 */
function readSettings(contentDir: string): Site {
  const file = path.join(contentDir, SITE_FILE);
  if (!isFile(file)) return DEFAULT_SITE;
  let value: Site | undefined;
  try {
    value = parseOnce(contentFile(file, SITE_FILE, fs.readFileSync(file)), parseSite).value;
  } catch {
    // A file that may not be read.
  }
  return orLastGood(file, value) ?? DEFAULT_SITE;
}

/** The rules of a content folder. */
export const loadRules = (contentDir: string): FrontMatterRules => frontMatterRules(readSettings(contentDir));

/** The settings, with the address and the announcement of the environment in place of their own. */
export function loadSite(contentDir: string): Site {
  const settings = readSettings(contentDir);
  return { ...settings, url: siteUrl() ?? settings.url, announcement: announcementOf(settings) };
}

/** `GATSBY_ANNOUNCEMENT_HTML` replaces the settings' announcement, and `GATSBY_ANNOUNCEMENT_ID` says which one it is. */
function announcementOf({ announcement: own }: Site): Announcement | undefined {
  const { GATSBY_ANNOUNCEMENT_HTML: html = "", GATSBY_ANNOUNCEMENT_ID: id = "" } = process.env;
  return html.trim() ? { id: id.trim() || ANNOUNCEMENT_ID, html: html.trim(), closeable: true } : own;
}

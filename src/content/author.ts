import { z } from "zod";
import type { Problem } from "../shared/problem";
import { AUTHORS_PATH, authorPath } from "../shared/paths";
import { checkData } from "./check-data";
import type { ContentFile, Parsed } from "./content-file";
import { AUTHOR_KEYS } from "./front-matter/keys";
import { email, linkTarget, slug, text, unlessMap } from "./fields";
import { positionOf } from "./positions";

/** An author of a post: a key of `data/authors.yml`, values in the post, or both. Values in the post win. */
export interface AuthorReference {
  key?: string;
  name?: string;
  title?: string;
  description?: string;
  url?: string;
  email?: string;
  /** A path from the post's file. */
  image?: string;
}

const personFields = {
  title: text.optional(),
  description: text.optional(),
  url: linkTarget.optional(),
  email: email.optional(),
  image: text.optional(),
  image_url: text.optional(),
  imageURL: text.optional(),
};

const EXPECTED = "Expected a key of data/authors.yml, or a map with at least a name.";

const inlineFields = { key: text.optional(), name: text.optional(), ...personFields };
const inlineAuthor = z
  .strictObject(inlineFields satisfies Record<(typeof AUTHOR_KEYS)[number], z.ZodType>, {
    error: unlessMap(`This is not an author. | ${EXPECTED}`),
  })
  .refine(
    ({ key, name }) => key !== undefined || name !== undefined,
    `The author has neither a key nor a name. | ${EXPECTED}`,
  );

/** One item of `authors`: a key, or a map of values. */
export const authorReference = z
  .preprocess((value) => (typeof value === "string" && value.trim() ? { key: value } : value), inlineAuthor)
  .transform(({ image_url, imageURL, ...author }): AuthorReference => {
    const image = author.image ?? image_url ?? imageURL;
    return image === undefined ? author : { ...author, image };
  });

/** Whether a picture is on another site or in `static/`. Such a picture is not shown: pages load nothing from other sites. */
export const isForeignImage = (image: string): boolean => /^(\/|[a-z][a-z\d+.-]*:)/i.test(image);

/** The words for such a picture. They do not name it, so that a list of problems has one line for all. */
export const FOREIGN_IMAGE = {
  message: "An author's picture that is on another site or in static/ is not shown.",
  expected: "Expected a path from this file, such as ./jane.png: pages ask no other site for pictures.",
  severity: "warning",
} as const;

/** The older keys for one author, which `authors` replaces. */
export const legacyAuthorFields = {
  author: text.optional(),
  author_title: text.optional(),
  author_url: linkTarget.optional(),
  author_image_url: text.optional(),
};

export type LegacyAuthor = z.output<z.ZodObject<typeof legacyAuthorFields>>;

/** `[Ada](https://ada.example) (Analyst)`, as themes of Hugo print it: a name, an address, and perhaps a title. */
const LINKED_AUTHOR = /\[([^\]]+)\]\((https?:[^\s()]+)\)(?:\s*\(([^()]+)\))?/g;
const BETWEEN_AUTHORS = /^(?:[\s,;&]|\band\b)*$/;

/** The authors of the older keys: usually one, but `author` may also be a list of links. */
export function fromLegacy({ author, author_title, author_url, author_image_url }: LegacyAuthor): AuthorReference[] {
  if (author === undefined) return [];
  const linked = [...author.matchAll(LINKED_AUTHOR)];
  const isLinked = linked.length > 0 && BETWEEN_AUTHORS.test(author.replace(LINKED_AUTHOR, ""));
  const own = { title: author_title, image: author_image_url };
  if (!isLinked) return [withoutMissing({ name: author, ...own, url: author_url })];
  const authors = linked.map(([, name, url, title]) => withoutMissing({ name, url, title }));
  return authors.length === 1 ? [{ ...withoutMissing(own), ...authors[0] }] : authors;
}

const withoutMissing = (fields: Record<string, string | undefined>): AuthorReference =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Platforms with a full address: their names do not say which site it is. */
export const SOCIAL_PLATFORMS = ["code", "garden", "network", "photos", "fediverse"] as const;

/** Platforms for which the name of an account is enough. */
const ADDRESSES = {
  github: "https://github.com/",
  x: "https://x.com/",
  twitter: "https://twitter.com/",
  linkedin: "https://www.linkedin.com/in/",
  stackoverflow: "https://stackoverflow.com/users/",
  bluesky: "https://bsky.app/profile/",
  instagram: "https://www.instagram.com/",
  threads: "https://www.threads.net/@",
  mastodon: "https://mastodon.social/@",
  twitch: "https://twitch.tv/",
  youtube: "https://youtube.com/@",
  email: "mailto:",
} as const;

type Handled = keyof typeof ADDRESSES;
type Platform = (typeof SOCIAL_PLATFORMS)[number] | Handled;

const LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    code: "Code hosting",
    garden: "Digital garden",
    network: "Professional network",
    photos: "Photo network",
    fediverse: "Fediverse",
    github: "GitHub",
    x: "X",
    twitter: "Twitter",
    linkedin: "LinkedIn",
    stackoverflow: "Stack Overflow",
    bluesky: "Bluesky",
    instagram: "Instagram",
    threads: "Threads",
    mastodon: "Mastodon",
    twitch: "Twitch",
    youtube: "YouTube",
    email: "E-mail",
  } satisfies Record<Platform, string>),
);

const isHandled = (platform: string): platform is Handled => Object.hasOwn(ADDRESSES, platform);

/** Accounts by platform; each becomes a full address. Other platforms than the known ones take an address too. */
export const socials = z
  .record(z.string(), text)
  .transform((accounts, context) =>
    Object.fromEntries(
      Object.entries(accounts).map(([platform, account]) => {
        const address = addressOf(platform, account);
        if (!address) {
          const wanted = isHandled(platform) ? "https://… or the name of an account." : "/path or https://….";
          const message = `The link target is neither a path nor an address. | Expected ${wanted}`;
          context.addIssue({ code: "custom", message, path: [platform] });
        }
        return [platform, address ?? account];
      }),
    ),
  )
  .default({});

function addressOf(platform: string, account: string): string | undefined {
  if (/^(\/|#|https?:\/\/|mailto:)/i.test(account)) return account;
  if (!isHandled(platform) || /[/\s:]/.test(account)) return undefined;
  return ADDRESSES[platform] + account.replace(/^@/, "");
}

/** The accounts as links. The label of an unknown platform is its name, with a capital letter. */
export const toSocialLinks = (accounts: Record<string, string>) =>
  Object.entries(accounts).map(([platform, url]) => ({
    platform,
    label: LABELS.get(platform) ?? platform.charAt(0).toUpperCase() + platform.slice(1),
    url,
  }));

const author = z.strictObject({
  name: text,
  ...personFields,
  page: z.union([z.boolean(), z.strictObject({ permalink: slug })]).default(true),
  socials,
});

/** An entry of `data/authors.yml`. */
export interface Author extends Omit<z.output<typeof author>, "page" | "image_url" | "imageURL"> {
  key: string;
  path: string;
  page: boolean;
}

export const AUTHORS_FILE = "data/authors.yml";

/** Reads the map of authors, in the file's order. */
export function parseAuthors(file: ContentFile): Parsed<Author[]> {
  const { value, problems } = checkData(file, z.record(z.string(), author));
  if (!value) return { value: undefined, problems };
  const found: Problem[] = [...problems];
  const authors = Object.entries(value).map(([key, { page, image_url, imageURL, ...fields }]): Author => {
    const image = fields.image ?? image_url ?? imageURL;
    const path = typeof page === "object" ? `${AUTHORS_PATH}/${page.permalink}` : authorPath(key);
    const entry = { ...fields, key, path, page: page !== false };
    if (image === undefined) return entry;
    if (!isForeignImage(image)) return { ...entry, image };
    found.push({ file: file.path, ...positionOf(file, key, image), ...FOREIGN_IMAGE });
    return { ...entry, image: undefined };
  });
  return { value: authors, problems: found };
}

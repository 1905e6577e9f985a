import { z } from "zod";
import { withGuess } from "../shared/problem";
import { kebabCase } from "../shared/kebab-case";
import { authorPath } from "../shared/paths";
import { checkData } from "./check-data";
import type { ContentFile, Parsed } from "./content-file";
import { AUTHOR_KEYS } from "./front-matter/keys";
import { email, linkTarget, slug, text, unlessMap } from "./fields";

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
export const authorReference = z.preprocess(
  (value) => (typeof value === "string" && value.trim() ? { key: value } : value),
  inlineAuthor,
);

/** The older keys for one author, which `authors` replaces. */
export const legacyAuthorFields = {
  author: text.optional(),
  author_title: text.optional(),
  author_url: linkTarget.optional(),
  author_image_url: text.optional(),
};

type LegacyAuthor = z.output<z.ZodObject<typeof legacyAuthorFields>>;

/** `[Ada](https://ada.example) (Analyst)`, as themes of Hugo print it: a name, an address, and perhaps a title. */
const LINKED_AUTHOR = /^\[([^\]]+)\]\((https?:[^\s()]+)\)(?:\s*\(([^()]+)\))?$/;
const NAMED_AUTHOR = /^([^[\]]+?)()(?:\s*\(([^()]+)\))?$/;
/** Not within brackets. Between two links, a space is enough. */
const BETWEEN_AUTHORS = /\s*(?:[,;&]|\band\b)\s*(?![^()[\]]*[)\]])|(?<=\))\s+(?=\[)/;

/** The authors of the older keys: usually one, but `author` may also be a list with links. */
export function fromLegacy({ author, author_title, author_url, author_image_url }: LegacyAuthor): AuthorReference[] {
  if (author === undefined) return [];
  const parts = author.split(BETWEEN_AUTHORS).filter(Boolean);
  const found = parts.map((part) => LINKED_AUTHOR.exec(part) ?? NAMED_AUTHOR.exec(part) ?? []);
  const isList = found.some(([, , url]) => url) && found.every(([whole]) => whole !== undefined);
  const own = { title: author_title, image: author_image_url };
  if (!isList) return [withoutMissing({ name: author, ...own, url: author_url })];
  const authors = found.map(([, name, url, title]) => withoutMissing({ name, url: url || undefined, title }));
  return authors.length === 1 ? [{ ...withoutMissing(own), ...authors[0] }] : authors;
}

const withoutMissing = (fields: Record<string, string | undefined>): AuthorReference =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Platforms with a full address: their names do not say which site it is. */
export const SOCIAL_PLATFORMS = ["code", "garden", "network", "photos", "fediverse"] as const;

/** The labels of the known platforms and, where the name of an account is enough, what its address begins with. */
const PLATFORMS = new Map<string, { label: string; address?: string }>([
  ["code", { label: "Code hosting" }],
  ["garden", { label: "Digital garden" }],
  ["network", { label: "Professional network" }],
  ["photos", { label: "Photo network" }],
  ["fediverse", { label: "Fediverse" }],
  ["github", { label: "GitHub", address: "https://github.com/" }],
  ["x", { label: "X", address: "https://x.com/" }],
  ["twitter", { label: "Twitter", address: "https://twitter.com/" }],
  ["linkedin", { label: "LinkedIn", address: "https://www.linkedin.com/in/" }],
  ["stackoverflow", { label: "Stack Overflow", address: "https://stackoverflow.com/users/" }],
  ["bluesky", { label: "Bluesky", address: "https://bsky.app/profile/" }],
  ["instagram", { label: "Instagram", address: "https://www.instagram.com/" }],
  ["threads", { label: "Threads", address: "https://www.threads.net/@" }],
  ["mastodon", { label: "Mastodon", address: "https://mastodon.social/@" }],
  ["twitch", { label: "Twitch", address: "https://twitch.tv/" }],
  ["youtube", { label: "YouTube", address: "https://youtube.com/@" }],
  ["email", { label: "E-mail", address: "mailto:" }],
]);

/** Accounts by platform; each becomes a full address. Other platforms than the known ones take an address too. */
const socials = z
  .record(z.string(), text)
  .transform((accounts, context) =>
    Object.fromEntries(
      Object.entries(accounts).map(([platform, account]) => {
        const address = addressOf(platform, account);
        if (!address) {
          const known = PLATFORMS.get(platform);
          const form = known?.address
            ? "Expected https://… or the name of an account."
            : "Expected an address such as /about/ or https://….";
          const expected = known ? form : withGuess(platform, [...PLATFORMS.keys()], form);
          const message = `The link target is not an address. | ${expected}`;
          context.addIssue({ code: "custom", message, path: [platform] });
        }
        return [platform, address ?? account];
      }),
    ),
  )
  .default({});

function addressOf(platform: string, account: string): string | undefined {
  if (linkTarget.safeParse(account).success) return account;
  const address = PLATFORMS.get(platform)?.address;
  return address && !/[/\s:]/.test(account) ? address + account.replace(/^@/, "") : undefined;
}

/** The accounts as links. The label of an unknown platform is its name, with a capital letter. */
export const toSocialLinks = (accounts: Record<string, string>) =>
  Object.entries(accounts).map(([platform, url]) => ({
    platform,
    label: PLATFORMS.get(platform)?.label ?? platform.charAt(0).toUpperCase() + platform.slice(1),
    url,
  }));

const author = z.strictObject({
  name: text,
  ...personFields,
  image_url: text.optional(),
  imageURL: text.optional(),
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
  const toAuthor = ([key, { page, image_url, imageURL, ...fields }]: [string, z.output<typeof author>]): Author => ({
    ...fields,
    key,
    path: authorPath(typeof page === "object" ? page.permalink : kebabCase(key)),
    page: page !== false,
    image: fields.image ?? image_url ?? imageURL,
  });
  return { value: value && Object.entries(value).map(toAuthor), problems };
}

import { z } from "zod";
import { decodeAddress } from "../shared/paths";
import { warningAt, type Problem } from "../shared/problem";
import type { ContentFile } from "./content-file";
import { readDate, unknownZone } from "./front-matter/dates";
import { placeOf } from "./positions";

/** Schema pieces that several kinds of content share. A message is "what is wrong | what was expected". */

/** Splits such a message at its last bar: the value in it may contain others. */
export function splitMessage(words: string): { message: string; expected: string | undefined } {
  const [, message = words, expected] = /^(.*) \| (.*)$/s.exec(words) ?? [];
  return { message, expected };
}

const EMPTY = "The text is empty. | Expected at least one character.";

export const text = z.string().trim().min(1, EMPTY);

/** The path of a picture from the file that names it. */
export const picture = text.describe("Expected the path of a picture, such as ./cover.png.");

/** Numbers and truth values become text, so that `20240101` and `true` get the message for a malformed date. */
const plainAsText = (value: unknown): unknown =>
  typeof value === "number" || typeof value === "boolean" ? String(value) : value;

const DATE_FORM = "Expected YYYY-MM-DD, or YYYY-MM-DDTHH:mm:ssZ, of a day that exists.";

/** A date as text, read as UTC; the value is ISO 8601. */
export const date = z.preprocess(
  plainAsText,
  z
    .string()
    .describe(DATE_FORM)
    .transform((value, context) => {
      const read = readDate(value);
      if (read instanceof Date) return read.toISOString();
      context.addIssue(
        read ? `"${value}" may be either of two days. | Expected ${read.either.join(" or ")}.` : noDate(value),
      );
      return z.NEVER;
    }),
);

function noDate(value: string): string {
  const zone = unknownZone(value);
  if (zone !== undefined) {
    return `The time zone ${zone} of "${value}" is unknown. | Expected an offset in its place, such as +01:00.`;
  }
  return `"${value}" is not a date. | ${DATE_FORM}`;
}

const contentsLevel = z
  .number()
  .int()
  .min(2, "The level is too small. | Expected 2 to 6.")
  .max(6, "The level is too large. | Expected 2 to 6.");

export const SLUG_FORM = "Expected letters, digits, hyphens and underscores, such as my-text.";

export const slug = z
  .string()
  .describe(SLUG_FORM)
  .transform((value) => value.replace(/^\/+|\/+$/g, ""))
  .superRefine((value, context) => {
    const problem = SLUG_PROBLEMS.find(([pattern]) => pattern.test(value));
    if (problem) context.addIssue(problem[1]);
    else if (LIKE_A_FILE.test(value)) {
      context.addIssue(`The slug ends like the name of a file. | Expected ${value.replace(LIKE_A_FILE, "")}.`);
    } else if (hasLongName(value)) {
      context.addIssue(`The slug has a part that is too long. | Expected at most ${LONGEST_NAME} bytes each.`);
    }
  });

const EMAIL_FORM = "Expected name@domain.";

export const email = z
  .string()
  .check(z.email(`This is not an e-mail address. | ${EMAIL_FORM}`))
  .describe(EMAIL_FORM);

const OLD_ADDRESS_FORM = "Expected an address of this site, such as /old/address.";

/** An address that a text had before. Copied from a browser, its letters outside ASCII are encoded. */
export const oldAddressForm = z
  .string()
  .transform(decodeAddress)
  .describe(OLD_ADDRESS_FORM)
  .superRefine((value, context) => {
    if (!/^\/[^/]/.test(value))
      context.addIssue(`The old address does not begin with one slash. | ${OLD_ADDRESS_FORM}`);
    else if (/[?#*:\\\s]|\/\/|(?:^|\/)\.{1,2}(?:\/|$)/.test(value)) {
      context.addIssue(
        `The old address contains characters that hosts do not allow in redirect rules. | ${OLD_ADDRESS_FORM}`,
      );
    } else if (LIKE_A_FILE.test(value) && !/\.html?\/*$/i.test(value)) {
      context.addIssue(`The old address ends like the name of a file. | ${OLD_ADDRESS_FORM}`);
    }
  });

/**
 * The maximum length of a part of an address in bytes. Most systems allow 255 for a name, and the files beside a page have
 * longer names.
 */
const LONGEST_NAME = 200;

/** Whether a part of an address is too long for the name of a folder. */
export const hasLongName = (path: string): boolean =>
  path.split("/").some((name) => Buffer.byteLength(name) > LONGEST_NAME);

/** The end of an address that would be that of a file. */
export const LIKE_A_FILE = /\.(?:html?|md|xml|json|txt|webmanifest)\/*$/i;

/** What a slug may not contain, with the most specific message first. */
const SLUG_PROBLEMS: [RegExp, string][] = [
  [/^\s*$/, `The slug is empty. | ${SLUG_FORM}`],
  [/^[a-z][a-z\d+.-]*:/i, "The slug is an address with a scheme. | Expected only its end, such as my-text."],
  [/[?#]/, "The slug contains a query or a fragment. | Expected a slug without ? and #."],
  [/(^|\/)\.{1,2}(\/|$)/, "The slug leads to another folder. | Expected a slug without . and .. as names."],
  [/\/\//, "The slug has an empty part. | Expected one slash between two names."],
  [
    /[^\p{L}\p{M}\p{N}\-_./]/u,
    "The slug contains characters that an address should not have. | Expected letters, digits, hyphens and underscores.",
  ],
];

const LINK_FORM = "Expected an address such as /about/ or https://….";

/** A link target: an address of this site or one with a scheme, except schemes that run code. */
export const linkTarget = z
  .string()
  .regex(
    /^(?!(?:javascript|data|vbscript):)(?:\/|#|[a-z][a-z\d+.-]*:)/i,
    `The link target is not an address. | ${LINK_FORM}`,
  )
  .describe(LINK_FORM);

const ORIGIN_FORM = "Expected https://domain without a path.";

/** An origin without a path. `PATH_PREFIX` has the path, which would otherwise appear twice in each address. */
export const origin = z
  .string()
  .describe(ORIGIN_FORM)
  .transform((value, context) => {
    if (!/^https?:/i.test(value) || !URL.canParse(value)) {
      context.addIssue(`This is not an address. | ${ORIGIN_FORM}`);
      return z.NEVER;
    }
    const url = new URL(value);
    if (url.href === `${url.origin}/`) return url.origin;
    const folder = url.pathname.replace(/\/+$/, "");
    const prefix = folder && `; PATH_PREFIX=${folder} puts the site into a folder of it`;
    context.addIssue(`The address is more than an origin. | Expected ${url.origin}${prefix}.`);
    return z.NEVER;
  });

const lastUpdate = z.strictObject({ date: date.optional(), author: text.optional() });

/** Front matter that posts, docs and pages have in common. */
export const commonFields = {
  /** Without it the title is the first heading, or the name of the file. */
  title: text.optional(),
  title_meta: text.optional(),
  description: text.optional(),
  slug: slug.optional(),
  image: picture.optional(),
  keywords: z.array(text).default([]),
  draft: z.boolean().default(false),
  unlisted: z.boolean().default(false),
  hide_table_of_contents: z.boolean().default(false),
  toc_min_heading_level: contentsLevel.default(2),
  toc_max_heading_level: contentsLevel.default(3),
  last_update: lastUpdate.optional(),
  redirect_from: listOf(oldAddressForm).optional(),
};

/** The message of a map's schema for a value that is no map. */
export const unlessMap =
  (message: string) =>
  ({ code }: { code?: string }): string | undefined =>
    code === "invalid_type" ? message : undefined;

/** A list, or one item without a list. No value is an empty list. Issues keep the path of the item. */
function listOf<S extends z.ZodType>(item: S) {
  return z.unknown().transform((value, context): z.output<S>[] => {
    if (value === null) return [];
    const isList = Array.isArray(value);
    const result = z.array(item).safeParse(isList ? value : [value]);
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      context.issues.push({ ...issue, path: isList ? issue.path : issue.path.slice(1) } as z.core.$ZodRawIssue);
    }
    return z.NEVER;
  });
}

/** A list, or one item without a list. Empty if the key is missing. */
export const oneOrMany = <S extends z.ZodType>(item: S) => listOf(item).default([]);

/** Reports a slug that repeats the address of its section. The section is added to every slug, so it would appear twice. */
export function findWholeAddress(file: ContentFile, slug: string | undefined, section: string): Problem[] {
  const [, lead = "", path = ""] = /^(\/*)(.*?)\/*$/.exec(slug ?? "") ?? [];
  const repeated = section.replace(/^\/+/, "");
  const rest = path.startsWith(`${repeated}/`) ? path.slice(repeated.length + 1) : "";
  if (rest === "" || isInFolderOf(file, repeated)) return [];
  const message = `The slug is put below ${section}, so this address is ${section}/${path}.`;
  const expected = `Expected slug: ${lead}${rest} for the address ${section}/${rest}.`;
  return [warningAt(placeOf(file, "slug"), message, expected)];
}

/** In a folder with the name of the section, such as `docs/docs`, the slug means that folder. */
const isInFolderOf = ({ relativePath }: ContentFile, name: string): boolean =>
  `${relativePath.split("/").slice(1, -1).join("/")}/`.startsWith(`${name}/`);

import { z } from "zod";
import { linkTarget, text } from "./fields";
import { passOn } from "./one-or-many";
import { valueForms } from "./value-forms";

/** Somebody whom a post names: by a key of the authors' file, with values of its own, or both, where its own win. */
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

const EMAIL_FORM = "Expected name@domain.";

export const email = z
  .string()
  .check(z.email(`The e-mail address is not one. | ${EMAIL_FORM}`))
  .register(valueForms, { expected: EMAIL_FORM });

const inlineAuthor = z.strictObject({
  key: text.optional(),
  name: text.optional(),
  title: text.optional(),
  description: text.optional(),
  url: linkTarget.optional(),
  email: email.optional(),
  image: text.optional(),
  image_url: text.optional(),
  imageURL: text.optional(),
});

const EXPECTED = "Expected a key of data/authors.yml, or a map with at least a name.";

/** One item of `authors`: a key, or a map of values. */
export const authorReference = z.unknown().transform((value, context): AuthorReference => {
  if (typeof value === "string" && value.trim() !== "") return { key: value.trim() };
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    context.addIssue(`This is no author. | ${EXPECTED}`);
    return z.NEVER;
  }
  const result = inlineAuthor.safeParse(value);
  if (!result.success) {
    for (const issue of result.error.issues) passOn(context, issue);
    return z.NEVER;
  }
  const { image_url, imageURL, ...author } = result.data;
  if (author.key === undefined && author.name === undefined) {
    context.addIssue(`The author has neither a key nor a name. | ${EXPECTED}`);
    return z.NEVER;
  }
  const image = author.image ?? image_url ?? imageURL;
  return image === undefined ? author : { ...author, image };
});

/** Pictures that do not lie beside the text are not shown: a page asks no other site for anything. */
export const isForeignImage = (image: string): boolean => /^(\/|[a-z][a-z\d+.-]*:)/i.test(image);

/** The keys with which one author was written before there was `authors`. */
export const legacyAuthorFields = {
  author: text.optional(),
  author_title: text.optional(),
  author_url: linkTarget.optional(),
  author_image_url: text.optional(),
};

export type LegacyAuthor = z.output<z.ZodObject<typeof legacyAuthorFields>>;

/** The author of the older keys, if there is one. */
export function fromLegacy({ author, author_title, author_url, author_image_url }: LegacyAuthor): AuthorReference[] {
  if (author === undefined) return [];
  const fields = { name: author, title: author_title, url: author_url, image: author_image_url };
  return [Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))];
}

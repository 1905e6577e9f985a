import { z } from "zod";
import { AUTHORS_PATH, authorPath } from "../shared/paths";
import { email, isForeignImage } from "./author-reference";
import { linkTarget, slug, text } from "./fields";
import { placeOf } from "./place";
import { socials } from "./socials";
import { parseYaml, type Parsed, type SourceFile } from "./yaml-source";

export { SOCIAL_PLATFORMS } from "./socials";

const author = z.strictObject({
  name: text,
  title: text.optional(),
  description: text.optional(),
  url: linkTarget.optional(),
  email: email.optional(),
  image: text.optional(),
  image_url: text.optional(),
  imageURL: text.optional(),
  page: z.union([z.boolean(), z.strictObject({ permalink: slug })]).default(true),
  socials,
});

/** Somebody who writes posts, as `data/authors.yml` says it. */
export interface Author extends Omit<z.output<typeof author>, "page" | "image_url" | "imageURL"> {
  key: string;
  path: string;
  page: boolean;
}

export const AUTHORS_FILE = "data/authors.yml";

/** Reads the map of authors, in the file's order. */
export function parseAuthors(file: SourceFile): Parsed<Author[]> {
  const schema = z.record(z.string(), author);
  const { value, problems } = parseYaml({ file: file.path, yaml: file.text, linesBefore: 0 }, schema);
  if (!value) return { value: undefined, problems };
  const found = [...problems];
  const authors = Object.entries(value).map(([key, { page, image_url, imageURL, ...fields }]): Author => {
    const image = fields.image ?? image_url ?? imageURL;
    const path = typeof page === "object" ? `${AUTHORS_PATH}/${page.permalink}` : authorPath(key);
    const entry = { ...fields, key, path, page: page !== false };
    if (image === undefined) return entry;
    if (!isForeignImage(image)) return { ...entry, image };
    const message = `The author's picture ${image} is not shown.`;
    const expected = "Expected a path from this file, such as ./jane.png: pages ask no other site for pictures.";
    found.push({ file: file.path, ...placeOf(file, key), message, expected, severity: "warning" });
    return { ...entry, image: undefined };
  });
  return { value: authors, problems: found };
}

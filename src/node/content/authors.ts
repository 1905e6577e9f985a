import { z } from "zod";
import { authorPath } from "../../shared/paths";
import { linkTarget, text } from "./fields";
import { parseYaml, type Parsed, type SourceFile } from "./yaml-source";

export const SOCIAL_PLATFORMS = ["code", "garden", "network", "photos", "fediverse"] as const;

const author = z.strictObject({
  name: text,
  title: text.optional(),
  description: text.optional(),
  url: linkTarget.optional(),
  email: z.email("The e-mail address is not one. | Expected name@domain.").optional(),
  image: text.optional(),
  page: z.boolean().default(true),
  socials: z.partialRecord(z.enum(SOCIAL_PLATFORMS), linkTarget).default({}),
});

/** Somebody who writes posts, as `data/authors.yml` says it. */
export interface Author extends z.output<typeof author> {
  key: string;
  path: string;
}

export const AUTHORS_FILE = "data/authors.yml";

/** Reads the map of authors, in the file's order. */
export function parseAuthors(file: SourceFile): Parsed<Author[]> {
  const schema = z.record(z.string(), author);
  const { value, problems } = parseYaml({ file: file.path, yaml: file.text, linesBefore: 0 }, schema);
  if (!value) return { value: undefined, problems };
  const toAuthor = ([key, fields]: [string, z.output<typeof author>]) => ({ ...fields, key, path: authorPath(key) });
  return { value: Object.entries(value).map(toAuthor), problems };
}

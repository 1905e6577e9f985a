import { z } from "zod";
import { kebabCase } from "../../shared/kebab-case";
import { text } from "./fields";
import { parseYaml, type Parsed, type SourceFile } from "./yaml-source";

const entry = z.strictObject({ label: text.optional(), description: text.optional() });

/** What `data/tags.yml` says of a tag. A tag needs no entry. */
export interface TagEntry {
  slug: string;
  label: string | undefined;
  description: string;
}

export const TAGS_FILE = "data/tags.yml";

/** Reads the map of tags. */
export function parseTags(file: SourceFile): Parsed<TagEntry[]> {
  const schema = z.record(z.string(), entry.nullable());
  const { value, problems } = parseYaml({ file: file.path, yaml: file.text, linesBefore: 0 }, schema);
  if (!value) return { value: undefined, problems };
  const entries = Object.entries(value).map(([key, fields]) => ({
    slug: kebabCase(key),
    label: fields?.label,
    description: fields?.description ?? "",
  }));
  return { value: entries, problems };
}

import { z } from "zod";
import { inVersion, type DocVersion } from "../shared/doc-versions";
import { DOCS_PATH } from "../shared/paths";
import type { ContentFile } from "./content-file";
import { CURRENT_VERSION, VERSIONS_FOLDER } from "./doc-versions";
import { commonFields, oneOrMany, slug, SLUG_FORM, text } from "./fields";
import type { FrontMatterRules } from "./front-matter/keys";
import { parseText, type ParsedText, type RefusedKeys } from "./parse-text";
import { tagReference, uniqueTags, type TagReference } from "./tag";

/** `/` is the address of the version itself. All other slugs follow the rules of every slug. */
const docSlug = z
  .string()
  .describe(SLUG_FORM)
  .superRefine((value, context) => {
    const checked = value === "/" ? null : slug.safeParse(value);
    if (checked?.error) context.addIssue(checked.error.issues[0]!.message);
  });

const idWithoutFolder = text.refine(
  (value) => !value.includes("/"),
  "The id contains a slash. | Expected a name without its folder: the folder is added.",
);

const frontMatter = z.strictObject({
  ...commonFields,
  slug: docSlug.optional(),
  id: idWithoutFolder.optional(),
  hide_title: z.boolean().default(false),
  parse_number_prefixes: z.boolean().default(true),
  sidebar_label: text.optional(),
  sidebar_position: z.number().optional(),
  sidebar_class_name: text.optional(),
  sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
  sidebar_key: text.optional(),
  displayed_sidebar: text.nullable().optional(),
  pagination_label: text.optional(),
  pagination_next: text.nullable().optional(),
  pagination_prev: text.nullable().optional(),
  custom_edit_url: z.string().nullable().optional(),
  tags: oneOrMany(tagReference),
});

/** The keys of a document's front matter. */
export const DOC_KEYS = Object.keys(frontMatter.shape);

type FrontMatter = z.output<typeof frontMatter>;

/** A page of the documentation, as read from its file. `addressDoc` adds the address. */
interface ParsedDoc {
  front: FrontMatter & { title: string };
  /** The heading of the page: the first heading of the text if the text begins with it, otherwise the title. */
  heading: string;
  /** The version's name: `current` below `docs`, otherwise that of the folder below `docs-versions`. */
  version: string;
  /** Folder and name below the version, without number prefixes: `markhope/quickstart`. */
  docId: string;
  /** Folder and name on disk, without extension. */
  source: string;
  /** The address below that of the version; empty for the version's own. */
  route: string;
  /** From the front matter or the number that begins the file name; null for neither. */
  position: number | null;
  /** Whether the heading is hidden from sight. Screen readers still read it. */
  hideTitle: boolean;
  tags: TagReference[];
  text: string;
}

/** A page of the documentation. */
export interface Doc extends ParsedDoc {
  path: string;
}

const DOC_FILE = new RegExp(`^(?!.*/[._])(?:docs|${VERSIONS_FOLDER}/([^/]+))/(.+)\\.mdx?$`);

export const isDocFile = (relativePath: string): boolean => DOC_FILE.test(relativePath);

/** Returns the address of a route in a version. An undeclared version has its name in the address. */
export function docAddress(versions: readonly DocVersion[], version: string, route: string): string {
  const found = versions.find(({ name }) => name === version);
  return inVersion(found?.path ?? `${DOCS_PATH}/${version}`, route);
}

/** Reads a page of the documentation. */
export function parseDoc(given: ContentFile, rules?: FrontMatterRules): ParsedText<ParsedDoc> {
  const { file, front, heading, text, refused, problems } = parseText(given, frontMatter, rules);
  const [, version = CURRENT_VERSION, source] = DOC_FILE.exec(file.relativePath.normalize())!;
  const value: ParsedDoc = {
    ...locate(source!, front),
    front,
    heading: heading ?? front.title,
    version,
    source: source!,
    hideTitle: front.hide_title && heading === undefined,
    tags: uniqueTags(front.tags),
    text,
  };
  return { file, value, problems, refused };
}

/** Returns a document with the address in its version. */
export const addressDoc = (doc: ParsedDoc, versions: readonly DocVersion[]): Doc => ({
  ...doc,
  path: docAddress(versions, doc.version, doc.route),
});

/** Whether the id of a document is certain. The id of a rejected document may be among the refused values. */
export const hasKnownId = ({ refused }: { refused?: RefusedKeys }): boolean =>
  !refused?.has("id") && !refused?.has("parse_number_prefixes");

function locate(source: string, front: FrontMatter): Pick<ParsedDoc, "docId" | "route" | "position"> {
  const clean = front.parse_number_prefixes ? withoutNumberPrefixes(source) : source;
  const folder = clean.split("/").slice(0, -1);
  const file = source.split("/").at(-1)!;
  const numbered = splitNumberPrefix(file).position;
  const docId = [...folder, front.id ?? clean.split("/").at(-1)!].join("/");
  const relative = front.slug === undefined ? (isIndexOf(clean) ? "" : docId.split("/").at(-1)!) : front.slug;
  const route = relative.startsWith("/") ? relative : [...folder, relative].join("/");
  return {
    docId,
    route: route.replace(/^\/+|\/+$/g, ""),
    position: front.sidebar_position ?? (front.parse_number_prefixes ? numbered : null),
  };
}

/** Whether a file stands for its folder: `index`, `readme`, or the folder's own name. */
export function isIndexOf(source: string): boolean {
  const names = withoutNumberPrefixes(source).toLowerCase().split("/");
  const name = names.at(-1)!;
  return name === "index" || name === "readme" || (names.length > 1 && name === names.at(-2));
}

const DATE_LIKE = /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.](?:\d{2}|\d{4}))?/;
const VERSION_LIKE = /^\d+[-_.]\d+/;
const NUMBER_PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;

/** Splits the number from the beginning of a file or folder name. Dates and versions are not such numbers. */
export function splitNumberPrefix(name: string): { position: number | null; name: string } {
  const match = DATE_LIKE.test(name) || VERSION_LIKE.test(name) ? null : NUMBER_PREFIX.exec(name);
  return match ? { position: Number(match[1]), name: match[2]! } : { position: null, name };
}

/** A path without the numbers that its names begin with. */
const withoutNumberPrefixes = (path: string): string =>
  path
    .split("/")
    .map((name) => splitNumberPrefix(name).name)
    .join("/");

import { z } from "zod";
import { inVersion, type DocVersion } from "../shared/doc-versions";
import { DOCS_PATH } from "../shared/paths";
import { CURRENT_VERSION, resolveVersions, VERSIONS_FOLDER } from "./doc-versions";
import { commonFields, nothingAsText, slug, text } from "./fields";
import { findFirstHeading } from "./first-heading";
import { syntaxOf } from "../markdown/plain-markdown";
import { parseMarkdownFile } from "./front-matter";
import { readRest, type Judged, type RefusedKeys } from "./front-matter-rest";
import { splitNumberPrefix, withoutNumberPrefixes } from "./number-prefix";
import { oneOrMany } from "./one-or-many";
import { findWholeAddress } from "./slug-problems";
import { tagReference, uniqueTags, type TagReference } from "./tag-reference";
import type { SourceFile } from "./yaml-source";

/** `/` for the address of the version itself; a final check of the rest is that of all slugs. */
const docSlug = z.preprocess(
  nothingAsText,
  z.string().superRefine((value, context) => {
    const checked = value === "/" ? null : slug.safeParse(value);
    if (checked?.error) context.addIssue(checked.error.issues[0]!.message);
  }),
);

const idWithoutFolder = text.refine(
  (value) => !value.includes("/"),
  "The id holds a slash. | Expected a name without its folder: the folder is added.",
);

const frontMatter = z.strictObject({
  ...commonFields,
  title: text.optional(),
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

type FrontMatter = z.output<typeof frontMatter>;

/** A page of the documentation as its file says it. */
export interface Doc {
  front: FrontMatter & { title: string };
  /** What the page has as its heading: that of the text if it begins with one, otherwise the title. */
  heading: string;
  /** The version's name: `current` below `docs`, otherwise that of the folder below `docs-versions`. */
  version: string;
  /** Folder and name below the version, without number prefixes: `markhope/quickstart`. */
  docId: string;
  /** Folder and name as they are on the disk, without extension. */
  source: string;
  /** The address below that of the version; empty for the version's own. */
  route: string;
  path: string;
  /** From the front matter or the number that begins the file name; null for neither. */
  position: number | null;
  /** Whether the page shows its heading; it is there for listeners in any case. */
  hideTitle: boolean;
  tags: TagReference[];
  text: string;
}

const DOC_FILE = new RegExp(`^(?:docs|${VERSIONS_FOLDER}/([^/]+))/(.+)\\.mdx?$`);

export function isDocFile(relativePath: string): boolean {
  return DOC_FILE.test(relativePath) && !/(^|\/)_/.test(relativePath);
}

/** The address of a route in a version; a version that is not declared stands under its name. */
export function docAddress(versions: readonly DocVersion[], version: string, route: string): string {
  const found = versions.find(({ name }) => name === version);
  return inVersion(found?.path ?? `${DOCS_PATH}/${version}`, route);
}

/** Reads a page of the documentation. Its title is in the front matter or its first heading. */
export function parseDoc(file: SourceFile, versions: readonly DocVersion[] = resolveVersions()): Judged<Doc> {
  const { value, problems } = parseMarkdownFile(file, frontMatter);
  const { data, text, refused } = value ? { ...value, refused: new Set<string>() } : readRest(file, frontMatter);
  const heading = findFirstHeading(text, syntaxOf(file.relativePath));
  const isHeading = heading !== null && (heading.leads || data.title === undefined);
  const title = data.title ?? heading?.title;
  if (title === undefined && !refused.has("title")) {
    const expected = 'Expected title: in the front matter, or a first heading such as "# Title".';
    problems.push({ file: file.path, message: '"title" is missing.', expected, severity: "error" });
  }
  const [, version = CURRENT_VERSION, source] = DOC_FILE.exec(file.relativePath)!;
  if (data.slug?.startsWith("/")) {
    problems.push(...findWholeAddress(file, data.slug, docAddress(versions, version, "")));
  }
  const doc: Doc = {
    ...placeOf(source!, data),
    front: { ...data, title: title ?? "" },
    heading: (isHeading ? heading.title : title) ?? "",
    version,
    source: source!,
    path: docAddress(versions, version, placeOf(source!, data).route),
    hideTitle: data.hide_title && !isHeading,
    tags: uniqueTags(data.tags).filter((tag) => tag.slug !== ""),
    text: isHeading ? heading.rest : text,
  };
  return value && title !== undefined
    ? { value: doc, problems }
    : { value: undefined, problems, rest: { value: doc, refused } };
}

/** Whether the id of a document is what its file says: it may be among what is refused there. */
export const hasKnownId = ({ refused }: { refused?: RefusedKeys }): boolean =>
  !refused?.has("id") && !refused?.has("parse_number_prefixes");

function placeOf(source: string, front: FrontMatter): Pick<Doc, "docId" | "route" | "position"> {
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

import { z } from "zod";
import { docPath } from "../../shared/paths";
import type { SidebarFolder } from "../../shared/sidebar";
import { commonFields, text } from "./fields";
import { parseMarkdownFile } from "./front-matter";
import { parseYaml, type Parsed, type SourceFile } from "./yaml-source";

const frontMatter = z.strictObject({
  ...commonFields,
  id: text.optional(),
  sidebar_label: text.optional(),
  sidebar_position: z.number().optional(),
  pagination_label: text.optional(),
  custom_edit_url: z.string().nullable().optional(),
  tags: z.array(text).default([]),
});

/** A page of the documentation as its file says it. */
export interface Doc {
  front: z.output<typeof frontMatter>;
  /** Folder and name below `docs`, without number prefixes: `markhope/quickstart`. */
  docId: string;
  path: string;
  /** From the front matter or the number that begins the file name; null for neither. */
  position: number | null;
  text: string;
}

const DOC_FILE = /^docs\/(.+)\.mdx?$/;
const CATEGORY_FILE = /^docs\/(.+)\/_category_\.ya?ml$/;
const NUMBER_PREFIX = /^(\d+)\s*[-_.]\s*(?=[^\d])/;

export function isDocFile(relativePath: string): boolean {
  return DOC_FILE.test(relativePath) && !/(^|\/)_/.test(relativePath);
}

export const isDocCategoryFile = (relativePath: string): boolean => CATEGORY_FILE.test(relativePath);

/** Reads a page of the documentation. */
export function parseDoc(file: SourceFile): Parsed<Doc> {
  const { value, problems } = parseMarkdownFile(file, frontMatter);
  if (!value) return { value: undefined, problems };
  const { data } = value;
  const segments = DOC_FILE.exec(file.relativePath)![1]!.split("/");
  const prefix = NUMBER_PREFIX.exec(segments.at(-1)!);
  const names = segments.map((segment) => segment.replace(NUMBER_PREFIX, ""));
  const docId = [...names.slice(0, -1), data.id ?? names.at(-1)!].join("/");
  const position = data.sidebar_position ?? (prefix ? Number(prefix[1]) : null);
  return { value: { front: data, docId, path: docPath(data.slug ?? docId), position, text: value.text }, problems };
}

const category = z.strictObject({
  label: text.optional(),
  description: text.optional(),
  position: z.number().optional(),
});

/** Reads the `_category_.yml` of a folder of the documentation. */
export function parseDocCategory(file: SourceFile): Parsed<SidebarFolder> {
  const { value, problems } = parseYaml({ file: file.path, yaml: file.text, linesBefore: 0 }, category);
  if (!value) return { value: undefined, problems };
  const folder = CATEGORY_FILE.exec(file.relativePath)![1]!
    .split("/")
    .map((segment) => segment.replace(NUMBER_PREFIX, ""))
    .join("/");
  const label = value.label ?? folder.split("/").at(-1)!;
  const position = value.position ?? null;
  return { value: { folder, label, description: value.description ?? "", position }, problems };
}

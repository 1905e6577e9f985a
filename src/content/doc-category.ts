import { z } from "zod";
import { byType } from "./by-type";
import { CURRENT_VERSION, VERSIONS_FOLDER } from "./doc-versions";
import { slug, text } from "./fields";
import { splitNumberPrefix } from "./number-prefix";
import { parseYaml, type Parsed, type SourceFile } from "./yaml-source";

const LINK =
  "The link is not one. | Expected none, {type: doc, id: …} or {type: generated-index} with title, description, slug.";

/** The page of a category: cards made from what is in it, a document, or none. */
export const categoryLink = z.preprocess(
  (value) => (value === null || value === "none" ? { type: "none" } : value),
  byType(
    {
      "generated-index": z.strictObject({
        type: z.literal("generated-index"),
        title: text.optional(),
        description: text.optional(),
        slug: slug.optional(),
      }),
      doc: z.strictObject({ type: z.literal("doc"), id: text }),
      none: z.strictObject({ type: z.literal("none") }),
    },
    LINK,
  ),
);

export type CategoryLink = z.output<typeof categoryLink>;

/** What can be said of a category, in a folder as in `sidebars.yml`. */
export const categoryFields = {
  description: text.optional(),
  collapsed: z.boolean().optional(),
  collapsible: z.boolean().optional(),
  className: text.optional(),
  customProps: z.record(z.string(), z.unknown()).optional(),
  key: text.optional(),
  link: categoryLink.optional(),
};

const category = z.strictObject({ label: text.optional(), position: z.number().optional(), ...categoryFields });

/** A folder of the documentation as its `_category_` file describes it. */
export interface DocFolder extends Omit<z.output<typeof category>, "label" | "position" | "description"> {
  version: string;
  /** The folder as it is on the disk, below that of the version. */
  folder: string;
  label: string;
  description: string;
  position: number | null;
}

const CATEGORY_FILE = new RegExp(`^(?:docs|${VERSIONS_FOLDER}/([^/]+))/(.+)/_category_\\.(?:ya?ml|json)$`);

export const isDocCategoryFile = (relativePath: string): boolean => CATEGORY_FILE.test(relativePath);

/** Reads the `_category_.yml`, `.yaml` or `.json` of a folder; JSON is read as the YAML that it is too. */
export function parseDocCategory(file: SourceFile): Parsed<DocFolder> {
  const { value, problems } = parseYaml({ file: file.path, yaml: file.text, linesBefore: 0 }, category);
  if (!value) return { value: undefined, problems };
  const [, version = CURRENT_VERSION, folder] = CATEGORY_FILE.exec(file.relativePath)!;
  const named = splitNumberPrefix(folder!.split("/").at(-1)!);
  return {
    value: {
      ...value,
      version,
      folder: folder!,
      label: value.label ?? named.name,
      description: value.description ?? "",
      position: value.position ?? named.position,
    },
    problems,
  };
}

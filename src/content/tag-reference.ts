import { z } from "zod";
import { kebabCase } from "../shared/kebab-case";
import { slug, text } from "./fields";
import { passOn } from "./one-or-many";

/** A tag as a post names it. */
export interface TagReference {
  /** Empty if nothing of the label can stand in an address. */
  slug: string;
  label: string;
  /** Whether the post itself gives the address. */
  hasPermalink?: true;
}

const inlineTag = z.strictObject({ label: text, permalink: slug.optional() });

/** One item of `tags`: a label, or a label with an address below `/blog/tags`. */
export const tagReference = z.unknown().transform((value, context): TagReference => {
  if (typeof value !== "string" && (typeof value !== "object" || value === null || Array.isArray(value))) {
    context.addIssue(
      "This is no tag. | Expected a text, in quotes if it is a number, or a map of label and permalink.",
    );
    return z.NEVER;
  }
  const result = typeof value === "string" ? text.safeParse(value) : inlineTag.safeParse(value);
  if (!result.success) {
    for (const issue of result.error.issues) passOn(context, issue);
    return z.NEVER;
  }
  const { label, permalink } =
    typeof result.data === "string" ? { label: result.data, permalink: undefined } : result.data;
  return permalink === undefined
    ? { slug: kebabCase(label), label }
    : { slug: permalink, label, hasPermalink: true as const };
});

/** Whether two labels are one subject written in two ways, such as "Node.js" and "node-js". */
export const isSameSubject = (a: string, b: string): boolean => plain(a) === plain(b);

const plain = (label: string): string => label.toLowerCase().replace(/[\s._-]+/g, "");

/** One reference for each subject. */
export function uniqueTags(references: readonly TagReference[]): TagReference[] {
  return references.filter(
    (tag, index) =>
      references.findIndex((other) => other.slug === tag.slug && isSameSubject(other.label, tag.label)) === index,
  );
}

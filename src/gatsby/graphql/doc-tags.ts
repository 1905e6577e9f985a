import type { Node } from "gatsby";
import { inVersion } from "../../shared/doc-versions";
import type { TagReference } from "../../content/tag-reference";
import type { ResolverContext } from "./context";
import { BUILT_DOCS, findAll, type StoredDoc, type StoredVersion } from "./stored-docs";

interface TagArgs {
  version: string;
  slug?: string | null;
}

/** Resolves the tags of a version by their labels. A tag of which all docs are unlisted has those. */
export async function docTags(_: unknown, { version, slug }: TagArgs, context: ResolverContext) {
  const docs = (await findAll<StoredDoc>(context, "Doc", BUILT_DOCS)).filter((doc) => doc.version === version);
  const slugs = slug ? [slug] : [...new Set(docs.flatMap(({ addressedTags }) => addressedTags.map((tag) => tag.slug)))];
  const tagOf = (doc: StoredDoc | undefined, wanted: string) => doc?.addressedTags.find((tag) => tag.slug === wanted);
  const tags = await Promise.all(
    slugs.map(async (each) => {
      const tagged = docs.filter((doc) => tagOf(doc, each));
      const listed = tagged.filter((doc) => doc.listed);
      const shown = (listed.length > 0 ? listed : tagged).sort((a, b) => a.title.localeCompare(b.title, "en"));
      const tag = tagOf(tagged[0], each);
      return { ...(await toTag(tag ?? { slug: each, label: each }, version, context)), docs: shown, listed };
    }),
  );
  return tags
    .map(({ listed, ...tag }) => ({ ...tag, docCount: tag.docs.length, listed: listed.length > 0 }))
    .sort((a, b) => a.label.localeCompare(b.label, "en"));
}

/** A tag of docs has the label and description that `tags.yml` gives its slug. */
async function toTag({ slug, label }: TagReference, version: string, context: ResolverContext) {
  const filter = { slug: { eq: slug } };
  const declared = await context.nodeModel.findOne<Node>({ type: "Tag", query: { filter } });
  const place = await context.nodeModel.findOne<StoredVersion>({
    ...{ type: "DocVersion", query: { filter: { name: { eq: version } } } },
  });
  return {
    slug,
    label: String(declared?.label ?? label),
    description: String(declared?.description ?? ""),
    path: inVersion(place?.path ?? "", `tags/${slug}`),
  };
}

export const docTagsOf = {
  resolve: (doc: StoredDoc, _: unknown, context: ResolverContext) =>
    Promise.all(doc.addressedTags.map((tag) => toTag(tag, doc.version, context))),
};

import type { Node } from "gatsby";
import { inVersion } from "../../shared/doc-versions";
import { addressTags } from "../content/connect-tags";
import type { TagReference } from "../content/tag-reference";
import { tagFinder, type TagEntry } from "../content/tags";
import type { ResolverContext } from "./context";
import { BUILT_DOCS, findAll, type StoredDoc, type StoredVersion } from "./stored-docs";

interface TagArgs {
  version: string;
  slug?: string | null;
}

/** Resolves the tags of a version by their labels. A tag of which all docs are unlisted has those. */
export async function docTags(_: unknown, { version, slug }: TagArgs, context: ResolverContext) {
  const tagsOf = await tagAddresses(context);
  const docs = (await findAll<StoredDoc>(context, "Doc", BUILT_DOCS)).filter((doc) => doc.version === version);
  const references = new Map(docs.map((doc) => [doc, new Map(tagsOf(doc).map((tag) => [tag.slug, tag]))]));
  const slugs = slug ? [slug] : [...new Set([...references.values()].flatMap((own) => [...own.keys()]))];
  const tags = await Promise.all(
    slugs.map(async (each) => {
      const tagged = docs.filter((doc) => references.get(doc)!.has(each));
      const listed = tagged.filter((doc) => doc.listed);
      const shown = (listed.length > 0 ? listed : tagged).sort((a, b) => a.title.localeCompare(b.title, "en"));
      const reference = tagged[0] && references.get(tagged[0])!.get(each);
      return { ...(await toTag(reference ?? { slug: each, label: each }, version, context)), docs: shown, listed };
    }),
  );
  return tags
    .map(({ listed, ...tag }) => ({ ...tag, docCount: tag.docs.length, listed: listed.length > 0 }))
    .sort((a, b) => a.label.localeCompare(b.label, "en"));
}

/**
 * Gives a document's tags the addresses that `tags.yml` decides. A stored document may come from the cache of a time when
 * that file said something else, so its references are asked and not its slugs.
 */
async function tagAddresses(context: ResolverContext): Promise<(doc: StoredDoc) => TagReference[]> {
  const tags = await findAll<Node & TagEntry & { declared: boolean }>(context, "Tag");
  const find = tagFinder(tags.filter(({ declared }) => declared));
  return (doc) => addressTags(doc.tagReferences ?? [], find);
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
  resolve: async (doc: StoredDoc, _: unknown, context: ResolverContext) => {
    const tags = (await tagAddresses(context))(doc);
    return Promise.all(tags.map((tag) => toTag(tag, doc.version, context)));
  },
};

import type { Node } from "gatsby";
import type { DocVersionTree } from "../../shared/doc-versions";
import { inVersion } from "../../shared/doc-versions";
import { flattenSidebar, visibleItems, type SidebarItem } from "../../shared/sidebar";
import type { DocVersion } from "../../shared/doc-versions";
import type { DocFolder } from "../content/doc-category";
import { DEFAULT_SIDEBAR, type DocSidebars } from "../content/doc-sidebars";
import type { TagReference } from "../content/tag-reference";
import { toCards } from "../docs/category-cards";
import type { DocRecord } from "../docs/doc-record";
import { buildDocVersions, withoutDescriptions } from "../docs/doc-version-trees";
import type { ResolverContext } from "./context";

type StoredDoc = Node & DocRecord & { title: string; tagReferences: TagReference[]; tagSlugs: string[] };
type StoredVersion = Node & DocVersion & { order: number };

const all = async <T>(context: ResolverContext, type: string, query = {}): Promise<T[]> => [
  ...(await context.nodeModel.findAll<T>({ type, query })).entries,
];

const BUILT = { filter: { built: { eq: true } } };

/** Every version with its sidebars, the newest first. */
async function findVersions(context: ResolverContext): Promise<DocVersionTree[]> {
  const versions = await all<StoredVersion>(context, "DocVersion");
  return buildDocVersions({
    versions: versions.sort((a, b) => a.order - b.order),
    docs: await all<StoredDoc>(context, "Doc", BUILT),
    folders: await all<Node & DocFolder>(context, "DocCategory"),
    sidebars: await all<Node & DocSidebars>(context, "DocSidebarSource"),
  });
}

const trimmed = (version: DocVersionTree) => ({
  ...version,
  sidebars: Object.fromEntries(
    Object.entries(version.sidebars).map(([name, items]) => [name, withoutDescriptions(items)]),
  ),
});

interface GraphqlItem {
  items: GraphqlItem[];
}

/** An item with everything that the schema promises. */
const complete = (item: SidebarItem): GraphqlItem => ({
  ...{ description: "", docId: null, className: null, customProps: null, ...item },
  items: (item.items ?? []).map(complete),
});

interface SidebarArgs {
  name: string;
  version?: string | null;
}

async function docSidebar(_: unknown, { name, version }: SidebarArgs, context: ResolverContext) {
  const versions = await findVersions(context);
  const found = versions.find((each) => (version ? each.name === version : each.isLast)) ?? versions[0];
  return { name, items: visibleItems(found?.sidebars[name] ?? []).map(complete) };
}

async function docCategoryPage(_: unknown, { path }: { path: string }, context: ResolverContext) {
  for (const { sidebars } of await findVersions(context)) {
    const items = Object.values(sidebars).flatMap(flattenSidebar);
    const item = items.find((each) => each.type === "category" && each.path === path && !each.docId);
    if (item) {
      const { label, title = label, description = "" } = item;
      return { label, title, description, cards: toCards(item) };
    }
  }
  return null;
}

interface TagArgs {
  version: string;
  slug?: string | null;
}

/** The tags of a version by their labels. A tag of which all docs are unlisted has those. */
async function docTags(_: unknown, { version, slug }: TagArgs, context: ResolverContext) {
  const docs = (await all<StoredDoc>(context, "Doc", BUILT)).filter((doc) => doc.version === version);
  const slugs = slug ? [slug] : [...new Set(docs.flatMap(({ tagSlugs }) => tagSlugs))];
  const tags = await Promise.all(
    slugs.map(async (each) => {
      const tagged = docs.filter(({ tagSlugs }) => tagSlugs.includes(each));
      const listed = tagged.filter((doc) => doc.listed);
      const shown = (listed.length > 0 ? listed : tagged).sort((a, b) => a.title.localeCompare(b.title, "en"));
      const reference = tagged[0]?.tagReferences.find((tag) => tag.slug === each);
      return { ...(await toTag(reference ?? { slug: each, label: each }, version, context)), docs: shown, listed };
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
    Promise.all((doc.tagReferences ?? []).map((tag) => toTag(tag, doc.version, context))),
};

/** What can be asked of the documentation as a whole. */
export const docQueries = {
  docVersions: {
    type: "[DocVersion!]!",
    description: "The versions of the documentation that have pages, the newest first, with their sidebars.",
    resolve: async (_: unknown, __: unknown, context: ResolverContext) => (await findVersions(context)).map(trimmed),
  },
  docSidebar: {
    type: "DocSidebar!",
    description: "A sidebar of the documentation: made from the folders and positions, or from `sidebars.yml`.",
    args: {
      name: { type: "String", defaultValue: DEFAULT_SIDEBAR, description: "Its name." },
      version: { type: "String", description: "The name of the version; the latest if left out." },
    },
    resolve: docSidebar,
  },
  docCategoryPage: {
    type: "DocCategoryPage",
    description: "The page of cards of a category, by its address.",
    args: { path: { type: "String!", description: "Its address within the site." } },
    resolve: docCategoryPage,
  },
  docTags: {
    type: "[DocTag!]!",
    description: "The tags that docs of a version have, by label.",
    args: {
      version: { type: "String", defaultValue: "current", description: "The name of the version." },
      slug: { type: "String", description: "Only the tag with this slug." },
    },
    resolve: docTags,
  },
};

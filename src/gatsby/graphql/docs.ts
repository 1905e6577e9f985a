import type { Node } from "gatsby";
import { LANGUAGE } from "../../shared/dates";
import { inVersion, type DocVersionTree } from "../../shared/doc-versions";
import { flattenSidebar, visibleItems, type SidebarItem } from "../../shared/sidebar";
import { buildDocVersions, toCards, withoutDescriptions } from "../../content/docs/doc-version-trees";
import { DEFAULT_SIDEBAR, type DocFolder, type DocSidebars } from "../../content/docs/sidebar-schema";
import type { TagReference } from "../../content/tag";
import { findAll, findBuiltDocs, type ResolverContext, type StoredDoc, type StoredVersion } from "./context";

/** Returns all versions with their sidebars, newest first. */
export async function findVersions(context: ResolverContext): Promise<DocVersionTree[]> {
  const versions = await findAll<StoredVersion>(context, "DocVersion");
  return buildDocVersions({
    versions: versions.sort((a, b) => a.order - b.order),
    docs: await findBuiltDocs(context),
    folders: await findAll<Node & DocFolder>(context, "DocCategory"),
    sidebars: await findAll<Node & DocSidebars>(context, "DocSidebarSource"),
  });
}

/** A version as every page carries it: without descriptions and unlisted documents. */
const trimmed = (version: DocVersionTree): DocVersionTree => ({
  ...version,
  sidebars: Object.fromEntries(
    Object.entries(version.sidebars).map(([name, items]) => [name, withoutDescriptions(visibleItems(items))]),
  ),
  strays: version.strays.filter((doc) => !doc.unlisted),
});

interface GraphqlItem {
  items: GraphqlItem[];
}

/** Adds what the schema requires. */
const complete = (item: SidebarItem): GraphqlItem => ({
  description: "",
  ...item,
  items: (item.items ?? []).map(complete),
});

/** The latest version, or the newest if the latest has no pages. */
const latestOf = (versions: readonly DocVersionTree[]): DocVersionTree | undefined =>
  versions.find(({ isLast }) => isLast) ?? versions[0];

interface SidebarArgs {
  name?: string | null;
  version?: string | null;
}

async function docSidebar(_: unknown, args: SidebarArgs, context: ResolverContext) {
  const versions = await findVersions(context);
  const found = args.version ? versions.find((each) => each.name === args.version) : latestOf(versions);
  const sidebars = found?.sidebars ?? {};
  const usual = DEFAULT_SIDEBAR in sidebars ? DEFAULT_SIDEBAR : Object.keys(sidebars)[0];
  const name = args.name ?? usual ?? DEFAULT_SIDEBAR;
  return { name, items: visibleItems(sidebars[name] ?? []).map(complete) };
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
  version?: string | null;
  slug?: string | null;
}

/** Resolves the tags of a version, sorted by label. A tag whose documents are all unlisted keeps them. */
async function docTags(_: unknown, { version: name, slug }: TagArgs, context: ResolverContext) {
  const version = name || (latestOf(await findVersions(context))?.name ?? "");
  const docs = (await findBuiltDocs(context)).filter((doc) => doc.version === version);
  const used = new Set(docs.flatMap(({ tagReferences }) => tagReferences.map((tag) => tag.slug)));
  const slugs = [...used].filter((each) => !slug || each === slug);
  const tagOf = (doc: StoredDoc, wanted: string) => doc.tagReferences.find((tag) => tag.slug === wanted);
  const tags = await Promise.all(
    slugs.map(async (each) => {
      const tagged = docs.filter((doc) => tagOf(doc, each));
      const listed = tagged.filter((doc) => doc.listed);
      const shown = (listed.length > 0 ? listed : tagged).sort((a, b) => a.title.localeCompare(b.title, LANGUAGE));
      const tag = tagOf(tagged[0]!, each)!;
      return { ...(await toTag(tag, version, context)), docs: shown, listed };
    }),
  );
  return tags
    .map(({ listed, ...tag }) => ({ ...tag, docCount: tag.docs.length, listed: listed.length > 0 }))
    .sort((a, b) => a.label.localeCompare(b.label, LANGUAGE));
}

/** The label and description come from `tags.yml` if it lists the slug. */
async function toTag({ slug, label }: TagReference, version: string, context: ResolverContext) {
  const filter = { slug: { eq: slug } };
  const found = await context.nodeModel.findOne<Node>({ type: "Tag", query: { filter } });
  const declared = found?.declared ? found : undefined;
  const query = { filter: { name: { eq: version } } };
  const node = await context.nodeModel.findOne<StoredVersion>({ type: "DocVersion", query });
  return {
    slug,
    label: String(declared?.label ?? label),
    description: String(declared?.description ?? ""),
    path: inVersion(node?.path ?? "", `tags/${slug}`),
  };
}

export const docTagsOf = {
  resolve: (doc: StoredDoc, _: unknown, context: ResolverContext) =>
    Promise.all(doc.tagReferences.map((tag) => toTag(tag, doc.version, context))),
};

const VERSION = { type: "String", description: "The name of the version. Defaults to the latest." };

/** Root queries for the documentation. */
export const docQueries = {
  docVersions: {
    type: "[DocVersion!]!",
    description:
      "The versions of the documentation that have pages, newest first, with their sidebars. Unlisted documents are left out.",
    resolve: async (_: unknown, __: unknown, context: ResolverContext) => (await findVersions(context)).map(trimmed),
  },
  docSidebar: {
    type: "DocSidebar!",
    description: "A sidebar of the documentation, from folders and positions or from `sidebars.yml`.",
    args: {
      name: { type: "String", description: "Its name. Defaults to `tutorialSidebar`, otherwise the first one." },
      version: VERSION,
    },
    resolve: docSidebar,
  },
  docCategoryPage: {
    type: "DocCategoryPage",
    description: "The generated page of the category at a path.",
    args: { path: { type: "String!", description: "The path within the site." } },
    resolve: docCategoryPage,
  },
  docTags: {
    type: "[DocTag!]!",
    description: "The tags of the documents of a version, sorted by label.",
    args: {
      version: VERSION,
      slug: { type: "String", description: "Only the tag with this slug." },
    },
    resolve: docTags,
  },
};

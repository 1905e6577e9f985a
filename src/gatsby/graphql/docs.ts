import type { Node } from "gatsby";
import type { DocVersionTree } from "../../shared/doc-versions";
import { flattenSidebar, visibleItems, type SidebarItem } from "../../shared/sidebar";
import type { DocFolder } from "../../content/doc-category";
import { DEFAULT_SIDEBAR, type DocSidebars } from "../../content/doc-sidebars";
import { toCards } from "../../content/docs/category-cards";
import { buildDocVersions, withoutDescriptions } from "../../content/docs/doc-version-trees";
import type { ResolverContext } from "./context";
import { docTags } from "./doc-tags";
import { BUILT_DOCS, findAll, type StoredDoc, type StoredVersion } from "./stored-docs";

/** Every version with its sidebars, the newest first. */
export async function findVersions(context: ResolverContext): Promise<DocVersionTree[]> {
  const versions = await findAll<StoredVersion>(context, "DocVersion");
  return buildDocVersions({
    versions: versions.sort((a, b) => a.order - b.order),
    docs: await findAll<StoredDoc>(context, "Doc", BUILT_DOCS),
    folders: await findAll<Node & DocFolder>(context, "DocCategory"),
    sidebars: await findAll<Node & DocSidebars>(context, "DocSidebarSource"),
  });
}

const trimmed = (version: DocVersionTree): DocVersionTree => ({
  ...version,
  sidebars: mapValues(version.sidebars, withoutDescriptions),
});

/** What every page may know of a version: nothing of its unlisted documents. */
const published = (version: DocVersionTree): DocVersionTree => ({
  ...version,
  sidebars: mapValues(version.sidebars, (items) => visibleItems(items)),
  strays: version.strays.filter(({ unlisted }) => !unlisted),
});

const mapValues = <T>(values: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

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

/** What can be asked of the documentation as a whole. */
export const docQueries = {
  docVersions: {
    type: "[DocVersion!]!",
    description: "The versions of the documentation that have pages, the newest first, with their sidebars.",
    args: {
      unlisted: {
        type: "Boolean",
        defaultValue: false,
        description: "Whether unlisted documents stand in the sidebars. What every page asks for must not name them.",
      },
    },
    resolve: async (_: unknown, { unlisted }: { unlisted?: boolean | null }, context: ResolverContext) => {
      const versions = (await findVersions(context)).map(trimmed);
      return unlisted ? versions : versions.map(published);
    },
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

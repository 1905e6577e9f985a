import type { Node } from "gatsby";
import { placesInSeries, type SeriesPlace } from "../../shared/series";
import { inProduction, isScheduled, visibilityOf, type Publication } from "../../shared/visibility";
import { addressTags } from "../../content/connect-tags";
import { contentDir } from "../../content/folder";
import { loadSite } from "../../content/site";
import type { TagReference } from "../../content/tag-reference";
import { tagFinder } from "../../content/tags";
import { lastChanges } from "../git-history";
import { createNode, type NodeReader, type NodeTools } from "./create-node";
import { presentNodes } from "./present-nodes";
import { declaredTags } from "./tag";

/** A node of a text, as far as its fields come from more than its own file. */
export type TextNode = Node &
  Publication & {
    filePath: string;
    lastUpdate?: { date?: string; author?: string } | null;
    tagReferences?: TagReference[];
    seriesName?: string | null;
    seriesPart?: number | null;
    sortKey: string;
  };

/**
 * Brings up to date what does not depend on a text's own file alone: what is shown today, when it was last changed, the
 * addresses of tags and the places in series. Nodes may come from the cache of another day or of development.
 */
export async function refreshTexts(args: NodeTools & NodeReader): Promise<void> {
  const lastUpdateOf = await lastUpdates();
  const posts = presentNodes(args, "Post") as TextNode[];
  const visibility = (node: TextNode) => visibilityOf(node, inProduction());
  const places = placesInSeries(
    posts.map((post) => ({
      ...{ id: post.id, series: post.seriesName ?? null, part: post.seriesPart ?? null, sortKey: post.sortKey },
      listed: visibility(post).listed,
    })),
  );
  const find = tagFinder(declaredTags());
  const tagsOf = (node: TextNode) => addressTags(node.tagReferences ?? [], find);
  const slugsOf = (tags: readonly TagReference[]) => tags.map(({ slug }) => slug);
  const common = (node: TextNode) => ({ ...visibility(node), ...lastUpdateOf(node) });
  for (const node of posts) {
    const fields = { ...common(node), scheduled: isScheduled(node), tagSlugs: slugsOf(tagsOf(node)) };
    await updateText(args, node, { ...fields, series: places.get(node.id) ?? null });
  }
  for (const node of presentNodes(args, "Doc") as TextNode[]) {
    const addressedTags = tagsOf(node);
    await updateText(args, node, { ...common(node), addressedTags, tagSlugs: slugsOf(addressedTags) });
  }
  for (const node of presentNodes(args, "Page") as TextNode[]) await updateText(args, node, common(node));
}

interface Refreshed {
  built?: boolean;
  listed?: boolean;
  updated?: string | null;
  updatedBy?: string | null;
  scheduled?: boolean;
  tagSlugs?: string[];
  /** Of a doc, whose tags have no nodes: their labels with the addresses that the tags file gives them. */
  addressedTags?: TagReference[];
  series?: SeriesPlace | null;
  /** See `refreshPlaces`. */
  places?: string | null;
}

/** Gives the node of a text other fields, where they are other ones. */
export async function updateText(args: NodeTools & NodeReader, node: TextNode, fresh: Refreshed): Promise<void> {
  const changed = Object.entries(fresh).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(node[name] ?? (Array.isArray(value) ? [] : null)),
  );
  if (!changed) return;
  const { id: _id, parent, children: _children, internal, ...fields } = node;
  const file = parent ? args.getNode(parent) : undefined;
  await createNode(args, { type: internal.type, key: node.filePath, fields: { ...fields, ...fresh } }, file);
}

/** How to find out when a text was last changed: its front matter says so, otherwise the history of its file. */
async function lastUpdates(): Promise<(node: TextNode) => { updated: string | null; updatedBy: string | null }> {
  const dir = contentDir();
  if (!loadSite(dir).showLastUpdate) return () => ({ updated: null, updatedBy: null });
  const changes = await lastChanges(dir);
  return ({ filePath, lastUpdate }) => ({
    updated: lastUpdate?.date ?? changes.get(filePath) ?? null,
    updatedBy: lastUpdate?.author ?? null,
  });
}

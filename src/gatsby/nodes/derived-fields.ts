import type { Node } from "gatsby";
import { placesInSeries } from "../../shared/series";
import { inProduction, isScheduled, visibilityOf, type Publication } from "../../shared/visibility";
import { postPath } from "../../shared/paths";
import { movedPosts } from "../../content/post-addresses";
import { contentDir } from "../../content/folder";
import { loadSite } from "../../content/site";
import { addressTags, tagFinder, type TagReference } from "../../content/tag";
import { lastChanges } from "../git-history";
import { createNode, type NodeArgs, type NodeFields } from "./create-node";
import { presentNodes } from "./find-nodes";
import { declaredTags } from "./tags";

/** The node of a text with the fields that others are derived from. */
export type TextNode = Node &
  Publication & {
    filePath: string;
    lastUpdate?: { date?: string; author?: string } | null;
    tagReferences?: TagReference[];
    seriesName?: string | null;
    /** Only posts have it. */
    slug?: string;
    /** The slug in the file of a post that was given another slug, because its own is taken. */
    ownSlug?: string | null;
    seriesPart?: number | null;
    sortKey: string;
  };

/**
 * Updates the fields of texts that depend on more than their file: visibility, last change, tag addresses and series
 * positions. Gatsby's cache may be from another day or from development.
 */
export async function updateDerivedFields(args: NodeArgs): Promise<void> {
  const lastUpdateOf = await lastUpdates();
  const posts = presentNodes(args, "Post") as TextNode[];
  const visibility = (node: TextNode) => visibilityOf(node, inProduction());
  const places = placesInSeries(
    posts.map((post) => ({
      id: post.id,
      series: post.seriesName ?? null,
      part: post.seriesPart ?? null,
      sortKey: post.sortKey,
      listed: visibility(post).listed,
    })),
  );
  const find = tagFinder(declaredTags());
  const tagsOf = (node: TextNode) => addressTags(node.tagReferences ?? [], find);
  const slugsOf = (tags: readonly TagReference[]) => tags.map(({ slug }) => slug);
  const moved = movedPosts(posts.map((post) => ({ ...post, slug: slugOf(post), date: post.date! })));
  const addressOf = (post: TextNode) => {
    const other = moved.get(post.filePath);
    if (!other && !post.ownSlug) return {};
    const slug = other?.slug ?? slugOf(post);
    return { slug, path: postPath(slug), ownSlug: other ? slugOf(post) : null };
  };
  const common = (node: TextNode) => ({ ...visibility(node), ...lastUpdateOf(node) });
  for (const node of posts) {
    const fields = {
      ...common(node),
      ...addressOf(node),
      scheduled: isScheduled(node),
      tagSlugs: slugsOf(tagsOf(node)),
    };
    await updateText(args, node, { ...fields, series: places.get(node.id) ?? null });
  }
  for (const node of presentNodes(args, "Doc") as TextNode[]) {
    const addressedTags = tagsOf(node);
    await updateText(args, node, { ...common(node), addressedTags, tagSlugs: slugsOf(addressedTags) });
  }
  for (const node of presentNodes(args, "Page") as TextNode[]) await updateText(args, node, common(node));
}

/** The slug according to the post's file. */
const slugOf = ({ slug, ownSlug }: TextNode): string => ownSlug ?? slug ?? "";

/** Updates the node of a text if one of these fields has changed. */
export async function updateText(args: NodeArgs, node: TextNode, fresh: NodeFields["fields"]): Promise<void> {
  const changed = Object.entries(fresh).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(node[name] ?? null),
  );
  if (!changed) return;
  const { id: _id, parent, children: _children, internal, ...fields } = node;
  const file = parent ? args.getNode(parent) : undefined;
  await createNode(args, { type: internal.type, key: node.filePath, fields: { ...fields, ...fresh } }, file);
}

/**
 * Returns a function that finds when a text last changed: from its front matter, or else from the git history. A post has
 * not changed until it is published.
 */
async function lastUpdates(): Promise<(node: TextNode) => { updated: string | null; updatedBy: string | null }> {
  const dir = contentDir();
  if (!loadSite(dir).showLastUpdate) return () => ({ updated: null, updatedBy: null });
  const changes = await lastChanges(dir);
  return ({ date, filePath, lastUpdate }) => {
    const changed = lastUpdate?.date ?? changes.get(filePath);
    const isBefore = changed !== undefined && date !== undefined && changed.slice(0, 10) < date.slice(0, 10);
    return { updated: isBefore ? null : (changed ?? null), updatedBy: lastUpdate?.author ?? null };
  };
}

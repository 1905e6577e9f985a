import { tagPath } from "../../shared/paths";
import { contentDir } from "../../content/folder";
import { addressTags, loadTags, tagFinder, type TagReference } from "../../content/tag";
import { createNode, type NodeArgs } from "./create-node";
import { presentNodes } from "./find-nodes";
import { withLabel } from "./node-fields";

/** Reads the tags from `data/tags.yml`, because their nodes may not exist yet. */
export const declaredTags = () => loadTags(contentDir()).map(withLabel);

/**
 * Creates the nodes of tags that built posts use but `data/tags.yml` does not list. The first post determines the label.
 */
export async function createMissingTags(args: NodeArgs): Promise<void> {
  const entries = declaredTags();
  const declared = new Set(entries.map(({ slug }) => slug));
  const find = tagFinder(entries);
  const missing = new Map<string, string>();
  const posts = presentNodes(args, "Post")
    .filter(({ built }) => built)
    .sort((a, b) => (String(a.filePath) < String(b.filePath) ? -1 : 1));
  for (const post of posts) {
    for (const { slug, label } of addressTags(post.tagReferences as TagReference[], find)) {
      if (!declared.has(slug) && !missing.has(slug)) missing.set(slug, label);
    }
  }
  for (const [slug, label] of missing) {
    const fields = { slug, label, description: "", path: tagPath(slug), declared: false };
    await createNode(args, { type: "Tag", key: slug, fields });
  }
}

import { tagPath } from "../../shared/paths";
import { addressTags } from "../../content/connect-tags";
import type { TagReference } from "../../content/tag-reference";
import { contentDir } from "../../content/folder";
import { loadTags, tagFinder, type TagEntry } from "../../content/tags";
import { createNode, type NodeFields, type NodeReader, type NodeTools } from "./create-node";
import { presentNodes } from "./present-nodes";

export const toTagNode = (entry: TagEntry): NodeFields => {
  const { key, slug, label, description } = withLabel(entry);
  return { type: "Tag", key: slug, fields: { key, slug, label, description, path: tagPath(slug), declared: true } };
};

const withLabel = (entry: TagEntry) => ({
  ...entry,
  label: entry.label ?? entry.key.charAt(0).toUpperCase() + entry.key.slice(1),
});

/** The tags of `data/tags.yml`. The file itself is asked, since its nodes may still be on their way. */
export const declaredTags = () => loadTags(contentDir()).map(withLabel);

/** Tags need no entry in the data: those that posts name and nobody declares carry the label of the first post. */
export async function createMissingTags(tools: NodeTools & NodeReader): Promise<void> {
  const entries = declaredTags();
  const declared = new Set(entries.map(({ slug }) => slug));
  const find = tagFinder(entries);
  const missing = new Map<string, string>();
  const posts = presentNodes(tools, "Post").sort((a, b) => (String(a.filePath) < String(b.filePath) ? -1 : 1));
  for (const post of posts) {
    for (const { slug, label } of addressTags(post.tagReferences as TagReference[], find)) {
      if (!declared.has(slug) && !missing.has(slug)) missing.set(slug, label);
    }
  }
  for (const [slug, label] of missing) {
    const fields = { slug, label, description: "", path: tagPath(slug), declared: false };
    await createNode(tools, { type: "Tag", key: slug, fields });
  }
}

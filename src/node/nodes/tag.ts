import { tagPath } from "../../shared/paths";
import { addressTags } from "../content/connect-tags";
import type { TagReference } from "../content/tag-reference";
import { tagFinder, type TagEntry } from "../content/tags";
import { createNode, type NodeFields, type NodeReader, type NodeTools } from "./create-node";
import { declaredTags } from "./refresh";

export const toTagNode = ({ key, slug, label, description }: TagEntry): NodeFields => ({
  type: "Tag",
  key: slug,
  fields: { key, slug, label: label ?? capitalize(key), description, path: tagPath(slug), declared: true },
});

const capitalize = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

/** Tags need no entry in the data: those that posts name and nobody declares carry the label of the first post. */
export async function createMissingTags(tools: NodeTools & NodeReader): Promise<void> {
  const entries = declaredTags(tools);
  const declared = new Set(entries.map(({ slug }) => slug));
  const find = tagFinder(entries);
  const missing = new Map<string, string>();
  const posts = [...tools.getNodesByType("Post")].sort((a, b) => (String(a.filePath) < String(b.filePath) ? -1 : 1));
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

import { tagPath } from "../../shared/paths";
import type { TagReference } from "../content/post";
import type { TagEntry } from "../content/tags";
import { createNode, type NodeFields, type NodeReader, type NodeTools } from "./create-node";

export const toTagNode = ({ slug, label, description }: TagEntry): NodeFields => ({
  type: "Tag",
  key: slug,
  fields: { slug, label: label ?? slug, description, path: tagPath(slug), declared: true },
});

/** Tags need no entry in the data: those that posts name and nobody declares carry the label of the first post. */
export async function createMissingTags(tools: NodeTools & NodeReader): Promise<void> {
  const declared = new Set(
    tools
      .getNodesByType("Tag")
      .filter((tag) => tag.declared)
      .map((tag) => tag.slug),
  );
  const missing = new Map<string, string>();
  for (const post of tools.getNodesByType("Post")) {
    for (const { slug, label } of post.tagReferences as TagReference[]) {
      if (!declared.has(slug) && !missing.has(slug)) missing.set(slug, label);
    }
  }
  for (const [slug, label] of missing) {
    const fields = { slug, label, description: "", path: tagPath(slug), declared: false };
    await createNode(tools, { type: "Tag", key: slug, fields });
  }
}

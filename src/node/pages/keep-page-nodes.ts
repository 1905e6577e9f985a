import type { SourceNodesArgs } from "gatsby";

/**
 * Keeps the nodes of the pages that the build before has created. Gatsby would delete them all and, since pages are created
 * later, make each of them anew; so it makes those of pages that have changed, and deletes those of pages that are gone.
 */
export function keepPageNodes({ actions, getNodesByType, store }: SourceNodesArgs): void {
  const { pages } = store.getState() as { pages: ReadonlyMap<string, unknown> };
  for (const node of getNodesByType("SitePage")) if (pages.has(String(node.path))) actions.touchNode(node);
}

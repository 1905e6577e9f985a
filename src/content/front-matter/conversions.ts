import { isMap, isScalar, type YAMLMap } from "yaml";
import type { ContentFile } from "../content-file";

const KEYS = { label: "sidebar_label", order: "sidebar_position" };

/** Moves what documents of Starlight have in a map, `sidebar: { order: 3 }`, to the keys of the site. */
export function takeOutOfSidebar(map: YAMLMap): void {
  const inner = map.get("sidebar");
  if (!isMap(inner)) return;
  for (const [name, key] of Object.entries(KEYS)) {
    const index = inner.items.findIndex((pair) => isScalar(pair.key) && pair.key.value === name);
    if (index < 0 || map.has(key) || (inner.get(name) ?? "") === "") continue;
    const [pair] = inner.items.splice(index, 1);
    Object.assign(pair!.key as object, { source: name, value: key });
    map.items.push(pair!);
  }
  if (inner.items.length === 0) map.delete("sidebar");
}

/**
 * The slug for an address that another tool gave a text: without the section that the site adds, and without `.html`.
 * Undefined for patterns such as `/:year/:title/`, and for addresses with a scheme.
 */
export function slugOfPermalink(address: string, { relativePath }: ContentFile): string | undefined {
  const section = relativePath.slice(0, relativePath.indexOf("/"));
  const path = address
    .replace(/(?:\/index)?\.html?$/, "")
    .replace(/^\/+|\/+$/g, "")
    .replace(new RegExp(`^${section}/`), "");
  if (!/^(?:[\p{L}\p{M}\p{N}\-_.]+\/)*[\p{L}\p{M}\p{N}\-_.]+$/u.test(path) || /(?:^|\/)\.\.?(?:\/|$)/.test(path)) {
    return undefined;
  }
  return section === "docs" ? `/${path}` : path;
}

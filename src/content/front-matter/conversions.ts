import { isMap, Pair, type Scalar, type YAMLMap } from "yaml";
import type { ContentFile } from "../content-file";

const KEYS_IN_SIDEBAR: Record<string, string> = { label: "sidebar_label", order: "sidebar_position" };

/** Moves the keys of a map that documents of Starlight have, `sidebar: { order: 3 }`, to those around it. */
export function takeOutOfSidebar(map: YAMLMap): void {
  const inner = map.get("sidebar");
  if (!isMap<Scalar<string>>(inner) || !Object.keys(KEYS_IN_SIDEBAR).some((name) => inner.has(name))) return;
  map.delete("sidebar");
  for (const { key: name, value } of inner.items) {
    const key = KEYS_IN_SIDEBAR[name.value];
    if (key !== undefined && !map.has(key)) Object.assign(name, { source: name.value, value: key });
    map.items.push(new Pair(name, value));
  }
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

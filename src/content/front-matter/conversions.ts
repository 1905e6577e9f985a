import { isMap, isScalar, Pair, Scalar, YAMLMap } from "yaml";
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
function slugOfPermalink(address: string, { relativePath }: ContentFile): string | undefined {
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

/** The keys of a map for a cover that have its path. */
const PICTURE_KEYS = ["image", "src", "url", "path"];

/** The path or address of a picture. */
const PICTURE = /^(?:https?:\/\/|\.{0,2}\/)|[^\s.]\.\w{3,4}$/;

/** Takes the path out of a map: Hugo and Astro themes, and Jekyll's SEO plugin, have `cover: { image: ./a.png, alt: A }`. */
export function unwrapPicture(pair: Pair): void {
  const map = pair.value;
  if (isMap(map))
    pair.value = PICTURE_KEYS.map((name) => map.get(name, true)).find((item) => item !== undefined) ?? map;
}

/** Converts the value of another tool's key to the form that a key of the site has. Returns whether it has that form now. */
export function convertValue(pair: Pair, key: string, file: ContentFile): boolean {
  const { value } = pair;
  const text = isScalar(value) && typeof value.value === "string" ? value.value : undefined;
  if (key === "description") return text !== undefined;
  if (key === "image") return PICTURE.test(text ?? "");
  if (key === "last_update" && !isMap(value)) {
    const date = new YAMLMap();
    date.items.push(new Pair(new Scalar("date"), value));
    date.range = (value as Scalar).range;
    pair.value = date;
  }
  if (key !== "slug") return true;
  const slug = text === undefined ? undefined : slugOfPermalink(text, file);
  if (slug !== undefined) (value as Scalar).value = slug;
  return slug !== undefined;
}

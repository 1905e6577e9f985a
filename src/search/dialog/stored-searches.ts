import { canStore, json, storageSlot } from "../../browser/storage";
import { STORAGE_KEYS } from "../../shared/storage-keys";

interface StoredSearch {
  objectID: string;
  url: string;
  type: string;
  hierarchy: Record<string, unknown>;
  content?: unknown;
}

const isStoredSearch = (value: unknown): value is StoredSearch => {
  const { objectID, url, type, hierarchy, content } = (value ?? {}) as Partial<StoredSearch>;
  const isAddress = typeof url === "string" && /^(\/(?!\/)|https?:)/.test(url);
  const isRecord = typeof objectID === "string" && typeof type === "string" && typeof hierarchy === "object";
  const title = isRecord && (type === "content" ? hierarchy && content : hierarchy?.[type]);
  return isAddress && typeof title === "string" && title !== "";
};

/** Escapes texts of stored searches, which DocSearch inserts as HTML. */
const withoutTags = (value: unknown): unknown => (typeof value === "string" ? value.replaceAll("<", "&lt;") : value);

const SEARCHES = json((value) =>
  (Array.isArray(value) ? value.filter(isStoredSearch) : []).map((search) => ({
    ...search,
    content: withoutTags(search.content),
    hierarchy: Object.fromEntries(
      Object.entries(search.hierarchy).map(([level, heading]) => [level, withoutTags(heading)]),
    ),
  })),
);

/** About the size of ten stored searches, in characters. */
const NEEDED_SPACE = 10_000;

/**
 * Removes entries from the recent and favorite searches that would make DocSearch fail. Returns whether local storage
 * has space for more, because DocSearch fails if it cannot store a search.
 */
export function prepareStoredSearches(indexName: string): boolean {
  for (const prefix of [STORAGE_KEYS.recentSearches, STORAGE_KEYS.favoriteSearches]) {
    const slot = storageSlot(prefix + indexName, SEARCHES);
    const searches = slot.get();
    if (searches) slot.set(searches);
    else slot.remove();
  }
  return canStore(NEEDED_SPACE);
}

import type { SearchHierarchy, SearchHit, SearchLevel } from "./engine";

/** A hit as a visitor's browser keeps it, in DocSearch's own shape: the record without what was found in it. */
export interface StoredSearch {
  objectID: string;
  url: string;
  type: SearchLevel | "content";
  hierarchy: Partial<SearchHierarchy>;
  content?: string | null;
  url_without_anchor?: string;
  anchor?: string | null;
}

export interface StoredSearches {
  recent: readonly StoredSearch[];
  favorites: readonly StoredSearch[];
}

const MAX_RECENT = 7;
const MAX_RECENT_BESIDE_FAVORITES = 4;
const MAX_FAVORITES = 10;

const isStored = (value: unknown): value is StoredSearch => {
  const { objectID, url, hierarchy } = (value ?? {}) as Partial<StoredSearch>;
  const leadsSomewhere = typeof url === "string" && /^(\/(?!\/)|https?:)/i.test(url);
  return leadsSomewhere && typeof objectID === "string" && typeof hierarchy === "object" && hierarchy !== null;
};

/** Reads what is stored; anything that is no list of searches counts as none. */
export function parseStored(json: string | null): StoredSearch[] {
  try {
    const value: unknown = JSON.parse(json ?? "[]");
    return Array.isArray(value) ? value.filter(isStored) : [];
  } catch {
    return [];
  }
}

/** Favourites leave less room for what is only recent. */
export function withinLimits({ recent, favorites }: StoredSearches): StoredSearches {
  return {
    recent: recent.slice(0, favorites.length > 0 ? MAX_RECENT_BESIDE_FAVORITES : MAX_RECENT),
    favorites: favorites.slice(0, MAX_FAVORITES),
  };
}

const isSame = (a: StoredSearch, b: StoredSearch): boolean => a.objectID === b.objectID || a.url === b.url;

const without = (list: readonly StoredSearch[], search: StoredSearch): StoredSearch[] =>
  list.filter((other) => !isSame(other, search));

/** What is kept of a hit; of a piece of text, its page. */
export function toStored(hit: SearchHit, parent: SearchHit | null): StoredSearch {
  const { _highlightResult, _snippetResult, ...record } = hit.type === "content" && parent ? parent : hit;
  if (record.type !== "content") return record;
  const { url_without_anchor: url, hierarchy } = record;
  const page = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return {
    ...record,
    objectID: url,
    url,
    anchor: null,
    type: "lvl1",
    content: null,
    hierarchy: { ...hierarchy, ...page },
  };
}

/** A search that was followed goes to the top, unless it is a favourite. */
export function addRecent(stored: StoredSearches, search: StoredSearch): StoredSearches {
  const { recent, favorites } = stored;
  if (favorites.some((favorite) => isSame(favorite, search))) return stored;
  return withinLimits({ recent: [search, ...without(recent, search)], favorites });
}

export function addFavorite({ recent, favorites }: StoredSearches, search: StoredSearch): StoredSearches {
  return withinLimits({ recent: without(recent, search), favorites: [search, ...without(favorites, search)] });
}

export const remove = ({ recent, favorites }: StoredSearches, search: StoredSearch): StoredSearches => ({
  recent: without(recent, search),
  favorites: without(favorites, search),
});

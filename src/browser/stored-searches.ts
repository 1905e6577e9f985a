import { useCallback, useState } from "react";
import { parseStored, withinLimits, type StoredSearches } from "../search/stored-searches";
import { STORAGE_KEYS } from "../shared/storage-keys";
import { storageSlot } from "./storage";

/** The searches that this browser keeps of an index, and how to change them. */
export function useStoredSearches(index: string) {
  const [recent] = useState(() => storageSlot(STORAGE_KEYS.recentSearches + index));
  const [favorites] = useState(() => storageSlot(STORAGE_KEYS.favoriteSearches + index));
  const [stored, setStored] = useState(() =>
    withinLimits({ recent: parseStored(recent.get()), favorites: parseStored(favorites.get()) }),
  );
  const change = useCallback(
    (next: StoredSearches) => {
      setStored(next);
      recent.set(JSON.stringify(next.recent));
      favorites.set(JSON.stringify(next.favorites));
    },
    [recent, favorites],
  );
  return [stored, change] as const;
}

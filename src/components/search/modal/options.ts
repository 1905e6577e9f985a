import { groupHits } from "../../../search/hit-groups";
import type { SearchHit } from "../../../search/engine";
import { toStored, type StoredSearch, type StoredSearches } from "../../../search/stored-searches";

/** One line that can be chosen. */
export interface SearchOption {
  /** Where it stands among all that can be chosen, from 0. */
  position: number;
  search: SearchHit | StoredSearch;
  /** What is kept of it when it is chosen. */
  stored: StoredSearch;
  /** It stands below the title of its page. */
  isChild: boolean;
}

export interface OptionGroup {
  label: string;
  options: readonly SearchOption[];
}

interface Row {
  search: SearchHit | StoredSearch;
  stored: StoredSearch;
  isChild: boolean;
}

function numberRows(groups: { label: string; rows: Row[] }[]): OptionGroup[] {
  let position = 0;
  return groups.map(({ label, rows }) => ({
    label,
    options: rows.map((row) => ({ ...row, position: position++ })),
  }));
}

/** What an answer offers. */
export const hitOptions = (hits: readonly SearchHit[]): OptionGroup[] =>
  numberRows(
    groupHits(hits).map(({ label, rows }) => ({
      label,
      rows: rows.map(({ hit, parent }) => ({ search: hit, stored: toStored(hit, parent), isChild: parent !== null })),
    })),
  );

/** What the search offers before anything is asked: `recent` first, then `favorites`. */
export function storedOptions({ recent, favorites }: StoredSearches): OptionGroup[] {
  const toRows = (searches: readonly StoredSearch[]): Row[] =>
    searches.map((stored) => ({ search: stored, stored, isChild: false }));
  return numberRows([
    { label: "Recent", rows: toRows(recent) },
    { label: "Favorite", rows: toRows(favorites) },
  ]);
}

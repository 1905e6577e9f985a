import { useEffect, useState } from "react";
import { useBrowserValue } from "../../browser/browser-value";
import { replaceAddress, sitePath } from "../../browser/links";
import { isSamePath, SEARCH_PATH } from "../../shared/paths";
import { formatQuery, parseQuery, type SearchQuery } from "../query-string";

/** The delay before typing updates the address, because browsers limit the rate of updates. */
const DELAY_MS = 300;

interface Location {
  search: string;
  /** Changes with each navigation, even to the same address. */
  key?: string;
}

/**
 * Returns the query of the search page and a function to change it. The address is updated without a navigation, which
 * would be announced and counted as a page view. It replaces the history entry, so that Back leaves the page.
 */
export function useQueryString(location: Location): [SearchQuery, (search: SearchQuery) => void] {
  // The static HTML has no query.
  const search = useBrowserValue(() => location.search, "");
  const visit = `${location.key} ${search}`;
  const [state, setState] = useState({ visit, value: parseQuery(search) });
  if (state.visit !== visit) setState({ visit, value: parseQuery(search) });
  const wanted = formatQuery(state.value);

  useEffect(() => {
    const timer = setTimeout(() => {
      const { pathname, search: current, hash } = window.location;
      // While the next page is rendered, the address is already its own.
      const isHere = isSamePath(SEARCH_PATH, sitePath(pathname));
      if (!isHere || formatQuery(parseQuery(current)) === wanted) return;
      replaceAddress(pathname + wanted + hash);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  return [state.value, (value) => setState({ visit, value })];
}

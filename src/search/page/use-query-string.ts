import { useEffect, useState } from "react";
import { useBrowserValue } from "../../browser/browser-value";
import { formatQuery, parseQuery, type SearchQuery } from "../query-string";

/** How long the address waits for the next letter: browsers limit how often it may change. */
const DELAY_MS = 300;

interface Location {
  search: string;
  /** Changes with every navigation, even to the same address. */
  key?: string;
}

/**
 * The query of the search page, and how to change it. The address follows without a navigation, which would be announced
 * and counted as a view of another page; its entry in the history is replaced, so that Back leaves the page.
 */
export function useQueryString(location: Location): [SearchQuery, (search: SearchQuery) => void] {
  // The static page knows no query.
  const search = useBrowserValue(() => location.search, "");
  const visit = `${location.key} ${search}`;
  const [state, setState] = useState({ visit, value: parseQuery(search) });
  if (state.visit !== visit) setState({ visit, value: parseQuery(search) });
  const wanted = formatQuery(state.value);

  useEffect(() => {
    const timer = setTimeout(() => {
      const { pathname, search: current, hash } = window.location;
      if (formatQuery(parseQuery(current)) === wanted) return;
      // Scripts that count visits replace the method of this object, and would take a letter for a view of a page.
      History.prototype.replaceState.call(history, history.state, "", pathname + wanted + hash);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  return [state.value, (value) => setState({ visit, value })];
}

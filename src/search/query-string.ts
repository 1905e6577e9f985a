import { KINDS, MAX_QUERY_LENGTH, type SearchFilters } from "./engine";

/** A query with filters, as in the address of the search page. */
export interface SearchQuery {
  query: string;
  filters: SearchFilters;
}

/** Parses `?q=…&kind=…&tag=…&year=…&version=…`. Ignores invalid values. */
export function parseQuery(search: string): SearchQuery {
  const parameters = new URLSearchParams(search);
  const read = (name: string): string | undefined => parameters.get(name) || undefined;
  const year = Number(read("year"));
  const filters: SearchFilters = {
    kind: KINDS.find((kind) => kind === read("kind")),
    tag: read("tag"),
    year: Number.isInteger(year) && year > 0 ? year : undefined,
    version: read("version"),
  };
  return { query: [...(parameters.get("q") ?? "")].slice(0, MAX_QUERY_LENGTH).join(""), filters };
}

/** Returns the query string including its question mark. Empty without a query and filters. */
export function formatQuery({ query, filters }: SearchQuery): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set("q", query);
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) parameters.set(name, String(value));
  const text = parameters.toString();
  return text && `?${text}`;
}

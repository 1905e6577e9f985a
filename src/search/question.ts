import type { SearchFilters, SearchKind } from "./engine";

/** What is asked on the search page, as its address says it. */
export interface SearchQuestion {
  query: string;
  filters: SearchFilters;
}

const MAX_LENGTH = 64;
const KINDS: readonly string[] = ["post", "doc", "page"] satisfies SearchKind[];

/** Reads `?q=…&kind=…&tag=…&year=…&version=…`; what is no such value is left out. */
export function parseQuestion(search: string): SearchQuestion {
  const parameters = new URLSearchParams(search);
  const read = (name: string): string | undefined => parameters.get(name) || undefined;
  const kind = read("kind");
  const year = Number(read("year"));
  const filters: SearchFilters = {
    kind: kind && KINDS.includes(kind) ? (kind as SearchKind) : undefined,
    tag: read("tag"),
    year: Number.isInteger(year) && year > 0 ? year : undefined,
    version: read("version"),
  };
  return { query: [...(parameters.get("q") ?? "")].slice(0, MAX_LENGTH).join(""), filters };
}

/** The part of an address that says what is asked, with its question mark; empty when nothing is. */
export function formatQuestion({ query, filters }: SearchQuestion): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set("q", query);
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) parameters.set(name, String(value));
  const text = parameters.toString();
  return text && `?${text}`;
}

import React, { useRef } from "react";
import { FACETS, KINDS, type Facet, type FacetCounts, type SearchFilters } from "../engine";

interface SearchFiltersProps {
  filters: SearchFilters;
  facets: FacetCounts;
  /** The labels of the docs versions by name. */
  versionLabels: Readonly<Record<string, string>>;
  onChange: (filters: SearchFilters) => void;
}

type Option = [value: string, count: number];

const NAMES: Record<Facet, string> = { kind: "Kind", tag: "Tag", year: "Year", version: "Version" };
const KIND_LABELS: Record<string, string> = { post: "Posts", doc: "Docs", page: "Pages" };

const placeOf = ([value]: Option): number => KINDS.findIndex((kind) => kind === value);

/** The orders of the options. Versions keep theirs. */
const ORDERS: Record<Facet, (a: Option, b: Option) => number> = {
  kind: (a, b) => placeOf(a) - placeOf(b),
  tag: ([, a], [, b]) => b - a,
  year: ([a], [b]) => Number(b) - Number(a),
  version: () => 0,
};

/** The filters of the search page. Each option shows its number of hits. The chosen one stays, even without hits. */
export function SearchFiltersForm({ filters, facets, versionLabels, onChange }: SearchFiltersProps) {
  const group = useRef<HTMLDivElement>(null);
  const labels: Partial<Record<Facet, Readonly<Record<string, string>>>> = {
    kind: KIND_LABELS,
    version: versionLabels,
  };
  /** The button disappears, so the focus moves to the first filter. */
  const clear = () => {
    onChange({});
    group.current!.querySelector("select")?.focus();
  };
  const choose = (facet: Facet, value: string) =>
    onChange({ ...filters, [facet]: (facet === "year" ? Number(value) : value) || undefined });
  return (
    <div ref={group} role="group" aria-label="Filters" className="search-filters">
      {FACETS.map((facet) => {
        const chosen = filters[facet]?.toString() ?? "";
        const options = Object.entries(facets[facet]);
        if (chosen && !Object.hasOwn(facets[facet], chosen)) options.push([chosen, 0]);
        if (options.length === 0 || (facet === "version" && Object.keys(versionLabels).length < 2)) return null;
        return (
          <label key={facet} className="meta">
            <span>{NAMES[facet]}</span>
            <select value={chosen} onChange={({ target }) => choose(facet, target.value)}>
              <option value="">All</option>
              {options.sort(ORDERS[facet]).map(([value, count]) => (
                <option key={value} value={value}>
                  {`${labels[facet]?.[value] ?? value} (${count})`}
                </option>
              ))}
            </select>
          </label>
        );
      })}
      {Object.values(filters).some((value) => value !== undefined) && (
        <button type="button" className="button button-field search-button" onClick={clear}>
          Clear filters
        </button>
      )}
    </div>
  );
}

import React, { useRef } from "react";
import type { FacetCounts, SearchFilters, SearchKind } from "../engine";

interface SearchFiltersProps {
  filters: SearchFilters;
  facets: FacetCounts;
  /** The labels of the docs versions by name. */
  versionLabels: Readonly<Record<string, string>>;
  onChange: (filters: SearchFilters) => void;
}

const KIND_LABELS: Record<SearchKind, string> = { post: "Posts", doc: "Docs", page: "Pages" };

/** The filters of the search page. Each option shows its number of hits. */
export function SearchFiltersForm({ filters, facets, versionLabels, onChange }: SearchFiltersProps) {
  const group = useRef<HTMLDivElement>(null);
  const isSet = Object.values(filters).some((value) => value !== undefined);
  const byCount = valuesOf(facets.tag, filters.tag).sort((a, b) => b.count - a.count);
  const newestFirst = valuesOf(facets.year, filters.year).sort((a, b) => Number(b.value) - Number(a.value));
  const kinds = (Object.keys(KIND_LABELS) as SearchKind[])
    .map((value) => ({ value, count: facets.kind[value] ?? 0, label: KIND_LABELS[value] }))
    .filter(({ value, count }) => count > 0 || value === filters.kind);
  const versions = valuesOf(facets.version, filters.version).map((one) => ({
    ...one,
    label: versionLabels[one.value] ?? one.value,
  }));
  const set = (change: SearchFilters) => onChange({ ...filters, ...change });
  /** The button disappears, so the focus moves to the first filter. */
  const clear = () => {
    onChange({});
    group.current!.querySelector("select")?.focus();
  };
  return (
    <div ref={group} role="group" aria-label="Filters" className="search-filters">
      <Choice
        name="Kind"
        value={filters.kind}
        values={kinds}
        onChange={(kind) => set({ kind: kind as SearchKind | undefined })}
      />
      <Choice name="Tag" value={filters.tag} values={byCount} onChange={(tag) => set({ tag })} />
      <Choice
        name="Year"
        value={filters.year?.toString()}
        values={newestFirst}
        onChange={(year) => set({ year: year ? Number(year) : undefined })}
      />
      {Object.keys(versionLabels).length > 1 && (
        <Choice name="Version" value={filters.version} values={versions} onChange={(version) => set({ version })} />
      )}
      {isSet && (
        <button type="button" className="button button-field search-button" onClick={clear}>
          Clear filters
        </button>
      )}
    </div>
  );
}

interface Value {
  value: string;
  count: number;
  label?: string;
}

/** Returns the values with hits, and the chosen value even if it has none. */
function valuesOf(counts: Record<string, number>, chosen: string | number | undefined): Value[] {
  const values = Object.entries(counts).map(([value, count]) => ({ value, count }));
  return chosen === undefined || Object.hasOwn(counts, chosen)
    ? values
    : [...values, { value: String(chosen), count: 0 }];
}

interface ChoiceProps {
  name: string;
  value: string | undefined;
  values: readonly Value[];
  onChange: (value: string | undefined) => void;
}

function Choice({ name, value, values, onChange }: ChoiceProps): React.ReactElement | null {
  if (values.length === 0) return null;
  return (
    <label className="meta">
      <span>{name}</span>
      <select value={value ?? ""} onChange={(event) => onChange(event.target.value || undefined)}>
        <option value="">All</option>
        {values.map((one) => (
          <option key={one.value} value={one.value}>
            {`${one.label ?? one.value} (${one.count})`}
          </option>
        ))}
      </select>
    </label>
  );
}

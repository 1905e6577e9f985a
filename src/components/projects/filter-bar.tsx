import React, { useLayoutEffect, useRef, useState } from "react";
import { replaceAddress } from "../../browser/links";
import type { ProjectFilter } from "./project-filters";

const PARAMETER = "tag";

interface FilterBarProps {
  filters: readonly ProjectFilter[];
  /** The number of projects. */
  total: number;
}

/**
 * Radio buttons that filter the projects by tag. The style sheet hides the others, so it works without scripting. With
 * scripting, the choice is also in the address and is announced.
 */
export function FilterBar({ filters, total }: FilterBarProps): React.ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const [spoken, setSpoken] = useState("");

  // Before the page is painted, so that Back does not show all projects first.
  useLayoutEffect(() => {
    const slug = new URLSearchParams(window.location.search).get(PARAMETER);
    const radios = form.current!.elements.namedItem(PARAMETER) as RadioNodeList;
    if (slug) radios.value = slug;
  }, []);

  const choose = ({ target }: React.FormEvent) => {
    const { value } = target as HTMLInputElement;
    const filter = filters.find(({ slug }) => slug === value);
    const address = new URL(window.location.href);
    if (filter) address.searchParams.set(PARAMETER, value);
    else address.searchParams.delete(PARAMETER);
    address.hash = "";
    replaceAddress(address);
    setSpoken(filter ? `${filter.count} of ${total} projects, with ${filter.label}` : `All ${total} projects`);
  };

  return (
    <form ref={form} className="filter-bar" onChange={choose}>
      <fieldset className="cluster">
        <legend className="meta">Show projects with</legend>
        <Choice slug="" place={0} label="Everything" count={total} />
        {filters.map((filter) => (
          <Choice key={filter.slug} {...filter} />
        ))}
      </fieldset>
      <p role="status" className="visually-hidden">
        {spoken}
      </p>
    </form>
  );
}

function Choice({ slug, place, label, count }: ProjectFilter) {
  return (
    <label>
      <input type="radio" name={PARAMETER} value={slug} data-place={place} defaultChecked={place === 0} />
      <span className="button button-quiet button-small">
        {label} <span className="tag-count">{count}</span>
      </span>
    </label>
  );
}

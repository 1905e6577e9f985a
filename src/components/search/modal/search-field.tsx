import React from "react";
import { MAX_QUERY_LENGTH } from "../../../browser/search-shortcuts";
import { SearchIcon } from "../../ui/icons";

interface SearchFieldProps {
  ref: React.Ref<HTMLInputElement>;
  query: string;
  busy: boolean;
  /** The ids of the lists that the field chooses from; none when there is nothing to choose. */
  listIds: string;
  activeId: string | undefined;
  onChange: (query: string) => void;
  onKeyDown: (event: React.KeyboardEvent<HTMLInputElement>) => void;
  onClear: () => void;
  onCancel: () => void;
}

/** Where the query is typed: focus stays here while the arrow keys choose from the lists below. */
export function SearchField(props: SearchFieldProps): React.ReactElement {
  const { ref, query, busy, listIds, activeId, onChange, onKeyDown, onClear, onCancel } = props;
  return (
    <form role="search" className="DocSearch-SearchBar DocSearch-Form" onSubmit={(event) => event.preventDefault()}>
      {busy ? <span className="DocSearch-LoadingIndicator" /> : <SearchIcon className="DocSearch-MagnifierLabel" />}
      <input
        ref={ref}
        type="search"
        className="DocSearch-Input"
        role="combobox"
        aria-label="Search docs"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={listIds !== ""}
        aria-controls={listIds || undefined}
        aria-activedescendant={activeId}
        placeholder="Search docs"
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {query !== "" && (
        <button type="button" className="DocSearch-Reset" onClick={onClear}>
          Clear<span className="visually-hidden"> the query</span>
        </button>
      )}
      <button type="button" className="DocSearch-Cancel" onClick={onCancel}>
        Cancel
      </button>
    </form>
  );
}

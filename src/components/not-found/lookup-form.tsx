import { withPrefix } from "gatsby";
import React from "react";
import { SEARCH_PATH } from "../../shared/paths";

/** A search field that works without scripting: it opens the search page with the query in the address. */
export function LookupForm({ words }: { words: string }): React.ReactElement {
  return (
    <form role="search" method="get" action={withPrefix(SEARCH_PATH)} className="lookup-form">
      <label htmlFor="__lookup">Search for it</label>
      <input key={words} id="__lookup" type="search" name="q" maxLength={64} defaultValue={words} autoComplete="off" />
      <button type="submit" className="button">
        Search
      </button>
    </form>
  );
}

import type { PageProps } from "gatsby";
import React, { useEffect, useMemo } from "react";
import { useBrowserValue } from "../browser/browser-value";
import { useDocVersions } from "../components/docs/use-doc-versions";
import { Main } from "../components/layout/main";
import { useSite } from "../components/layout/use-site";
import { PageHead } from "../components/seo/page-head";
import { Link } from "../components/ui/link";
import { SiteLink } from "../components/ui/site-link";
import { slashKey, useSlashKey } from "../search/dialog/use-search-shortcuts";
import { MAX_QUERY_LENGTH, type SearchFilters } from "../search/engine";
import { engineName } from "../search/load-engine";
import { SearchFiltersForm } from "../search/page/search-filters";
import { countText, SearchResults } from "../search/page/search-results";
import { useQueryString } from "../search/page/use-query-string";
import { useSearch } from "../search/page/use-search";
import { parseQuery } from "../search/query-string";
import { ARCHIVE_PATH, SEARCH_PATH, TAGS_PATH } from "../shared/paths";

/** The name of the page, in its heading and in the browser's tab. */
function useTitle(query: string): string {
  const hasDocs = useDocVersions().length > 0;
  if (query) return `Search results for "${query}"`;
  return hasDocs ? "Search the documentation" : "Search this site";
}

/** The search page with all hits. The address contains the query and its filters, so that it can be shared. */
export default function SearchPage({ location }: PageProps) {
  const [{ query, filters: chosen }, setQuery] = useQueryString(location);
  const { kind, tag, year, version } = chosen;
  const filters = useMemo<SearchFilters>(() => ({ kind, tag, year, version }), [kind, tag, year, version]);
  const search = useSearch(query, filters);
  const { answer, failure } = search;
  const site = useSite();
  const title = useTitle(query);
  // Gatsby renders the Head again after navigations only, and typing is not one. `document.title` would add an element if
  // Gatsby's is not there yet, and nothing would remove it on the next page.
  useEffect(() => {
    const element = document.head.querySelector("title");
    if (element) element.textContent = `${title} | ${site.title}`;
  }, [title, site.title]);
  const versionLabels = Object.fromEntries(useDocVersions().map(({ name, label }) => [name, label]));

  return (
    <div className="page-width page-narrow page-body search-page">
      <Main>
        <header className="page-header">
          <h1>{title}</h1>
        </header>
        <form
          role="search"
          method="get"
          className="search-form script-only"
          onSubmit={(event) => event.preventDefault()}
        >
          <input
            type="search"
            name="q"
            aria-label="Search"
            placeholder="Type your search here"
            autoComplete="off"
            maxLength={MAX_QUERY_LENGTH}
            value={query}
            onChange={(event) => setQuery({ query: event.target.value.slice(0, MAX_QUERY_LENGTH), filters })}
          />
        </form>
        <p className="search-count no-script-only">
          The search needs scripting. Everything it finds can be reached from the lists below.
        </p>
        {site.sections.archive && (
          <p className="search-elsewhere">
            Or look through the{" "}
            {site.sections.tags && (
              <>
                <Link to={TAGS_PATH}>tags</Link> and the{" "}
              </>
            )}
            <Link to={ARCHIVE_PATH}>archive</Link>.
          </p>
        )}
        <p role="status" className="search-count">
          {answer && !failure && countText(answer.nbHits)}
        </p>
        {answer?.facets && (
          <SearchFiltersForm
            filters={filters}
            facets={answer.facets}
            versionLabels={versionLabels}
            onChange={(next) => setQuery({ query, filters: next })}
          />
        )}
        <SearchResults search={search} />
        {/* Speech input can press keys that nobody meant. */}
        <label className="cluster search-elsewhere script-only">
          <input
            type="checkbox"
            checked={useSlashKey()}
            onChange={({ target }) => slashKey.set(target.checked ? "true" : "false")}
          />
          Open search with the / key
        </label>
        {answer && engineName() === "algolia" && (
          <p className="search-count">
            <SiteLink to="https://www.algolia.com/">Powered by Algolia</SiteLink>
          </p>
        )}
      </Main>
    </div>
  );
}

/** Gatsby passes no query to it. */
export function Head() {
  const search = useBrowserValue(() => window.location.search, "");
  const title = useTitle(parseQuery(search).query);
  return <PageHead title={title} description="Search everything on this site." path={SEARCH_PATH} noIndex="follow" />;
}

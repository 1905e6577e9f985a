import { graphql, type PageProps } from "gatsby";
import React, { useMemo } from "react";
import { usePageTitle } from "../browser/page-title";
import { useSearchAddress } from "../browser/search-address";
import { useSearchSession } from "../browser/search-session";
import { MAX_QUERY_LENGTH } from "../browser/search-shortcuts";
import { useDocVersions } from "../components/docs/use-doc-versions";
import { Main } from "../components/layout/main";
import { useSite } from "../components/layout/use-site";
import { loadStyledEngine } from "../components/search/page/load-styled-engine";
import { SearchFiltersForm } from "../components/search/page/search-filters";
import { countText, SearchResults } from "../components/search/page/search-results";
import { PageHead } from "../components/seo/page-head";
import { Link } from "../components/ui/link";
import type { SearchFilters } from "../search/engine";
import { ARCHIVE_PATH, SEARCH_PATH, TAGS_PATH } from "../shared/paths";
import "./search.css";

const SESSION = { loadEngine: loadStyledEngine, hitsPerPage: 20, debounceMs: 300 };

const titleOf = (query: string): string => (query ? `Search results for "${query}"` : "Search the documentation");

/** All that a query finds. The question stands in the address, so it can be shared. */
export default function SearchPage({ data, location }: PageProps<Queries.SearchResultsPageQuery>) {
  const [question, ask] = useSearchAddress(location.search);
  const { query } = question;
  const { kind, tag, year, version } = question.filters;
  const filters = useMemo<SearchFilters>(() => ({ kind, tag, year, version }), [kind, tag, year, version]);
  const [state, session] = useSearchSession(query, filters, SESSION);
  const { answer, failure } = state;
  const { title } = useSite();
  usePageTitle(query ? `${titleOf(query)} | ${title}` : null);
  const versionLabels = Object.fromEntries(useDocVersions().map(({ name, label }) => [name, label]));

  return (
    <div className="container narrow page search-page">
      <Main>
        <header className="page-header">
          <h1 className="search-title">{titleOf(query)}</h1>
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
            onChange={(event) => ask({ ...question, query: event.target.value.slice(0, MAX_QUERY_LENGTH) })}
          />
        </form>
        <p className="search-count no-script-only">
          The search needs scripting. Everything it finds can be reached from the lists below.
        </p>
        {data.allPost.totalCount > 0 && (
          <p className="search-elsewhere">
            Or look through the{" "}
            {data.allTag.totalCount > 0 && (
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
            onChange={(next) => ask({ query, filters: next })}
          />
        )}
        <SearchResults state={state} session={session} />
        {answer && answer.suggestions.length > 0 && (
          <p className="search-count">
            Try searching for:{" "}
            {answer.suggestions.map((suggestion) => (
              <React.Fragment key={suggestion}>
                <button type="button" className="search-button" onClick={() => ask({ query: suggestion, filters: {} })}>
                  {suggestion}
                </button>{" "}
              </React.Fragment>
            ))}
          </p>
        )}
      </Main>
    </div>
  );
}

export const Head = () => (
  <PageHead title={titleOf("")} description="Search the posts and the documentation." path={SEARCH_PATH} noIndex />
);

export const query = graphql`
  query SearchResultsPage {
    allPost(filter: { listed: { eq: true } }) {
      totalCount
    }
    allTag(filter: { postCount: { gt: 0 } }) {
      totalCount
    }
  }
`;

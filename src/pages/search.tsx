import { graphql, Link, navigate, type PageProps } from "gatsby";
import React, { useState, useSyncExternalStore } from "react";
import { Main } from "../components/layout/main";
import { SearchResults } from "../components/search/search-results";
import { PageHead } from "../components/seo/page-head";
import { ARCHIVE_PATH, SEARCH_PATH, TAGS_PATH } from "../shared/paths";
import { findEntries, type SearchEntry } from "../search/match";
import "./search.css";

const MAX_LENGTH = 64;

/** The address changes with the page's props; the static page has no query. */
const subscribeToNothing = () => () => undefined;

const toEntries = ({ allPost, allDoc }: Queries.SearchPageQuery): SearchEntry[] => [
  ...allPost.nodes.map(({ tags, ...post }) => ({ ...post, labels: tags.map(({ label }) => label) })),
  ...allDoc.nodes.map((doc) => ({ ...doc, labels: ["Docs"] })),
];

/** Finds posts and docs by their titles, descriptions and tags. The query stands in the address, so it can be shared. */
export default function SearchPage({ data, location }: PageProps<Queries.SearchPageQuery>) {
  const [typed, setTyped] = useState<string | null>(null);
  const address = useSyncExternalStore(
    subscribeToNothing,
    () => location.search,
    () => "",
  );
  const query = typed ?? new URLSearchParams(address).get("q") ?? "";

  const search = (value: string) => {
    setTyped(value);
    void navigate(value ? `${SEARCH_PATH}?q=${encodeURIComponent(value)}` : SEARCH_PATH, { replace: true });
  };

  return (
    <div className="container page">
      <Main>
        <header className="page-header">
          <h1>{query ? `Search results for "${query}"` : "Search the documentation"}</h1>
        </header>
        <form role="search" method="get" className="search-form" onSubmit={(event) => event.preventDefault()}>
          <input
            type="search"
            name="q"
            aria-label="Search"
            placeholder="Type your search here"
            autoComplete="off"
            maxLength={MAX_LENGTH}
            value={query}
            onChange={(event) => search(event.target.value)}
          />
          <button type="submit" className="no-script-only">
            Search
          </button>
        </form>
        <SearchResults query={query} results={findEntries(toEntries(data), query)} />
        <noscript>
          <p>The search needs scripting. Everything it finds can be reached from the lists below.</p>
        </noscript>
        <p className="search-elsewhere">
          Or look through the <Link to={TAGS_PATH}>tags</Link> and the <Link to={ARCHIVE_PATH}>archive</Link>.
        </p>
      </Main>
    </div>
  );
}

export const Head = () => (
  <PageHead title="Search" description="Search the posts and the documentation." path={SEARCH_PATH} noIndex />
);

export const query = graphql`
  query SearchPage {
    allPost(filter: { listed: { eq: true } }, sort: { sortKey: DESC }) {
      nodes {
        title
        path
        description
        tags {
          label
        }
      }
    }
    allDoc(filter: { listed: { eq: true } }, sort: { path: ASC }) {
      nodes {
        title
        path
        description
      }
    }
  }
`;

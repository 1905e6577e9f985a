import { Link } from "gatsby";
import React from "react";
import type { SearchEntry } from "../../search/match";

interface SearchResultsProps {
  query: string;
  results: readonly SearchEntry[];
}

function countText(count: number): string {
  if (count === 0) return "No results were found";
  return count === 1 ? "One document found" : `${count} documents found`;
}

export function SearchResults({ query, results }: SearchResultsProps): React.ReactElement {
  return (
    <>
      <p role="status" className="search-count">
        {query && countText(results.length)}
      </p>
      <div className="search-results">
        {results.map(({ path, title, description, labels }) => (
          <article key={path}>
            <h2>
              <Link to={path}>{title}</Link>
            </h2>
            <p>{description}</p>
            <p className="post-meta">{labels.join(" · ")}</p>
          </article>
        ))}
      </div>
    </>
  );
}

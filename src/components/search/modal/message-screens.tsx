import React from "react";

interface NoResultsProps {
  query: string;
  suggestions: readonly string[];
  onSuggestion: (query: string) => void;
}

export function NoResultsScreen({ query, suggestions, onSuggestion }: NoResultsProps): React.ReactElement {
  return (
    <div className="DocSearch-NoResults">
      <p className="DocSearch-Title">
        No results for &quot;<strong>{query}</strong>&quot;
      </p>
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help">Try searching for:</p>
          <ul role="list">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="DocSearch-Prefill" onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

export function ErrorScreen(): React.ReactElement {
  return (
    <div className="DocSearch-ErrorScreen">
      <p className="DocSearch-Title">Unable to fetch results</p>
      <p className="DocSearch-Help">You might want to check your network connection.</p>
    </div>
  );
}

import React from "react";
import type { SearchFailure } from "../../../search/engine";
import { FAILURE_WORDS } from "../../../search/failure-words";

interface NoResultsProps {
  query: string;
  suggestions: readonly string[];
  onSuggestion: (query: string) => void;
}

/** Says that a query finds nothing, and offers others that do. */
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

interface ErrorScreenProps {
  failure: SearchFailure;
  onRetry: () => void;
}

/** Says why there is no answer, and asks again when told to. */
export function ErrorScreen({ failure, onRetry }: ErrorScreenProps): React.ReactElement {
  const [title, help] = FAILURE_WORDS[failure];
  return (
    <div className="DocSearch-ErrorScreen">
      <p className="DocSearch-Title">{title}</p>
      <p className="DocSearch-Help">{help}</p>
      <p>
        <button type="button" className="DocSearch-Prefill" onClick={onRetry}>
          Retry
        </button>
      </p>
    </div>
  );
}

import React, { useEffect, useRef } from "react";
import { Spinner } from "../../components/status/spinner";
import { FAILURE_WORDS } from "../failure-words";
import { Result } from "./result";
import type { useSearch } from "./use-search";

interface SearchResultsProps {
  search: ReturnType<typeof useSearch>;
}

/** How many hits there are, in words. */
export function countText(count: number): string {
  if (count === 0) return "No results were found";
  return count === 1 ? "One document found" : `${count} documents found`;
}

/** The hits that have come, and what is to be said of the others. */
export function SearchResults({ search }: SearchResultsProps): React.ReactElement {
  const { status, failure, answer } = search;
  const hits = answer?.hits ?? [];
  const isMore = answer !== null && answer.page + 1 < answer.nbPages;
  const [title, help] = failure ? FAILURE_WORDS[failure] : [];
  const nearEnd = useNearEnd(search.more);
  return (
    <>
      <div className="search-results" aria-busy={status === "loading" || status === "stalled"}>
        {hits.map((hit) => (
          <Result key={hit.objectID} hit={hit} />
        ))}
      </div>
      {failure && (
        <div role="alert" className="search-failed">
          <p>
            <strong>{title}</strong>
          </p>
          <p>{help}</p>
          <button type="button" className="search-button" onClick={search.retry}>
            Retry
          </button>
        </div>
      )}
      {status === "stalled" && <Spinner />}
      {isMore && !failure && (
        <button ref={nearEnd} type="button" className="search-button" onClick={search.more}>
          Show more results
        </button>
      )}
    </>
  );
}

/** Calls back when the element that the ref is given to comes near the window's end; never in a browser that cannot tell. */
function useNearEnd(onNear: () => void): React.RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!ref.current || !window.IntersectionObserver) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: "0px 0px 300px" },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  });
  return ref;
}

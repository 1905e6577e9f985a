import React, { useEffect, useRef } from "react";
import { ErrorBox, takeFocus } from "../../components/status/error-box";
import { Spinner } from "../../components/status/spinner";
import { FAILURE_WORDS } from "../engine";
import { Result } from "./result";
import type { useSearch } from "./use-search";

/** Returns the number of hits as text. */
export function countText(count: number): string {
  if (count === 0) return "No results were found";
  return count === 1 ? "One document found" : `${count} documents found`;
}

const findHitLinks = () => [...document.querySelectorAll<HTMLElement>(".search-results h2 a")];

/** A ref callback: passes the focus to the last hit when the button in this box disappears. */
const passFocus = (box: HTMLElement | null) => () => {
  if (box?.contains(document.activeElement)) findHitLinks().at(-1)?.focus({ preventScroll: true });
};

/** The loaded hits, with an error, a spinner or a button for further hits. */
export function SearchResults({ search }: { search: ReturnType<typeof useSearch> }): React.ReactElement {
  const { status, failure, answer } = search;
  const hits = answer?.hits ?? [];
  const isMore = answer !== null && answer.page + 1 < answer.nbPages;
  const [title, help] = failure ? FAILURE_WORDS[failure] : [];
  const nearEnd = useNearEnd(search.more);
  const firstNew = search.isRetried && status === "idle" ? search.earlier : undefined;
  useEffect(() => {
    if (firstNew !== undefined) takeFocus(findHitLinks()[firstNew] ?? null);
  }, [firstNew]);
  return (
    <>
      <div className="search-results" aria-busy={status === "loading" || status === "stalled"}>
        {hits.map((hit) => (
          <Result key={hit.objectID} hit={hit} />
        ))}
      </div>
      {failure && (
        <ErrorBox onRetry={search.retry} isAgain={search.isRetried}>
          <strong>{title}.</strong> {help}
        </ErrorBox>
      )}
      {status === "stalled" && <Spinner />}
      {isMore && !failure && (
        <div ref={passFocus} className="search-more">
          <button ref={nearEnd} type="button" className="button button-field search-button" onClick={search.more}>
            Show more results
          </button>
        </div>
      )}
    </>
  );
}

/**
 * Calls back when the element of the returned ref comes near the bottom of the window. Does nothing in browsers without
 * `IntersectionObserver`.
 */
function useNearEnd(onNear: () => void): React.RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null);
  // After each render, because the button may still be near when further hits are there.
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

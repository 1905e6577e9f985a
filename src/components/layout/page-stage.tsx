import React, { Activity, startTransition, useEffect, useReducer, useState } from "react";
import { whenPainted } from "../../browser/when-painted";
import { CrashBoundary } from "../status/crash-boundary";

let replacePageAhead: (page: React.ReactElement | null) => void = () => undefined;

/**
 * Renders a page, out of sight, that the reader is likely to go to next, in place of the one that was made ahead before.
 * It is known by its key, by which Gatsby knows pages too, and shown as soon as Gatsby shows a page of that key.
 */
export const makePageAhead = (page: React.ReactElement | null): void => startTransition(() => replacePageAhead(page));

interface PageStageProps {
  /** The page that is shown. */
  page: React.ReactElement;
}

/** The place of pages: of the one that is shown, and of one that has been made ahead. */
export function PageStage({ page }: PageStageProps): React.ReactNode {
  const isShown = (one: React.ReactElement) => one.key === page.key;
  /** The page that is shown, if it was made ahead, and the next one. */
  const [made, replace] = useReducer(
    (pages: readonly React.ReactElement[], next: React.ReactElement | null) => [
      ...pages.filter(isShown),
      ...(next && !isShown(next) ? [next] : []),
    ],
    [],
  );
  useEffect(() => {
    replacePageAhead = replace;
  }, []);
  useEffect(() => whenPainted(() => makePageAhead(null)), [page.key]);
  const shown = made.findIndex(isShown);
  return [
    shown < 0 && (
      <div key="stage" className="page-stage">
        <CrashBoundary>{page}</CrashBoundary>
      </div>
    ),
    // What comes before the page that is shown is the one that has been left.
    ...made.slice(Math.max(shown, 0)).map((one) => (
      <div
        key={`ahead ${one.key}`}
        className={isShown(one) ? "page-stage" : "page-stage page-stage-ahead"}
        ref={layOut}
      >
        <Activity mode={isShown(one) ? "visible" : "hidden"}>
          <PageAhead page={isShown(one) ? page : one} />
        </Activity>
      </div>
    )),
  ];
}

/** Shows what has been made at once, and what is different in Gatsby's own rendering once that has been painted. */
function PageAhead({ page }: PageStageProps): React.ReactNode {
  const [shown, show] = useState(page);
  useEffect(() => whenPainted(() => startTransition(() => show(page))), [page]);
  return <CrashBoundary>{shown}</CrashBoundary>;
}

/**
 * Lets the browser lay out the beginning of what is made ahead. React hides it by `display: none`; the style sheet hides it
 * too, but keeps its layout. `arrive` lays out the rest.
 */
function layOut(stage: HTMLDivElement): () => void {
  if (!("MutationObserver" in window)) return () => undefined;
  const observer = new MutationObserver(() => {
    for (const child of stage.querySelectorAll<HTMLElement>(":scope > *")) child.style.removeProperty("display");
    for (const text of stage.querySelectorAll(".prose")) text.classList.add("prose-arriving");
    whenPainted(() => stage.setAttribute("data-laid-out", ""));
  });
  observer.observe(stage, { childList: true });
  return () => observer.disconnect();
}

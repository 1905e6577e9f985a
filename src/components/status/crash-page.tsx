import { withPrefix } from "gatsby";
import React, { useEffect } from "react";
import { Main } from "../layout/main";
import { takeFocus } from "./error-box";

const TITLE = "Page Error";

interface CrashPageProps {
  error: unknown;
  onRetry: () => void;
  /** Whether the reader has tried again. React then removes the button that had the focus. */
  isAgain?: boolean;
}

/** Replaces a page, or the whole application, after a rendering error. */
export function CrashPage({ error, onRetry, isAgain }: CrashPageProps): React.ReactElement {
  useEffect(keepTitle, []);
  return (
    <div className="page-width page-body">
      <Main className="crash-page">
        <h1>This page crashed</h1>
        <p>Something went wrong on this page. Other pages may still work.</p>
        <p className="cluster crash-page-actions">
          <button type="button" className="button" onClick={onRetry} ref={isAgain ? takeFocus : undefined}>
            Try again
          </button>
          <a href={withPrefix("/")}>Go to the home page</a>
        </p>
        <pre>{errorChain(error)}</pre>
      </Main>
    </div>
  );
}

/** Sets the title and keeps it, because Gatsby sets the title of the crashed page later. */
function keepTitle(): () => void {
  const before = document.title;
  const setTitle = () => {
    if (document.title !== TITLE) document.title = TITLE;
  };
  const changes = new MutationObserver(setTitle);
  setTitle();
  changes.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    changes.disconnect();
    for (const title of document.head.querySelectorAll("title")) {
      if (title.dataset.gatsbyHead) title.textContent = before;
      else title.remove();
    }
  };
}

/** The messages of an error and its causes, without repetitions. Handles cyclic causes. */
function errorChain(error: unknown): string {
  const seen = new Set<unknown>();
  const messages: string[] = [];
  for (let at = error; at && !seen.has(at); at = at instanceof Error ? at.cause : undefined) {
    seen.add(at);
    messages.push(at instanceof Error ? at.message || at.name : String(at));
  }
  return messages.join("\n\nCause:\n");
}

import { withPrefix } from "gatsby";
import React, { useCallback, useRef, useState } from "react";
import { useBrowserValue, usesCommandKey } from "../../browser/browser-value";
import { SearchIcon } from "../../components/ui/icons";
import { SEARCH_PATH } from "../../shared/paths";
import { SearchDialog, SearchModal } from "./search-dialog";
import { selectedText, useSearchShortcuts, useSlashKey } from "./use-search-shortcuts";

/** The search button of the navbar with its shortcuts and dialog. Without scripting, it is a link to the search page. */
export function SearchButton(): React.ReactElement {
  /** The query with which the dialog was opened; null while it is closed. */
  const [initialQuery, setInitialQuery] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = useCallback((query = selectedText()) => setInitialQuery(query), []);
  const onClosed = useCallback(() => {
    setInitialQuery(null);
    // The browser restores the focus to the previously focused element, if there was one.
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.closest(".search-dialog"))
      button.current?.focus({ preventScroll: true });
  }, []);
  useSearchShortcuts({ isOpen: initialQuery !== null, open, button });
  const modifier = useBrowserValue(usesCommandKey, false) ? "⌘" : "Ctrl";

  return (
    <>
      <button
        ref={button}
        type="button"
        className="button button-field navbar-search script-only"
        aria-keyshortcuts={`Control+K Meta+K${useSlashKey() ? " /" : ""}`}
        onClick={() => open()}
        onPointerEnter={SearchModal.preload}
        onFocus={SearchModal.preload}
      >
        <SearchIcon />
        <span>Search</span> <kbd aria-hidden="true">{modifier} K</kbd>
      </button>
      <a href={withPrefix(SEARCH_PATH)} className="button button-icon no-script-only" aria-label="Search">
        <SearchIcon />
      </a>
      {initialQuery !== null && <SearchDialog initialQuery={initialQuery} onClosed={onClosed} />}
    </>
  );
}

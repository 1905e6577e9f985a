import { navigate, withPrefix } from "gatsby";
import React, { useCallback, useEffect, useRef, useState } from "react";
import { useBrowserValue } from "../../browser/browser-value";
import { selectedText, startSearchShortcuts } from "../../browser/search-shortcuts";
import { SEARCH_PATH } from "../../shared/paths";
import { SearchIcon } from "../ui/icons";
import { loadModal, SearchDialog } from "./search-dialog";
import "./search-control.css";

const isApple = () => /Mac|iP/.test(navigator.platform);

/** Loads the search when the visitor is about to ask for it; a failure shows when they do. */
const warm = () => void loadModal().catch(() => undefined);

const knowsDialogs = () => typeof HTMLDialogElement === "function" && "showModal" in HTMLDialogElement.prototype;

/** The button of the search and what it opens. Without scripting, or modal dialogs, it leads to the search page. */
export function SearchControl(): React.ReactElement {
  const [query, setQuery] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useCallback((text: string) => {
    if (knowsDialogs()) setQuery((current) => current ?? text);
    else void navigate(`${SEARCH_PATH}?q=${encodeURIComponent(text)}`);
  }, []);
  const command = useBrowserValue(isApple, false) ? "⌘" : "Ctrl";

  useEffect(() => {
    return startSearchShortcuts({
      open,
      toggle: (text) => (dialog.current ? dialog.current.close() : open(text)),
      isOpen: () => dialog.current !== null,
      buttonHasFocus: () => document.activeElement === button.current,
    });
  }, [open]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className="DocSearch-Button script-only"
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => open(selectedText())}
        onPointerEnter={warm}
        onFocus={warm}
      >
        <SearchIcon />
        <span>Search</span>
        <kbd>{command} K</kbd>
      </button>
      <a href={withPrefix(SEARCH_PATH)} className="icon-button no-script-only" aria-label="Search">
        <SearchIcon />
      </a>
      {query !== null && (
        <SearchDialog
          initialQuery={query}
          dialog={dialog}
          onClosed={() => {
            setQuery(null);
            const { activeElement, body } = document;
            if (activeElement === body || dialog.current!.contains(activeElement))
              button.current!.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}

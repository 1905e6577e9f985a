import React, { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { loadStyleSheet } from "../../browser/load-style-sheet";
import { useDialog } from "../../browser/use-dialog";
import { lazyPart } from "../../components/status/lazy-part";
import { MAX_QUERY_LENGTH } from "../engine";
import { isLetterK, OF_INPUT_METHOD } from "./use-search-shortcuts";
import type { SearchModalProps } from "./search-modal";
import docSearchStyles from "!@docsearch/css/dist/style.css?url";
import siteStyles from "!./docsearch.css?url";

/** DocSearch with its styles, followed by the site's styles for it. */
export const SearchModal = lazyPart<SearchModalProps>(
  "The search",
  async () => {
    const [code] = await Promise.all([
      import("./search-modal"),
      loadStyleSheet(docSearchStyles),
      loadStyleSheet(siteStyles),
    ]);
    return code.SearchModal;
  },
  LoadingModal,
);

/** A working search field while DocSearch is loading. */
function LoadingModal({ query, onQuery, onClose, children }: React.PropsWithChildren<SearchModalProps>) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <div className="search-loading">
      <input
        ref={input}
        type="search"
        aria-label="Search docs"
        placeholder="Search docs"
        autoComplete="off"
        maxLength={MAX_QUERY_LENGTH}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
      {children}
      <button type="button" className="button button-quiet" onClick={onClose}>
        Close
      </button>
    </div>
  );
}

interface SearchDialogProps {
  initialQuery: string;
  /** Called after the dialog has closed and the focus has been restored. */
  onClosed: () => void;
}

/** The modal dialog around DocSearch. Passes on to it what the visitor has typed while it was loading. */
export function SearchDialog({ initialQuery, onClosed }: SearchDialogProps): React.ReactElement {
  useScrollbarSpace();
  const dialog = useDialog(onClosed);
  const { ref } = dialog;
  const [query, setQuery] = useState(initialQuery);
  const close = useCallback(() => ref.current?.close(), [ref]);
  const onKeyDown = (event: React.KeyboardEvent) => {
    const { key, keyCode, ctrlKey, metaKey, repeat } = event;
    const isShortcut = (ctrlKey || metaKey) && isLetterK(event);
    if (keyCode === OF_INPUT_METHOD || !(isShortcut || key === "Escape")) return;
    // On Escape DocSearch would clear its field, and the browser does not close a dialog if the key was handled.
    event.preventDefault();
    event.stopPropagation();
    if (!repeat) close();
  };

  return createPortal(
    <dialog {...dialog} className="search-dialog" aria-label="Search" onKeyDownCapture={onKeyDown}>
      <SearchModal
        query={query}
        // Typing replaces a query that was selected on the page, but continues one that started with a letter typed on
        // the button.
        isSelected={query === initialQuery && query.length > 1}
        onQuery={setQuery}
        onClose={close}
      />
    </dialog>,
    document.body,
  );
}

/** Prevents a layout shift when the scrollbar disappears, until DocSearch does the same. */
function useScrollbarSpace(): void {
  useLayoutEffect(() => {
    const { body, documentElement } = document;
    body.style.marginRight = `${window.innerWidth - documentElement.clientWidth}px`;
    return () => {
      body.style.marginRight = "";
    };
  }, []);
}

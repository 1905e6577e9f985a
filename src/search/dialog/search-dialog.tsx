import React, { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useDialog } from "../../browser/use-dialog";
import { loadedModal, loadModal } from "./load-modal";
import { LoadingModal } from "./loading-modal";

interface SearchDialogProps {
  initialQuery: string;
  /** Called after the dialog has closed and the focus has been restored. */
  onClosed: () => void;
}

/**
 * The modal dialog around DocSearch. While DocSearch is loading, it has its own field, whose text is passed on to
 * DocSearch.
 */
export function SearchDialog({ initialQuery, onClosed }: SearchDialogProps): React.ReactElement {
  useScrollbarSpace();
  const dialog = useDialog(onClosed);
  const { ref } = dialog;
  const [Modal, setModal] = useState(() => loadedModal());
  /** The number of retries to load DocSearch, and the last one that failed. */
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState<number>();
  const [query, setQuery] = useState(initialQuery);
  const close = useCallback(() => ref.current?.close(), [ref]);
  const onKeyDown = (event: React.KeyboardEvent) => {
    const { key, ctrlKey, metaKey, repeat, nativeEvent } = event;
    const isShortcut = (ctrlKey || metaKey) && key.toLowerCase() === "k";
    if (nativeEvent.isComposing || !(isShortcut || key === "Escape")) return;
    // On Escape DocSearch would clear its field, and the browser does not close a dialog if the key was handled.
    event.preventDefault();
    event.stopPropagation();
    if (!repeat) close();
  };

  useEffect(() => {
    loadModal().then(
      (loaded) => setModal(() => loaded),
      () => setFailedTry(tries),
    );
  }, [tries]);
  useEffect(() => {
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, [close]);

  return createPortal(
    <dialog {...dialog} className="search-dialog" aria-label="Search" onKeyDownCapture={onKeyDown}>
      {Modal ? (
        <Modal
          initialQuery={query}
          // Typing replaces a query that was selected on the page, but continues one that started with a letter typed
          // on the button.
          isSelected={query === initialQuery && query.length > 1}
          onClose={close}
        />
      ) : (
        <LoadingModal
          query={query}
          hasFailed={failedTry === tries}
          isAgain={tries > 0}
          onChange={setQuery}
          onRetry={() => setTries(tries + 1)}
          onClose={close}
        />
      )}
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

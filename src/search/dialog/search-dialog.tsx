import React, { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { loadedModal, loadModal } from "./load-modal";
import { LoadingModal } from "./loading-modal";

interface SearchDialogProps {
  initialQuery: string;
  /** Called after the dialog has closed and the focus is back where it was. */
  onClosed: () => void;
}

/** The modal dialog around DocSearch. While DocSearch is loading it has a field of its own, whose text DocSearch takes over. */
export function SearchDialog({ initialQuery, onClosed }: SearchDialogProps): React.ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const [Modal, setModal] = useState(() => loadedModal());
  /** How often loading DocSearch was tried again, and the last try that has failed. */
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState<number>();
  const [query, setQuery] = useState(initialQuery);
  const close = useCallback(() => dialog.current?.close(), []);
  const onKeyDown = (event: React.KeyboardEvent) => {
    const { key, ctrlKey, metaKey, repeat, nativeEvent } = event;
    const isShortcut = (ctrlKey || metaKey) && key.toLowerCase() === "k";
    if (nativeEvent.isComposing || !(isShortcut || key === "Escape")) return;
    // DocSearch would empty its field on Escape, and the browser keeps a dialog open whose key was handled.
    event.preventDefault();
    event.stopPropagation();
    if (!repeat) close();
  };

  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
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
    <dialog ref={dialog} className="search-dialog" aria-label="Search" onClose={onClosed} onKeyDownCapture={onKeyDown}>
      {Modal ? (
        <Modal
          initialQuery={query}
          // A query that was selected on the page is replaced by the first letter typed; a letter typed on the button is not.
          isSelected={query === initialQuery && query.length > 1}
          onClose={close}
        />
      ) : (
        <LoadingModal
          query={query}
          hasFailed={failedTry === tries}
          onChange={setQuery}
          onRetry={() => setTries(tries + 1)}
          onClose={close}
        />
      )}
    </dialog>,
    document.body,
  );
}

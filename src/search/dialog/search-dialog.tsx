import React, { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useDialog } from "../../browser/use-dialog";
import { loadedModal, loadModal } from "./load-modal";
import { LoadingModal } from "./loading-modal";

interface SearchDialogProps {
  initialQuery: string;
  /** Called after the dialog has closed and the focus is back where it was. */
  onClosed: () => void;
}

/** The modal dialog around DocSearch. While DocSearch is loading it has a field of its own, whose text DocSearch takes over. */
export function SearchDialog({ initialQuery, onClosed }: SearchDialogProps): React.ReactElement {
  useScrollbarSpace();
  const { ref, onClose } = useDialog(true, onClosed);
  const [Modal, setModal] = useState(() => loadedModal());
  /** How often loading DocSearch was tried again, and the last try that has failed. */
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState<number>();
  const [query, setQuery] = useState(initialQuery);
  const close = useCallback(() => ref.current?.close(), [ref]);
  const onKeyDown = (event: React.KeyboardEvent) => {
    const { key, ctrlKey, metaKey, repeat, nativeEvent } = event;
    const isShortcut = (ctrlKey || metaKey) && key.toLowerCase() === "k";
    if (nativeEvent.isComposing || !(isShortcut || key === "Escape")) return;
    // DocSearch would empty its field on Escape, and the browser keeps a dialog open whose key was handled.
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
    <dialog ref={ref} className="search-dialog" aria-label="Search" onClose={onClose} onKeyDownCapture={onKeyDown}>
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

/** Keeps the text of the page in its place when the scrollbar goes, before DocSearch is there to do the same. */
function useScrollbarSpace(): void {
  useLayoutEffect(() => {
    const { body, documentElement } = document;
    body.style.marginRight = `${window.innerWidth - documentElement.clientWidth}px`;
    return () => {
      body.style.marginRight = "";
    };
  }, []);
}

import React, { useCallback, useEffect, useRef, useState } from "react";
import { MAX_QUERY_LENGTH } from "../../browser/search-shortcuts";
import type { SearchModalProps } from "./modal/search-modal";

type Modal = React.ComponentType<SearchModalProps>;

/** The search with its style sheet. */
export const loadModal = (): Promise<Modal> => import("./modal/load").then(({ loadStyledModal }) => loadStyledModal());

interface SearchDialogProps {
  initialQuery: string;
  dialog: React.RefObject<HTMLDialogElement | null>;
  onClosed: () => void;
}

/**
 * The frame of the search. It is on every page and takes what is typed until the search itself has been loaded, which
 * then goes on with it; where that fails, it says so.
 */
export function SearchDialog({ initialQuery, dialog, onClosed }: SearchDialogProps): React.ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const [modal, setModal] = useState<{ Modal: Modal; typed: HTMLInputElement } | null>(null);
  const [failed, setFailed] = useState(false);

  const close = useCallback(() => dialog.current!.close(), [dialog]);
  const load = useCallback(() => {
    loadModal().then(
      (Modal) => input.current && setModal({ Modal, typed: input.current }),
      () => setFailed(true),
    );
  }, []);

  useEffect(() => {
    dialog.current!.showModal();
    input.current!.focus();
    // A single letter was typed on the button, and the next one goes on behind it; more was selected on the page.
    if (initialQuery.length > 1) input.current!.select();
    load();
  }, [dialog, load, initialQuery]);

  return (
    <dialog ref={dialog} className="DocSearch" aria-label="Search" closedby="any" onClose={onClosed}>
      {modal ? (
        <modal.Modal typed={modal.typed} onClose={close} />
      ) : (
        <div className="DocSearch-Modal">
          <div className="DocSearch-SearchBar">
            <input
              ref={input}
              type="search"
              className="DocSearch-Input"
              aria-label="Search docs"
              placeholder="Search docs"
              maxLength={MAX_QUERY_LENGTH}
              defaultValue={initialQuery}
            />
            {!failed && <span className="DocSearch-Spinner" />}
            <button type="button" className="DocSearch-Cancel" onClick={close}>
              Cancel
            </button>
          </div>
          {failed && (
            <p role="alert" className="DocSearch-LoadError">
              The search could not be loaded.{" "}
              <button
                type="button"
                onClick={() => {
                  setFailed(false);
                  load();
                  input.current!.focus();
                }}
              >
                Retry
              </button>
            </p>
          )}
        </div>
      )}
    </dialog>
  );
}

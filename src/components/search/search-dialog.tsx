import React, { useCallback, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { dismissDialog, dismissInstead } from "../../browser/dismiss-dialog";
import { MAX_QUERY_LENGTH } from "../../browser/search-shortcuts";
import { whenPainted } from "../../browser/when-painted";
import type { SearchModalProps } from "./modal/search-modal";

type Modal = React.ComponentType<SearchModalProps>;

/** The search with its style sheet. */
export const loadModal = (): Promise<Modal> => import("./modal/load").then(({ loadStyledModal }) => loadStyledModal());

interface SearchDialogProps {
  dialog: React.RefObject<HTMLDialogElement | null>;
  onClosed: () => void;
}

/**
 * The frame of the search. It waits closed in the page, so that opening it has nothing to render. With the focus in its
 * field it loads the search itself, which goes on with what has been typed; where that fails, it says so.
 */
export function SearchDialog({ dialog, onClosed }: SearchDialogProps): React.ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const [modal, setModal] = useState<{ Modal: Modal; typed: HTMLInputElement } | null>(null);
  const [failed, setFailed] = useState(false);

  const close = useCallback(() => dialog.current!.close(), [dialog]);
  const load = () => {
    if (!input.current) return;
    loadModal().then(
      (Modal) => input.current && setModal({ Modal, typed: input.current }),
      () => setFailed(true),
    );
  };

  return createPortal(
    <dialog
      ref={dialog}
      className="DocSearch"
      aria-label="Search"
      aria-modal
      closedby="any"
      onCancel={dismissInstead}
      onClose={onClosed}
    >
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
              onFocus={() => whenPainted(load)}
            />
            {!failed && <span className="DocSearch-Spinner" />}
            <button type="button" className="DocSearch-Cancel" onClick={() => dismissDialog(dialog.current!)}>
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
                  // The field may have the focus already, where a button is pressed without having it.
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
    </dialog>,
    document.body,
  );
}

import type { RefObject } from "react";
import { dismissDialog, isShown } from "./dismiss-dialog";

/** The most letters a query has. */
export const MAX_QUERY_LENGTH = 64;

interface SearchOpener {
  /** Opens the search with a query, or with what is selected on the page. */
  open: (query?: string) => void;
  dialog: RefObject<HTMLDialogElement | null>;
  /** Opens the search: typing on it begins a query. */
  button: RefObject<HTMLButtonElement | null>;
}

const isEditing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/** What is selected on the page, as far as a query can hold it. */
export const selectedText = (): string => String(getSelection() || "").slice(0, MAX_QUERY_LENGTH);

/**
 * Opens the search by Ctrl+K or Cmd+K anywhere, and by `/` where nothing is being written. Escape closes it at once,
 * where a search field by itself would be cleared first. Returns how to stop.
 */
export function startSearchShortcuts({ open, dialog, button }: SearchOpener): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isOpen = isShown(dialog.current);
    if (altKey || event.isComposing) return;
    if (ctrlKey || metaKey) {
      if (key.toLowerCase() !== "k" || event.shiftKey) return;
      // A key that is held down would open and close it.
      if (!event.repeat && isOpen) dismissDialog(dialog.current!);
      else if (!event.repeat) open();
    } else if (key === "Escape") {
      if (!isOpen) return;
      dismissDialog(dialog.current!);
    } else if (key === "/" && !isEditing(target)) open();
    else if (key.length === 1 && key !== " " && document.activeElement === button.current) open(key);
    else return;
    event.preventDefault();
  };
  window.addEventListener("keydown", onKeyDown);
  return () => window.removeEventListener("keydown", onKeyDown);
}

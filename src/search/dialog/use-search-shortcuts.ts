import { useEffect, type RefObject } from "react";
import { FLAG, storageSlot, useStored } from "../../browser/storage";
import { STORAGE_KEYS } from "../../shared/storage-keys";
import { MAX_QUERY_LENGTH } from "../engine";

/** What the visitor has chosen for the key `/`, on the search page. */
export const slashKey = storageSlot(STORAGE_KEYS.searchSlashKey, FLAG);

/** Whether `/` opens the search, as it does unless the visitor has turned it off. */
export const useSlashKey = (): boolean => useStored(slashKey) !== "false";

interface SearchShortcuts {
  isOpen: boolean;
  /** Opens the search with a query, which defaults to the selected text. */
  open: (query?: string) => void;
  /** The search button. Typing a letter on it starts a query. */
  button: RefObject<HTMLButtonElement | null>;
}

const isEditable = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type=checkbox]), select, textarea"));

/** Returns the selected text, truncated to the maximum length of a query. */
export const selectedText = (): string => String(getSelection() || "").slice(0, MAX_QUERY_LENGTH);

/** The code of keys that an input method takes. Safari sends the one that ends a composition with `isComposing` false. */
export const OF_INPUT_METHOD = 229;

/** Whether a key is K, or has its place on a layout without Latin letters: other letters come after `z`. */
export const isLetterK = ({ key, code }: { key: string; code: string }): boolean =>
  key.toLowerCase() === "k" || (code === "KeyK" && key > "z");

/**
 * Opens the search on Ctrl+K or Cmd+K anywhere, on `/` outside form fields unless the visitor has turned it off, and on
 * a letter or digit while the button has the focus. The open dialog handles its own keys.
 */
export function useSearchShortcuts({ isOpen, open, button }: SearchShortcuts): void {
  const hasSlash = useSlashKey();
  useEffect(() => {
    if (isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      // The target would be the host of a shadow root, such as that of a chat assistant, and not the field in it.
      const [target] = event.composedPath();
      if (altKey || event.isComposing || event.repeat) return;
      if (ctrlKey || metaKey) {
        if (!isLetterK(event) || shiftKey) return;
        open();
      } else if (hasSlash && key === "/" && !isEditable(target)) open();
      else if (/^[\p{L}\p{N}]$/u.test(key) && document.activeElement === button.current) open(key);
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isOpen, hasSlash, open, button]);
}

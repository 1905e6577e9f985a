/** The most letters a query has. */
export const MAX_QUERY_LENGTH = 64;

interface SearchOpener {
  /** Opens the search with a query, or closes it when it is open. */
  toggle(query: string): void;
  open(query: string): void;
  isOpen(): boolean;
  /** Whether the button that opens the search has focus: typing there begins a query. */
  buttonHasFocus(): boolean;
}

const isEditing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/** What is selected on the page, as far as a query can hold it. */
export const selectedText = (): string => String(getSelection() || "").slice(0, MAX_QUERY_LENGTH);

/**
 * Opens the search by Ctrl+K or Cmd+K anywhere, and by `/` where nothing is being written. Escape closes it at once,
 * where a search field by itself would be cleared first. Returns how to stop.
 */
export function startSearchShortcuts({ toggle, open, isOpen, buttonHasFocus }: SearchOpener): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const command = ctrlKey || metaKey;
    if (altKey || event.isComposing) return;
    if (command) {
      if (key.toLowerCase() !== "k" || event.shiftKey) return;
      toggle(selectedText());
    } else if (key === "Escape") {
      if (!isOpen()) return;
      toggle("");
    } else if (key === "/" && !isEditing(target)) open(selectedText());
    else if (key.length === 1 && key !== " " && buttonHasFocus()) open(key);
    else return;
    event.preventDefault();
  };
  window.addEventListener("keydown", onKeyDown);
  return () => window.removeEventListener("keydown", onKeyDown);
}

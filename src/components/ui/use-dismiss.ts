import { useEffect, type RefObject } from "react";

/**
 * Closes an open element when the reader presses or focuses anything outside it, or presses Escape, which moves the
 * focus to its first button.
 */
export function useDismiss(root: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeFromOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) close();
    };
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      close();
      root.current?.querySelector<HTMLElement>("summary, button")?.focus();
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("pointerdown", closeFromOutside, { signal });
    document.addEventListener("focusin", closeFromOutside, { signal });
    document.addEventListener("keydown", closeByEscape, { signal });
    return () => stop.abort();
  }, [root, isOpen, close]);
}

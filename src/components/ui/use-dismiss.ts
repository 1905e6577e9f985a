import { useEffect, type RefObject } from "react";

/**
 * While something is open, closes it when the reader presses or focuses something outside of it, and by Escape, which
 * gives the focus to its first button.
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
    document.addEventListener("pointerdown", closeFromOutside);
    document.addEventListener("focusin", closeFromOutside);
    document.addEventListener("keydown", closeByEscape);
    return () => {
      document.removeEventListener("pointerdown", closeFromOutside);
      document.removeEventListener("focusin", closeFromOutside);
      document.removeEventListener("keydown", closeByEscape);
    };
  }, [root, isOpen, close]);
}

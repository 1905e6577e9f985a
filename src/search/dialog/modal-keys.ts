import type { KeyboardEvent } from "react";
import { isModified } from "../../browser/links";
import { whenPainted } from "../../browser/scheduling";

/**
 * Handles keys before DocSearch does. Enter before the response opens the first hit once it has arrived; DocSearch
 * would open a hit of the previous query or ignore the key. Tab moves the focus as the browser does in a modal dialog;
 * DocSearch moves it between two elements only, one of which may be hidden.
 */
export function handleModalKey(event: KeyboardEvent<HTMLElement>, pending: Promise<void> | null): void {
  if (event.key === "Tab") event.stopPropagation();
  if (event.key !== "Enter" || !pending || isModified(event) || event.nativeEvent.isComposing) return;
  if (!(event.target instanceof HTMLInputElement)) return;
  const modal = event.currentTarget;
  event.preventDefault();
  event.stopPropagation();
  void pending.then(() =>
    whenPainted(() => modal.querySelector<HTMLElement>('[role="option"][aria-selected="true"] a')?.click()),
  );
}

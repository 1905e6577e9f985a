import type { KeyboardEvent } from "react";
import { isModified } from "../../browser/links";
import { whenPainted } from "../../browser/scheduling";

/**
 * Handles keys before DocSearch does. Enter before the response opens the first hit once it has arrived; DocSearch
 * would open a hit of the previous query or ignore the key. On Tab the browser moves the focus, as in any modal dialog;
 * DocSearch would move it between only two elements, and one of them may be hidden.
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

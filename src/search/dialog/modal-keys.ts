import type { KeyboardEvent } from "react";
import { whenPainted } from "../../browser/when-painted";
import { isModified } from "./open-hit";

/**
 * Handles, before DocSearch does, the keys that it handles wrongly. Enter before the answer opens the first hit once it is
 * there: DocSearch would open a hit of the query before, or drop the answer. Tab moves on as the browser does in a modal
 * dialog: DocSearch keeps the focus between two elements of which one may be hidden.
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

import type { SyntheticEvent } from "react";
import { whenPainted } from "./when-painted";

/** On a dialog that is about to be closed; style sheets hide it. */
const DISMISSED = "data-dismissed";

/** Whether a reader has a dialog before them: it is open, and not about to be closed. */
export const isShown = (dialog: HTMLDialogElement | null): boolean => !!dialog?.open && !dialog.hasAttribute(DISMISSED);

/**
 * Closes a dialog that a reader wants to be gone. It is out of sight with the next frame, and closed behind that: a page
 * that is no longer inert has all its styles reckoned anew. Where something else is to have the focus, as a page that a
 * link leads to, `close()` is for that.
 */
export function dismissDialog(dialog: HTMLDialogElement): void {
  if (!isShown(dialog)) return;
  dialog.setAttribute(DISMISSED, "");
  dialog.addEventListener("close", () => dialog.removeAttribute(DISMISSED), { once: true });
  // It may have been closed otherwise, and be open again.
  whenPainted(() => dialog.hasAttribute(DISMISSED) && dialog.close());
}

/** Closes at once what has been dismissed: to be called before another dialog remembers what has the focus. */
export function closeDismissed(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(`dialog[${DISMISSED}]`)) dialog.close();
}

/** To be called when the browser is about to close a dialog by itself, by Escape or the system's way back. */
export function dismissInstead(event: SyntheticEvent<HTMLDialogElement>): void {
  // What is not cancelable the browser does in any case.
  if (!event.cancelable || event.target !== event.currentTarget) return;
  event.preventDefault();
  dismissDialog(event.currentTarget);
}

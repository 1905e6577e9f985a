import type React from "react";

const FOCUSABLE = "a[href]:not([tabindex='-1']), button, input";

/** Keeps Tab within an element: after the last that can have focus comes the first. */
export function keepFocusWithin(event: React.KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab") return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.getClientRects().length > 0,
  );
  const [end, next] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (document.activeElement !== end) return;
  event.preventDefault();
  next?.focus();
}

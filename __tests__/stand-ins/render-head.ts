import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/**
 * Puts what a page's `Head` returns into the document's head, as the build does. The browser's React would render it
 * into a `<div>` and warn of the `<html>` by which it sets attributes.
 */
export function renderHead(head: ReactElement): void {
  document.head.innerHTML = renderToStaticMarkup(head);
}

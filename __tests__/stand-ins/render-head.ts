import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/**
 * Puts what a page's `Head` returns into the document's head, as the build does. The browser's React would render it
 * into a `<div>` and warn of the `<html>` by which it sets attributes.
 */
export function renderHead(head: ReactElement): void {
  document.head.innerHTML = renderToStaticMarkup(head);
}

/** The content of a `<meta>` in the document, by its name or property. */
export const metaContent = (name: string): string | null =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ?? null;

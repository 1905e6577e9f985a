import React from "react";

const SHEET = /\/static\/styles-([a-z]+)-[\da-f]+\.css$/;

/** The sheets of `src/node/webpack/split-styles.ts` that others build upon, the first of them first. */
const FIRST = ["frame", "text"];

function rankOf(component: React.ReactNode): number {
  if (!React.isValidElement<{ "data-href"?: string }>(component) || component.type !== "style") return -1;
  const sheet = SHEET.exec(component.props["data-href"] ?? "")?.[1];
  if (!sheet) return -1;
  const rank = FIRST.indexOf(sheet);
  return rank < 0 ? FIRST.length : rank;
}

/**
 * Puts the bundled style sheets of a page's head in the order in which they come when a visitor goes from page to page:
 * that of the frame first, then what a kind of page says differently. Gatsby has them the other way round.
 */
export function orderStyles(head: readonly React.ReactNode[]): React.ReactNode[] {
  const sheets = head.filter((component) => rankOf(component) >= 0).sort((a, b) => rankOf(a) - rankOf(b));
  return head.map((component) => (rankOf(component) >= 0 ? sheets.shift() : component));
}

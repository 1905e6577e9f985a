import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { visit } from "unist-util-visit";
import { readOwnNeeds, type OwnNeeds } from "./hosting/own-needs";
import { readPageContent, type PageContent } from "./page-content";

/** The parts of a page's HTML that the last steps of a build use. */
export interface ReadPage {
  content: PageContent;
  needs: OwnNeeds;
}

/**
 * Parses the HTML of a page once for all uses. Ignores the content of `<template>` elements.
 * @param prefix The path prefix of its addresses; empty at the root of a domain.
 */
export function readPage(html: string, prefix: string): ReadPage {
  const elements: Element[] = [];
  visit(fromHtml(html), "element", (element: Element) => {
    elements.push(element);
  });
  return { content: readPageContent(elements, prefix), needs: readOwnNeeds(elements) };
}

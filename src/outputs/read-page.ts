import { DomUtils, parseDocument } from "htmlparser2";
import { readOwnNeeds, type OwnNeeds } from "./hosting/own-needs";
import { readPageContent, type PageContent, type PageElement } from "./page-content";

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
  const elements = elementsIn(parseDocument(html).children);
  // A copy, because parts of a string keep the whole string in memory.
  return structuredClone({ content: readPageContent(elements, prefix), needs: readOwnNeeds(elements) });
}

/** Returns all elements in document order, in one shared list: a page has thousands. */
function elementsIn(nodes: Parameters<typeof DomUtils.isTag>[0][], found: PageElement[] = []): PageElement[] {
  for (const node of nodes) {
    if (!DomUtils.isTag(node) || node.name === "template") continue;
    found.push(node);
    elementsIn(node.children, found);
  }
  return found;
}

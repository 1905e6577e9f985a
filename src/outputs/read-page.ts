import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { visit } from "unist-util-visit";
import { readOwnNeeds, type OwnNeeds } from "./hosting/own-needs";
import { readPageContent, type PageContent } from "./page-content";

/** What the steps at the end of a build ask of a page. */
export interface ReadPage {
  content: PageContent;
  needs: OwnNeeds;
}

/**
 * Reads the HTML of a page once for all who ask. What is in a `<template>` is no part of the page.
 * @param prefix The path prefix of the addresses in it; empty at the root of a domain.
 */
export function readPage(html: string, prefix: string): ReadPage {
  const elements: Element[] = [];
  visit(fromHtml(html), "element", (element: Element) => {
    elements.push(element);
  });
  return { content: readPageContent(elements, prefix), needs: readOwnNeeds(elements) };
}

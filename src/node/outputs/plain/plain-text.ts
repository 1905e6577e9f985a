import type { Body } from "../../../shared/body";
import { plainTree } from "./plain-tree";
import { toFeedHtml } from "./to-feed-html";
import { toMarkdown } from "./to-markdown";

/** A text in forms that can be read elsewhere than on its page. */
export interface PlainText {
  /** For feed readers. */
  html: string;
  markdown: string;
}

export interface PlainJob {
  body: Body;
  /** The address of the page. */
  url: string;
}

/** Makes the plain forms of a compiled text. */
export function toPlainText({ body, url }: PlainJob): PlainText {
  const tree = plainTree(body, url);
  return { html: toFeedHtml(tree), markdown: toMarkdown(tree) };
}

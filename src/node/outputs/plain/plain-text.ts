import type { Body } from "../../../shared/body";
import { plainTree } from "./plain-tree";
import { toFeedHtml } from "./to-feed-html";
import { toMarkdown } from "./to-markdown";

/** A form of a text that can be read elsewhere than on its page; the HTML is for feed readers. */
export type PlainForm = "html" | "markdown";

export interface PlainJob {
  body: Body;
  /** The address of the page. */
  url: string;
  form: PlainForm;
}

/** Makes a plain form of a compiled text. */
export function toPlainText({ body, url, form }: PlainJob): string {
  const tree = plainTree(body, url);
  return form === "html" ? toFeedHtml(tree) : toMarkdown(tree);
}

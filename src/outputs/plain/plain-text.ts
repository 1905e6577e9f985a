import type { GatsbyCache } from "gatsby";
import type { Body } from "../../shared/body";
import { digestOf } from "../../shared/digest";
import { plainTree } from "./plain-tree";
import { toFeedHtml } from "./to-feed-html";
import { toMarkdown } from "./to-markdown";

export type TextCache = Pick<GatsbyCache, "get" | "set">;

interface PlainJob {
  body: Body;
  /** The address of the page. */
  url: string;
  /** A form that can be read elsewhere than on the page; the HTML is for feed readers. */
  form: "html" | "markdown";
}

/** A plain form of a compiled text, from the cache if it was converted before. */
export async function plainText(cache: TextCache, job: PlainJob): Promise<string> {
  const key = `plain ${digestOf(JSON.stringify(job))}`;
  const kept = (await cache.get(key)) as string | undefined;
  if (kept !== undefined) return kept;
  const tree = plainTree(job.body, job.url);
  const made = job.form === "html" ? toFeedHtml(tree) : toMarkdown(tree);
  await cache.set(key, made);
  return made;
}

import type { GatsbyCache } from "gatsby";
import type { Body } from "../../shared/body";
import { digestOf } from "../../shared/digest";
import { plainTree } from "./plain-tree";
import { toFeedHtml } from "./to-feed-html";
import { toMarkdown } from "./to-markdown";

export type TextCache = Pick<GatsbyCache, "get" | "set">;

interface PlainJob {
  body: Body;
  /** The URL of the page. */
  url: string;
  /** The HTML is for feed readers. */
  form: "html" | "markdown";
}

/** Converts a compiled text to a plain form. Results are cached. */
export async function plainText(cache: TextCache, job: PlainJob): Promise<string> {
  const key = `plain ${digestOf(JSON.stringify(job))}`;
  const kept = (await cache.get(key)) as string | undefined;
  if (kept !== undefined) return kept;
  const tree = plainTree(job.body, job.url);
  const made = job.form === "html" ? toFeedHtml(tree) : toMarkdown(tree);
  await cache.set(key, made);
  return made;
}

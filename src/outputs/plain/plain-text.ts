import type { GatsbyCache } from "gatsby";
import type { Body } from "../../shared/body";
import { contentCodeDigest } from "../../gatsby/code-digest";
import { digestOf } from "../../shared/digest";
import { plainTree } from "./plain-tree";
import { toFeedHtml } from "./to-feed-html";
import { toMarkdown } from "./to-markdown";

interface PlainJob {
  body: Body;
  /** The address of the page. */
  url: string;
  /** A form that can be read elsewhere than on the page; the HTML is for feed readers. */
  form: "html" | "markdown";
}

/** A plain form of a compiled text, kept from build to build. */
export async function plainText(cache: Pick<GatsbyCache, "get" | "set">, job: PlainJob): Promise<string> {
  const key = `plain ${digestOf(JSON.stringify([job, contentCodeDigest()]))}`;
  const kept = (await cache.get(key)) as string | undefined;
  if (kept !== undefined) return kept;
  const tree = plainTree(job.body, job.url);
  const made = job.form === "html" ? toFeedHtml(tree) : toMarkdown(tree);
  await cache.set(key, made);
  return made;
}

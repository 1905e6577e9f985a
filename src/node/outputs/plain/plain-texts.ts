import type { GatsbyCache } from "gatsby";
import { contentCodeDigest } from "../../code-digest";
import { digestOf } from "../../digest";
import { toPlainText, type PlainJob } from "./plain-text";

/** A plain form of a text, kept from build to build. */
export async function makePlainText(job: PlainJob, cache: Pick<GatsbyCache, "get" | "set">): Promise<string> {
  const key = `plain ${digestOf(JSON.stringify([job, contentCodeDigest()]))}`;
  const kept = (await cache.get(key)) as string | undefined;
  if (kept !== undefined) return kept;
  const made = toPlainText(job);
  await cache.set(key, made);
  return made;
}

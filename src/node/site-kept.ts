import { text } from "node:stream/consumers";
import { Socket } from "node:net";

/**
 * How Gatsby's process asks `scripts/build.ts`, which has set `SITE_KEPT_PIPE`, whether the site that was built before has
 * been copied aside.
 */
export const SITE_KEPT = {
  pipe: 3,
  question: "kept?",
  word: "kept",
};

/**
 * Resolves when the site that was built before may be changed. It is copied while Gatsby starts, which uses one core only.
 * Rejects when whoever copied it has ended before.
 */
export async function siteKept(): Promise<void> {
  if (process.env.SITE_KEPT_PIPE === undefined) return;
  const pipe = new Socket({ fd: SITE_KEPT.pipe });
  pipe.write(SITE_KEPT.question);
  const told = await text(pipe);
  if (told !== SITE_KEPT.word) throw new Error("What started the build has ended before the build could begin.");
}

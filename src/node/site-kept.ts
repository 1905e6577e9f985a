import { text } from "node:stream/consumers";
import { Socket } from "node:net";

/**
 * How `scripts/build.ts` tells Gatsby's process that the site which was built before has been copied aside. Who sets
 * `SITE_KEPT_PIPE` will do so.
 */
export const SITE_KEPT = {
  pipe: 3,
  word: "kept",
};

/**
 * Resolves when the site that was built before may be changed. It is copied while Gatsby starts, which uses one core only.
 * Rejects when whoever copied it has ended before.
 */
export async function siteKept(): Promise<void> {
  if (process.env.SITE_KEPT_PIPE === undefined) return;
  const told = await text(new Socket({ fd: SITE_KEPT.pipe, readable: true }));
  if (told !== SITE_KEPT.word) throw new Error("What started the build has ended before the build could begin.");
}

import fs from "node:fs";
import path from "node:path";
import type { Reporter } from "gatsby";
import { filesBelow } from "../shared/files";

interface Tools {
  reporter: Pick<Reporter, "warn" | "panicOnBuild">;
}

/** A file that exists while a build writes, and after one that did not finish. It is deleted with `public/`. */
const MARK = path.join("public", ".unfinished-build");

/**
 * Deletes what an unfinished build left, so that this one begins anew. Gatsby keeps the content that it has read, but not
 * which pages it has yet to write: they would stay as they were. If `public/` is missing, Gatsby empties its cache.
 */
export function discardUnfinishedBuild({ reporter }: Tools): void {
  if (!fs.existsSync(MARK)) return;
  reporter.warn("The last build did not finish, so this one begins anew.");
  fs.rmSync("public", { recursive: true });
}

/** Marks the build as unfinished until `endBuild`. */
export function beginBuild(): void {
  fs.mkdirSync("public", { recursive: true });
  fs.writeFileSync(MARK, "");
}

/** Ends a build. Stops it if a page's data is empty, as a full disk leaves it. */
export function endBuild({ reporter }: Tools): void {
  const empty = filesBelow(path.join("public", "page-data")).find(
    (file) => path.basename(file) === "page-data.json" && fs.statSync(file).size === 0,
  );
  if (empty === undefined) return fs.rmSync(MARK, { force: true });
  reporter.panicOnBuild(`${empty} is empty: the disk may be full. Make space, then run "npm run build" again.`);
}

/** Throws if the working directory has no built site, or its last build did not finish. */
export function requireBuild(): void {
  const isBuilt = fs.existsSync(path.join("public", "index.html"));
  if (isBuilt && !fs.existsSync(MARK)) return;
  const reason = isBuilt
    ? "The last build did not finish, so public/ is incomplete."
    : "There is no built site: public/ has no index.html.";
  throw new Error(`${reason} Run "npm run build" first.`);
}

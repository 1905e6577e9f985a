import fs from "node:fs";
import path from "node:path";
import type { Reporter } from "gatsby";
import { filesBelow } from "../shared/files";

interface Tools {
  reporter: Pick<Reporter, "warn" | "panic" | "panicOnBuild">;
}

/** A file that exists while a build writes, and after one that did not finish. It is deleted with `public/`. */
const MARK = path.join("public", ".unfinished-build");

const PAGE_DATA = path.join("public", "page-data");

const DISCARDED = path.join(".cache", "unfinished-public");

/**
 * Deletes what an unfinished build left. Gatsby keeps the content that it has read, but not which pages it has yet to
 * write: they would stay as they were. If `public/` is missing, Gatsby empties its cache.
 */
export function discardUnfinishedBuild({ reporter }: Tools): void {
  if (!fs.existsSync(MARK)) return;
  reporter.warn("The last build did not finish: public/ is deleted, and everything is made again.");
  try {
    fs.mkdirSync(".cache", { recursive: true });
    fs.rmSync(DISCARDED, { recursive: true, force: true });
    // Moved first, because half of the folder without the mark would count as a finished build.
    fs.renameSync("public", DISCARDED);
    fs.rmSync(DISCARDED, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    reporter.panic(`public/ cannot be deleted (${code}). Delete .cache and all files in public/, then build again.`);
  }
}

/** Marks the build as unfinished until `endBuild`. */
export function beginBuild(): void {
  fs.mkdirSync("public", { recursive: true });
  fs.writeFileSync(MARK, "");
}

/** Ends a build. Stops it if a page's data is empty, as a full disk leaves it, or all is missing. */
export function endBuild({ reporter }: Tools): void {
  const pages = filesBelow(PAGE_DATA).filter((file) => path.basename(file) === "page-data.json");
  const empty = pages.length > 0 ? pages.find((file) => fs.statSync(file).size === 0) : PAGE_DATA;
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

import fs from "node:fs";
import path from "node:path";
import type { Reporter } from "gatsby";
import { filesBelow } from "../shared/files";

interface Tools {
  reporter: Pick<Reporter, "warn" | "panicOnBuild">;
}

/** A file that exists while a build writes, and after one that did not finish. It is deleted with `public/`. */
const MARK = path.join("public", ".unfinished-build");

const REMEDY = 'Run "npx gatsby clean", then "npm run build".';

/** Marks the build as unfinished until `endBuild`. Warns if the last one did not finish. */
export function beginBuild({ reporter }: Tools): void {
  if (fs.existsSync(MARK)) reporter.warn(`The last build did not finish. If this one fails too: ${REMEDY}`);
  fs.mkdirSync("public", { recursive: true });
  fs.writeFileSync(MARK, "");
}

/**
 * Ends a build. Stops it if a page's data is empty: a build that fails on a full disk leaves such files, and Gatsby does
 * not write them again.
 */
export function endBuild({ reporter }: Tools): void {
  const empty = filesBelow(path.join("public", "page-data")).find(
    (file) => path.basename(file) === "page-data.json" && fs.statSync(file).size === 0,
  );
  if (empty === undefined) return fs.rmSync(MARK, { force: true });
  reporter.panicOnBuild(`${empty} is empty, because an earlier build did not finish. ${REMEDY}`);
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

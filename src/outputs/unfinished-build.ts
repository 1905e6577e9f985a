import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Reporter } from "gatsby";
import { filesBelow, isFile } from "../shared/files";

interface Tools {
  reporter: Pick<Reporter, "warn" | "panic" | "panicOnBuild">;
}

/** A file that exists while a build writes, and after one that did not finish. It is deleted with `public/`. */
const MARK = path.join("public", ".unfinished-build");

/** The same for the development server. Both name the process that writes. */
const DEVELOP_MARK = path.join("public", ".develop");

const PAGE_DATA = path.join("public", "page-data");

const DISCARDED = path.join(".cache", "unfinished-public");

/**
 * Deletes what an unfinished build left. Gatsby keeps the content that it has read, but not which pages it has yet to
 * write: they would stay as they were. If `public/` is missing, Gatsby empties its cache.
 */
export function discardUnfinishedBuild({ reporter }: Tools): void {
  const mark = [MARK, DEVELOP_MARK].find(isOfAnother);
  if (mark !== undefined) {
    const [pid] = readMark(mark);
    const message = `Another "npm run build" or "npm run develop" writes into this folder: process ${pid}.`;
    return reporter.panic(`${message} Wait for its end, or stop it. If that is another program, delete ${mark}.`);
  }
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

/** Returns the process that a mark names, and its computer. */
function readMark(mark: string): [pid: number, host: string | undefined] {
  const [pid, host] = isFile(mark) ? fs.readFileSync(mark, "utf8").split(" ") : [];
  return [Number(pid), host];
}

/** Whether the process that a mark names is another one and still runs. */
function isOfAnother(mark: string): boolean {
  const [pid, host] = readMark(mark);
  if (!(pid > 0) || pid === process.pid || host !== os.hostname()) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Marks `public/` as being written: by the development server, or by a build, which is unfinished until `endBuild`. */
export function beginWriting({ reporter }: Tools, isBuild: boolean): void {
  try {
    fs.mkdirSync("public", { recursive: true });
    fs.rmSync(DEVELOP_MARK, { force: true });
    fs.writeFileSync(isBuild ? MARK : DEVELOP_MARK, `${process.pid} ${os.hostname()}`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    reporter.panic(`public/ cannot be written (${code}). Expected a folder that you may write to, or none.`);
  }
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

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Reporter } from "gatsby";
import { digestOf } from "../shared/digest";
import { filesBelow, isFile } from "../shared/files";
import { FEED_PATH } from "../shared/paths";

interface Tools {
  reporter: Pick<Reporter, "warn" | "panic" | "panicOnBuild">;
}

/** A file that exists while a build writes, and after one that did not finish. It is deleted with `public/`. */
const MARK = path.join("public", ".unfinished-build");

/** A file from the start of a development server until the next build. Both files name the process that writes. */
const DEVELOP_MARK = path.join("public", ".develop");

/** A file from the first build or development server until Gatsby empties its cache. Names the build in `public/`. */
const CACHE_MARK = path.join(".cache", "has-written");

const PAGE_DATA = path.join("public", "page-data");

/** Each build writes its time into this file. */
const FEED = path.join("public", FEED_PATH);

const DISCARDED = path.join(".cache", "unfinished-public");

/**
 * Deletes what an unfinished build left. Gatsby keeps the content that it has read, but not which pages it has yet to
 * write: they would stay as they were, or be missing from a folder that was emptied or comes from another build. In a
 * repository that was moved or copied, it does not find the queries of components. If `public/` is missing, Gatsby empties
 * its cache.
 */
export function discardUnfinishedBuild({ reporter }: Tools): void {
  if (refuseSecond(reporter)) return;
  const isUnfinished = fs.existsSync(MARK);
  const isComplete = () => fs.existsSync(PAGE_DATA) && fs.readFileSync(CACHE_MARK, "utf8") === buildInPublic();
  const isOther = fs.existsSync("public") && fs.existsSync(CACHE_MARK) && !isComplete();
  if (!isUnfinished && !isOther) return;
  const reason = isUnfinished
    ? "The last build did not finish"
    : "public/ is not as the last build left it, or has moved";
  reporter.warn(`${reason}: public/ is deleted, and everything is made again.`);
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

/** Identifies the last build that has written to `public/`, and the path of the repository. */
const buildInPublic = (): string => digestOf(path.resolve() + (isFile(FEED) ? fs.readFileSync(FEED, "utf8") : ""));

/** Stops this process if another build or development server is writing to `public/`. */
function refuseSecond(reporter: Tools["reporter"]): boolean {
  const pid = [MARK, DEVELOP_MARK].map(writerOf).find((each) => each !== undefined);
  if (pid === undefined) return false;
  const message = `Another "npm run build" or "npm run develop" is writing to this folder: process ${pid}.`;
  reporter.panic(`${message} Wait until it ends, or stop it. If process ${pid} is another program, delete public/.`);
  return true;
}

/** Returns the process that a mark names, if it is another one and still runs. */
function writerOf(mark: string): number | undefined {
  const [pid, host] = isFile(mark) ? fs.readFileSync(mark, "utf8").split(" ") : [];
  if (!(Number(pid) > 0) || Number(pid) === process.pid || host !== os.hostname()) return undefined;
  try {
    process.kill(Number(pid), 0);
    return Number(pid);
  } catch {
    return undefined;
  }
}

/**
 * Marks `public/` as being written: by the development server, or by a build, which is unfinished until `endBuild`. If
 * Gatsby has emptied its cache, deletes what earlier builds wrote, except pictures and linked files: it is no longer known
 * which of these files belong to deleted texts.
 */
export function beginWriting({ reporter }: Tools, isBuild: boolean): void {
  // Another one may have begun while the content was checked.
  if (refuseSecond(reporter)) return;
  try {
    fs.mkdirSync("public", { recursive: true });
    fs.rmSync(DEVELOP_MARK, { force: true });
    fs.writeFileSync(isBuild ? MARK : DEVELOP_MARK, `${process.pid} ${os.hostname()}`);
    if (!fs.existsSync(CACHE_MARK) && fs.existsSync(PAGE_DATA)) {
      // The development server has copied `static/` by now.
      const copied = !isBuild && fs.existsSync("static") ? fs.readdirSync("static") : [];
      const kept = ["static", ...[MARK, DEVELOP_MARK].map((mark) => path.basename(mark)), ...copied];
      for (const name of fs.readdirSync("public").filter((each) => !kept.includes(each)))
        fs.rmSync(path.join("public", name), { recursive: true });
    }
    fs.mkdirSync(".cache", { recursive: true });
    if (!fs.existsSync(CACHE_MARK)) fs.writeFileSync(CACHE_MARK, buildInPublic());
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    reporter.panic(`public/ cannot be written (${code}). Expected a folder that you may write to, or none.`);
  }
}

/** Ends a build. Stops it if a page's data is empty, as a full disk leaves it, or all is missing. */
export function endBuild({ reporter }: Tools): void {
  const pages = filesBelow(PAGE_DATA).filter((file) => path.basename(file) === "page-data.json");
  const empty = pages.length > 0 ? pages.find((file) => fs.statSync(file).size === 0) : PAGE_DATA;
  if (empty === undefined) {
    fs.writeFileSync(CACHE_MARK, buildInPublic());
    return fs.rmSync(MARK, { force: true });
  }
  reporter.panicOnBuild(`${empty} is empty: the disk may be full. Make space, then run "npm run build" again.`);
}

/** Throws if the working directory has no built site, its last build did not finish, or development followed it. */
export function requireBuild(): void {
  const reason = !fs.existsSync(path.join("public", "index.html"))
    ? "There is no built site: public/ has no index.html."
    : fs.existsSync(MARK)
      ? "The last build did not finish, so public/ is incomplete."
      : fs.existsSync(DEVELOP_MARK)
        ? "The development server has written its data to public/ since the last build."
        : undefined;
  if (reason) throw new Error(`${reason} Run "npm run build" first.`);
}

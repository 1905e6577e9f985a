/**
 * The production build: `public/` is replaced only by one that comes to its end. A build that fails, at whatever step,
 * leaves the site that was there; one that is killed does too, when the next command sees what it left.
 */
import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Duplex } from "node:stream";
import { SITE_KEPT } from "../src/node/site-kept";
import {
  dropLastGood,
  expectChange,
  findBuilder,
  joinBuild,
  keepNotes,
  keepSite,
  NOTES_OF_SITE,
  restoreLastGood,
} from "./last-good";

const HAS_FEW_CORES = os.availableParallelism() <= 2;
/** With one core to use Gatsby runs queries itself; on two it would start one other process for them, and wait for it. */
const CORES_ENV = HAS_FEW_CORES ? { GATSBY_CPU_COUNT: "1" } : {};
/** Gatsby's own log moves the cursor about, even in a file or a pipe. */
const LOG_ENV = process.stdout.isTTY ? {} : { GATSBY_LOGGER: "yurnalist" };
/** Gatsby would ask the network for what it may install to adapt the site to a host, and run the answer. */
const HOST_ENV = { GATSBY_ADAPTERS_MANIFEST: "module.exports = [];" };
/** What esbuild and native code have done with goes back to the system at once, 60 MB, and not when it is asked for. */
const MEMORY_ENV = { GOMEMLIMIT: "100MiB", MALLOC_TRIM_THRESHOLD_: "1048576" };
const env: NodeJS.ProcessEnv = { ...CORES_ENV, ...LOG_ENV, ...HOST_ENV, ...MEMORY_ENV, ...process.env };
/** Node compiles and collects garbage on four threads, which on two cores take the time of what they do it for. */
const THREAD_FLAGS = HAS_FEW_CORES ? ["--v8-pool-size=1"] : [];
const PROCESS_FLAGS = env.GATSBY_CPU_COUNT === "1" ? ["--require", path.resolve("scripts/one-process.cjs")] : [];
/**
 * A build that has 300 MB of data in any case need not look for garbage before; left to itself, the heap would grow to
 * twice that before the next look.
 */
const HEAP_FLAGS = ["--initial-heap-size=300", "--heap-growing-percent=45"];
/**
 * Node 20 optimizes what has run for a moment, and of a build that takes seconds most of that is not run again: a tenth
 * of its work. Later versions of Node have a cheaper step in between, and no such flag.
 */
const COMPILER_FLAGS = process.versions.node.startsWith("20.") ? ["--interrupt-budget=1000000"] : [];
const LOAD_FLAGS = ["find-once", "load-late"].flatMap((name) => ["--require", path.resolve(`scripts/${name}.cjs`)]);
/** `release-compilation.ts` frees memory when it knows that there is much to free. */
const NODE_FLAGS = ["--expose-gc", ...HEAP_FLAGS, ...COMPILER_FLAGS, ...THREAD_FLAGS, ...LOAD_FLAGS, ...PROCESS_FLAGS];

/** What there is of a site that was built before. Where some of it is missing, Gatsby changes the rest at once. */
const BUILT = [".cache/redux", ".cache/caches-lmdb", "public"];

/**
 * Without its cache Gatsby does not know what it once wrote, and leaves all but HTML: data of pages that are gone, their
 * feeds, the sitemap of a site that is not to be listed. Only what is named by its content may stay. Nor may its notes of
 * a site that is not there.
 */
function dropForgotten(site: string): void {
  for (const name of NOTES_OF_SITE) fs.rmSync(path.join(site, name), { recursive: true, force: true });
  const folder = path.join(site, "public");
  if (!fs.existsSync(folder)) return;
  const names = fs.readdirSync(folder).filter((name) => name !== "static");
  for (const name of names) fs.rmSync(path.join(folder, name), { recursive: true });
}

const root = process.cwd();
const builder = findBuilder(root);
if (builder !== undefined) {
  console.error(
    `A build is running here already (process ${builder}). Wait for its end. If it is none, delete .last-good/note.json.`,
  );
  process.exit(1);
}
if (restoreLastGood(root)) console.log("The last build was broken off. Going on from the one before it.");
await import(pathToFileURL(path.resolve("scripts/drop-stale-cache.mjs")).href);
keepNotes(root, [process.pid]);
const isBuilt = BUILT.every((name) => fs.existsSync(path.join(root, name)));
const kept = keepSite(root);
if (!isBuilt) {
  expectChange(root, await kept);
  dropForgotten(root);
}

const gatsby = path.resolve("node_modules/gatsby/cli.js");
const child = spawn(process.execPath, [...NODE_FLAGS, gatsby, "build", "--prefix-paths", ...process.argv.slice(2)], {
  stdio: ["inherit", "inherit", "inherit", "pipe"],
  env: { ...env, SITE_KEPT_PIPE: String(SITE_KEPT.pipe) },
});
joinBuild(root, child.pid!);
const pipe = child.stdio[SITE_KEPT.pipe] as Duplex;
// A Gatsby that ends before it is told has said why.
pipe.on("error", () => undefined);
const asked = new Promise((resolve) => pipe.once("data", resolve));
const tell = ([wasThere]: [boolean, unknown]) => {
  expectChange(root, wasThere);
  pipe.end(SITE_KEPT.word);
};
const stop = (error: Error) => {
  console.error(`The site that is there cannot be kept while another one is built: ${error.message}`);
  child.kill();
};
Promise.all([kept, asked]).then(tell).catch(stop);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => child.kill(signal));
const bringBack = () => {
  try {
    if (restoreLastGood(root)) console.error("public/ is as it was before.");
  } catch (error) {
    console.error(`public/ could not be brought back: ${(error as Error).message}
.last-good/ still has the whole copy. Mend that, then build again or serve: that brings it back.`);
  }
};
child.on("close", async (code) => {
  await kept.catch(() => undefined);
  if (code === 0) dropLastGood(root);
  else bringBack();
  process.exitCode = code ?? 1;
});

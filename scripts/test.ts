import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";
import { buildWithServices } from "../__tests__/e2e/third-parties/site-with-services";
import { contentDir } from "../src/content/folder";
import { copySite, keptFolder } from "./bench/site-copy";
import { readArguments, runNpm, startNpm } from "./command";
import { findSample, MOVED_SAMPLE } from "./new-site";
import { ensureBrowser, ensureJava } from "./system-programs";

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Runs Jest projects for the site in the working directory, with the output on the console. Resolves to the exit code. */
function runJest(projects: string[], args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const words = [path.resolve("node_modules/jest/bin/jest.js"), "--selectProjects", ...projects, ...args];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, words, { stdio: "inherit", env: { ...process.env, ...env } });
    child.on("error", () => resolve(1));
    child.on("close", (code) => resolve(code ?? 1));
  });
}

interface CheckOptions {
  env?: NodeJS.ProcessEnv;
  /** The output is printed after this has ended. */
  before?: Promise<unknown>;
}

/** Runs an npm script that counts as one test. Prints its output at the end, because scripts run in parallel. */
function check(name: string, script: string, { env, before }: CheckOptions = {}): Promise<Counts> {
  return new Promise((resolve) => {
    let output = "";
    const child = startNpm(["npm", "run", "--silent", script], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
    const end = async (failed: number) => {
      await before?.catch(() => undefined);
      heading(name);
      process.stdout.write(output);
      resolve({ passed: 1 - failed, failed, skipped: 0 });
    };
    child.on("error", () => void end(1));
    child.on("close", (code) => void end(code === 0 ? 0 : 1));
  });
}

const CORES = os.availableParallelism();
const WORKERS = [`--maxWorkers=${CORES}`];
/** A test in a browser spends much of its time waiting. */
const WORKERS_FOR_BROWSERS = [`--maxWorkers=${CORES + 2}`];

/** Runs Jest projects and counts their tests. A run that stops early counts as one failure. */
async function jest(name: string, projects: string[], args: string[], env: NodeJS.ProcessEnv = {}): Promise<Counts> {
  heading(name);
  const report = path.join(os.tmpdir(), `jest-${process.pid}-${projects.join("-")}.json`);
  const code = await runJest(projects, ["--json", `--outputFile=${report}`, ...args], env);
  if (!fs.existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const results = JSON.parse(fs.readFileSync(report, "utf8"));
  fs.rmSync(report);
  const broken = results.numRuntimeErrorTestSuites + (code !== 0 && results.numFailedTests === 0 ? 1 : 0);
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + broken,
    skipped: results.numPendingTests + results.numTodoTests,
  };
}

function heading(name: string): void {
  console.log(`\n── ${name} ${"─".repeat(Math.max(0, 70 - name.length))}`);
}

const GENERATED_TYPES = "src/gatsby-types.d.ts";

const verdict = (isRight: boolean): Counts => ({ passed: isRight ? 1 : 0, failed: isRight ? 0 : 1, skipped: 0 });

/**
 * Builds the site, and checks that the committed types of the GraphQL queries match the generated ones.
 * @param before Tests that run at the same time, because a build often leaves processors idle. The output of the build
 * comes after theirs.
 */
async function build(name: string, before: Promise<unknown>): Promise<Counts[]> {
  const committed = fs.readFileSync(GENERATED_TYPES, "utf8");
  const env = { CHECK_EXAMPLE_QUERIES: "1", GENERATE_TYPES: "1" };
  const built = await check(name, "build", { env, before });
  const isCurrent = fs.readFileSync(GENERATED_TYPES, "utf8") === committed;
  if (!isCurrent) console.error("src/gatsby-types.d.ts was out of date. The build has written it again: commit it.");
  return [built, verdict(isCurrent)];
}

/** Builds the site with every third party enabled, once for all browser tests that need it. */
async function buildForThirdParties(before: Promise<unknown>): Promise<Counts> {
  try {
    await buildWithServices();
    return verdict(true);
  } catch (error) {
    await before;
    heading("Production build with every third party");
    console.error((error as Error).message);
    return verdict(false);
  }
}

/** The variables of `.env` that apply to tests: they say where something is. Tests set the others if they need them. */
const PATH_VARIABLES = ["SITE_CONTENT_DIR", "CHROME_PATH", "JAVA_PATH", "FIREFOX_PATH", "WEBKIT_DRIVER_PATH"];

/** Empties all other variables of `.env` for this process and its children. An empty variable counts as absent. */
function forgetSettings(): void {
  const settings = fs.existsSync(".env") ? parseEnv(fs.readFileSync(".env", "utf8")) : {};
  for (const [name, value] of Object.entries(settings))
    process.env[name] ??= PATH_VARIABLES.includes(name) ? value : "";
}

/** Whether the site shows the sample content, as it does until somebody makes the site theirs. */
const isSampleSite = (sample: string): boolean => path.resolve(sample) === contentDir();

/**
 * Changes to a copy of this repository with the sample content, if the site shows somebody's own. Most tests of the
 * build and of pages name pages of the sample.
 */
function enterSampleSite(sample: string): void {
  if (isSampleSite(sample)) return;
  const copy = keptFolder("site-with-sample-content");
  copySite(copy);
  fs.rmSync(path.join(copy, MOVED_SAMPLE), { recursive: true, force: true });
  fs.cpSync(sample, path.join(copy, "content"), { recursive: true });
  process.env.SITE_CONTENT_DIR = "";
  process.chdir(copy);
  console.log(`\nThe next tests are about the sample content, in ${copy}.`);
}

/** Runs the tests of the owner's site that hold for any content. */
async function testOwnSite(unitTests: Promise<Counts>, env: NodeJS.ProcessEnv): Promise<Counts[]> {
  const built = await build("Production build of your content", unitTests);
  return [...built, await jest("Your site", ["site"], WORKERS_FOR_BROWSERS, env)];
}

/** Runs the tests that know the sample content. */
async function testSampleSite(unitTests: Promise<Counts>, env: NodeJS.ProcessEnv): Promise<Counts[]> {
  console.log(
    "\nThe site is built twice, once with every third party. The output of a build is printed when it has ended.",
  );
  const [site, withServices] = await Promise.all([
    build("Production build", unitTests),
    buildForThirdParties(unitTests),
    unitTests,
  ]);
  return [...site, withServices, await jest("Built site", ["build", "site", "e2e"], WORKERS_FOR_BROWSERS, env)];
}

const PICTURES = "__tests__/e2e/appearance";

/** Compares the site with its reference screenshots, or replaces them. */
async function comparePictures(update: boolean): Promise<void> {
  const home = process.cwd();
  await enterBuiltSample();
  const env = { CHROME_PATH: ensureBrowser(), UPDATE_PICTURES: update ? "1" : "" };
  process.exitCode = await runJest(["pictures"], ["--runInBand"], env);
  if (update && home !== process.cwd()) fs.cpSync(PICTURES, path.join(home, PICTURES), { recursive: true });
}

/** Runs the tour of the site in Firefox and WebKit. */
async function tourBrowsers(): Promise<void> {
  await enterBuiltSample();
  process.exitCode = await runJest(["browsers"], ["--runInBand"]);
}

/** Changes to the site with the sample content. Builds it if it is a copy; otherwise `public/` is used as it is. */
async function enterBuiltSample(): Promise<void> {
  const home = process.cwd();
  const sample = findSample(home);
  if (!sample) throw new Error(`These tests are about the sample content. Put it into ${MOVED_SAMPLE}.`);
  enterSampleSite(sample);
  if (process.cwd() === home) return;
  const code = await runNpm(["npm", "run", "--silent", "build"]);
  if (code !== 0) throw new Error("The site with the sample content could not be built.");
}

const USAGE = `Usage: npm test                             (one file of tests: npx jest PATH)
       npm run test:pictures [-- --update]  (--update: replace the pictures)
       npm run test:browsers`;

async function main(args: string[]): Promise<void> {
  const { words, asksForHelp, options } = readArguments(args, USAGE, ["--update"]);
  if (asksForHelp) return console.log(USAGE);
  const [part] = words;
  const isKnown = part === undefined || part === "pictures" || part === "browsers";
  if (!isKnown || words.length > 1 || (options.length > 0 && part !== "pictures")) throw new Error(USAGE);
  forgetSettings();
  process.env.GATSBY_TELEMETRY_DISABLED = "1";
  if (part === "pictures") return comparePictures(options.includes("--update"));
  if (part === "browsers") return tourBrowsers();
  ensureBrowser();
  const env = { JAVA_PATH: ensureJava() };
  const results = await Promise.all([
    check("Lint and format", "lint"),
    check("Types", "types"),
    check("Content", "check"),
  ]);
  const unitTests = jest("Unit tests", ["unit", "components", "content"], WORKERS);
  const sample = findSample(process.cwd());
  if (!sample || !isSampleSite(sample)) results.push(...(await testOwnSite(unitTests, env)));
  if (sample) {
    enterSampleSite(sample);
    results.push(...(await testSampleSite(unitTests, env)));
  } else {
    console.log(`\nThe sample content is not in ${MOVED_SAMPLE}: the tests that are about it were left out.`);
    results.push({ passed: 0, failed: 0, skipped: 1 });
  }
  results.push(await unitTests);
  const total = (key: keyof Counts) => results.reduce((sum, counts) => sum + counts[key], 0);
  process.exitCode = total("failed") > 0 ? 1 : 0;
  console.log(`\n${total("passed")} passed, ${total("failed")} failed, ${total("skipped")} skipped`);
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  console.log("\n0 passed, 1 failed, 0 skipped");
  process.exitCode = 1;
});

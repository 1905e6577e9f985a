import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { buildWithServices } from "../__tests__/e2e/site-with-services";
import { ensureBrowser, ensureJava } from "./system-programs";

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const bin = (name: string): string => path.resolve("node_modules/.bin", name);

/** Runs a command with its output on the console. Resolves to its exit code. */
function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
    child.on("error", () => resolve(1));
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/** Runs a check that counts as one test. Prints its output at the end, because checks run in parallel. */
function check(name: string, command: string, args: string[]): Promise<Counts> {
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    const end = (failed: number) => {
      heading(name);
      process.stdout.write(output);
      resolve({ passed: 1 - failed, failed, skipped: 0 });
    };
    child.on("error", () => end(1));
    child.on("close", (code) => end(code === 0 ? 0 : 1));
  });
}

/** Runs Jest projects and counts their tests. A run that stops early counts as one failure. */
async function jest(name: string, projects: string[], args: string[], env: NodeJS.ProcessEnv = {}): Promise<Counts> {
  heading(name);
  const report = path.join(os.tmpdir(), `jest-${process.pid}-${projects.join("-")}.json`);
  const options = ["--selectProjects", ...projects, "--json", `--outputFile=${report}`, ...args];
  const code = await run(bin("jest"), options, env);
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

const GENERATED_TYPES = path.resolve("src/gatsby-types.d.ts");

const verdict = (isRight: boolean): Counts => ({ passed: isRight ? 1 : 0, failed: isRight ? 0 : 1, skipped: 0 });

/** Builds the site and checks that the committed types of the GraphQL queries match the generated ones. */
async function build(): Promise<Counts[]> {
  heading("Production build");
  const committed = fs.readFileSync(GENERATED_TYPES, "utf8");
  const env = { CHECK_EXAMPLE_QUERIES: "1", GENERATE_TYPES: "1" };
  const code = await run("npm", ["run", "--silent", "build"], env);
  const isCurrent = fs.readFileSync(GENERATED_TYPES, "utf8") === committed;
  if (!isCurrent) console.error("src/gatsby-types.d.ts was out of date. The build has written it again: commit it.");
  return [verdict(code === 0), verdict(isCurrent)];
}

/** Builds the site with every third party enabled, once for all browser tests that need it. */
async function buildForThirdParties(): Promise<Counts> {
  heading("Production build with every third party");
  return buildWithServices().then(
    () => verdict(true),
    (error: Error) => {
      console.error(error.message);
      return verdict(false);
    },
  );
}

/** Compares the built site with its reference screenshots, or replaces them. */
async function comparePictures(update: boolean): Promise<void> {
  const env = { CHROME_PATH: ensureBrowser(), UPDATE_PICTURES: update ? "1" : "" };
  process.exitCode = await run(bin("jest"), ["--selectProjects", "pictures", "--runInBand"], env);
}

/** Runs the tour of the built site in Firefox and WebKit. */
async function tourBrowsers(): Promise<void> {
  process.exitCode = await run(bin("jest"), ["--selectProjects", "browsers", "--runInBand"]);
}

async function main([part, ...options]: string[]): Promise<void> {
  if (part === "pictures") return comparePictures(options.includes("--update"));
  if (part === "browsers") return tourBrowsers();
  process.env.GATSBY_TELEMETRY_DISABLED = "1";
  ensureBrowser();
  const java = ensureJava();
  const cores = `--maxWorkers=${os.availableParallelism()}`;
  const code = await Promise.all([
    check("Lint", bin("eslint"), [".", "--max-warnings", "0"]),
    check("Format", bin("prettier"), ["--check", "--log-level", "warn", "."]),
  ]);
  const types = await Promise.all([
    check("Types", bin("tsc"), ["--noEmit"]),
    check("Types of the worker", bin("tsc"), ["-p", "src/offline"]),
    check("Content", "npm", ["run", "--silent", "check"]),
  ]);
  const results = [
    ...code,
    ...types,
    await jest("Unit tests", ["unit", "components"], [cores]),
    ...(await build()),
    await buildForThirdParties(),
    await jest("Built site", ["build"], [cores], { JAVA_PATH: java }),
    await jest("Browser tests", ["e2e"], [cores]),
  ];
  const total = (key: keyof Counts) => results.reduce((sum, counts) => sum + counts[key], 0);
  process.exitCode = total("failed") > 0 ? 1 : 0;
  console.log(`\n${total("passed")} passed, ${total("failed")} failed, ${total("skipped")} skipped`);
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  console.log("\n0 passed, 1 failed, 0 skipped");
  process.exitCode = 1;
});

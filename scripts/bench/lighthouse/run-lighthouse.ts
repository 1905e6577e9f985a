import { execFile } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { BROWSER_FLAGS } from "../../browser-flags";
import { installPackages } from "../install-packages";
import { blockingWork, type Trace } from "./blocking-work";
import { ACCEPT_ANY_CERTIFICATE } from "./secure-front";
import { CATEGORIES, readScores, type LighthouseResult, type LighthouseScores } from "./lighthouse-result";

/** The last that runs with Node 20. */
const VERSION = "12.8.2";

const LIMIT_MS = 180_000;
const ATTEMPTS = 2;

/** The part that is used here of what Lighthouse itself starts browsers with. */
interface Launcher {
  launch(options: { chromePath: string; chromeFlags: string[] }): Promise<Chrome>;
  /** Ends what has been started and does not answer. */
  killAll(): void;
}

interface Chrome {
  port: number;
  kill(): void;
}

/** Takes points from a page for not being listed by search engines. */
const LISTED_AUDIT = "is-crawlable";

/**
 * Gives what measures an address as on a phone, with this browser, started anew each time. Lighthouse runs when the browser
 * leaves it a core: a phone does not share its processor with who measures it. A page that is `unlisted` on purpose is not
 * blamed for it. Throws when a page cannot be measured.
 */
export function prepareLighthouse(browser: string): (url: string, unlisted?: boolean) => Promise<LighthouseScores> {
  const folder = installPackages("lighthouse", { lighthouse: VERSION });
  const program = path.join(folder, "node_modules/lighthouse/cli/index.js");
  const output = path.join(folder, "result.json");
  const trace = path.join(folder, "result-0.trace.json");
  const launcher = pathToFileURL(path.join(folder, "node_modules/chrome-launcher/dist/index.js")).href;
  const chromeFlags = ["--headless=new", ACCEPT_ANY_CERTIFICATE, ...BROWSER_FLAGS];
  const flags = [
    ...["--output=json", `--output-path=${output}`, "--quiet", "--disable-full-page-screenshot", "--save-assets"],
    `--only-categories=${CATEGORIES.join(",")}`,
  ];
  const attempt = async (url: string, unlisted: boolean): Promise<LighthouseScores | string> => {
    fs.rmSync(output, { force: true });
    const { launch, killAll } = (await import(launcher)) as Launcher;
    const chrome = await launch({ chromePath: browser, chromeFlags }).catch((error: Error) => {
      killAll();
      return error;
    });
    if (chrome instanceof Error) return `the browser does not start: ${chrome.message}`;
    const args = [
      program,
      url,
      `--port=${chrome.port}`,
      ...flags,
      ...(unlisted ? [`--skip-audits=${LISTED_AUDIT}`] : []),
    ];
    const said = await runToEnd(args).finally(() => chrome.kill());
    if (!fs.existsSync(output)) return said || `no answer in ${LIMIT_MS / 1000} s`;
    const result = JSON.parse(fs.readFileSync(output, "utf8")) as LighthouseResult;
    if (result.runtimeError) return result.runtimeError.message;
    return readScores(result, blockingWork(JSON.parse(fs.readFileSync(trace, "utf8")) as Trace));
  };
  return async (url, unlisted = false) => {
    let last = "";
    for (let count = 0; count < ATTEMPTS; count += 1) {
      const scores = await attempt(url, unlisted);
      if (typeof scores !== "string") return scores;
      last = scores;
    }
    throw new Error(`Lighthouse cannot measure ${url}: ${last}`);
  };
}

/**
 * Resolves to what the program, which has the lowest priority, said of errors. The server that it asks runs in this process,
 * which must not wait.
 */
const runToEnd = (args: string[]): Promise<string> =>
  new Promise((resolve) => {
    const { pid } = execFile(process.execPath, args, { timeout: LIMIT_MS }, (_, __, stderr) => resolve(stderr));
    if (pid) os.setPriority(pid, os.constants.priority.PRIORITY_LOW);
  });

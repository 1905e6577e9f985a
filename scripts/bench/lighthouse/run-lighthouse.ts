import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { BROWSER_FLAGS } from "../../browser-flags";
import { installPackages } from "../install-packages";
import { blockingWork, type Trace } from "./blocking-work";
import { ACCEPT_ANY_CERTIFICATE } from "./secure-front";
import { CATEGORIES, readScores, type LighthouseResult, type LighthouseScores } from "./lighthouse-result";

/** The last that runs with Node 20. */
const VERSION = "12.8.2";

const LIMIT_MS = 180_000;
const ATTEMPTS = 2;

/** Takes points from a page for not being listed by search engines. */
const LISTED_AUDIT = "is-crawlable";

/**
 * Gives what measures an address as on a phone, with this browser, started anew each time. A page that is `unlisted` on
 * purpose is not blamed for it. Throws when a page cannot be measured.
 */
export function prepareLighthouse(browser: string): (url: string, unlisted?: boolean) => Promise<LighthouseScores> {
  const folder = installPackages("lighthouse", { lighthouse: VERSION });
  const program = path.join(folder, "node_modules/lighthouse/cli/index.js");
  const output = path.join(folder, "result.json");
  const trace = path.join(folder, "result-0.trace.json");
  const env = { ...process.env, CHROME_PATH: browser };
  const flags = [
    ...["--output=json", `--output-path=${output}`, "--quiet", "--disable-full-page-screenshot", "--save-assets"],
    `--only-categories=${CATEGORIES.join(",")}`,
    `--chrome-flags=${["--headless=new", ACCEPT_ANY_CERTIFICATE, ...BROWSER_FLAGS].join(" ")}`,
  ];
  const attempt = async (url: string, unlisted: boolean): Promise<LighthouseScores | string> => {
    fs.rmSync(output, { force: true });
    const args = [program, url, ...flags, ...(unlisted ? [`--skip-audits=${LISTED_AUDIT}`] : [])];
    const said = await runToEnd(args, env);
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

/** Resolves to what the program said of errors. The server that it asks runs in this process, which must not wait. */
const runToEnd = (args: string[], env: NodeJS.ProcessEnv): Promise<string> =>
  new Promise((resolve) => {
    execFile(process.execPath, args, { env, timeout: LIMIT_MS }, (_, __, stderr) => resolve(stderr));
  });

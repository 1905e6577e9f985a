import { execFile } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import http2 from "node:http2";
import { createRequire } from "node:module";
import path from "node:path";
import { BROWSER_FLAGS, ensureBrowser, findHeadlessBrowser } from "../system-programs";
import { kilobytes, median, rounded, type Row } from "./report";
import { installPackages } from "./sites";

/** Lighthouse 12.8.2 is the last version that supports Node 20. */
const PACKAGES = ["lighthouse@12.8.2", "selfsigned@5.5.0"];
const RUNS = 3;
const LIMIT_MS = 180_000;
const PROXY_PORT = 9470;

/** Connection-specific headers, which HTTP/2 forbids. */
const CONNECTION_HEADERS = ["connection", "keep-alive", "transfer-encoding"];

/** The fields of Lighthouse's result that are used here. */
export interface LighthouseResult {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** A page to measure. */
export interface Target {
  name: string;
  /** The port of the HTTP server that serves the page. */
  port: number;
  address: string;
}

/** Returns the medians of several runs: scores, times in milliseconds, sizes in kilobytes. */
export function toRow(name: string, runs: readonly LighthouseResult[]): Row {
  const score = (id: string) => Math.round(median(runs.map(({ categories }) => categories[id]?.score ?? 0)) * 100);
  const value = (id: string) => median(runs.map(({ audits }) => audits[id]?.numericValue ?? 0));
  return {
    page: name,
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best practices": score("best-practices"),
    seo: score("seo"),
    "largest paint, ms": rounded(value("largest-contentful-paint"), 0),
    "blocking, ms": rounded(value("total-blocking-time"), 0),
    "layout shift": rounded(value("cumulative-layout-shift"), 3),
    "all, KB": kilobytes(value("total-byte-weight")),
  };
}

type Generate = (attributes: null, options: { keyType: "ec" }) => Promise<{ private: string; cert: string }>;

/**
 * Serves a plain HTTP server at `https://localhost:PORT` over HTTP/2, as hosts do. Over HTTP/1.1 Lighthouse counts a
 * new connection for each font. Resolves to a function that stops the proxy.
 */
async function startHttpsProxy(port: number, plainPort: number, packages: string): Promise<() => void> {
  const { generate } = createRequire(path.join(packages, "package.json"))("selfsigned") as { generate: Generate };
  const { private: key, cert } = await generate(null, { keyType: "ec" });
  const proxy = http2.createSecureServer({ key, cert }, (request, response) => {
    const headers = { "accept-encoding": request.headers["accept-encoding"] };
    const asked = http.get({ port: plainPort, path: request.url, headers }, (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !CONNECTION_HEADERS.includes(name));
      response.writeHead(answer.statusCode!, Object.fromEntries(kept));
      answer.pipe(response);
    });
    asked.on("error", () => response.stream.close(http2.constants.NGHTTP2_INTERNAL_ERROR));
  });
  await new Promise<void>((resolve, reject) => proxy.on("error", reject).listen(port, "localhost", resolve));
  return () => proxy.close();
}

/** Runs Lighthouse once with its mobile settings. Throws if it cannot measure the page. */
async function runLighthouse(packages: string, url: string, options: string[]): Promise<LighthouseResult> {
  const output = path.join(packages, "result.json");
  fs.rmSync(output, { force: true });
  const args = [
    path.join(packages, "node_modules/lighthouse/cli/index.js"),
    url,
    "--quiet",
    "--disable-full-page-screenshot",
    "--output=json",
    `--output-path=${output}`,
    ...options,
    `--chrome-flags=${["--headless=new", "--no-sandbox", "--ignore-certificate-errors", ...BROWSER_FLAGS].join(" ")}`,
  ];
  const env = { ...process.env, CHROME_PATH: findHeadlessBrowser() ?? ensureBrowser() };
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { env, timeout: LIMIT_MS }, (_, __, stderr) => resolve(stderr));
  });
  if (!fs.existsSync(output)) throw new Error(`Lighthouse cannot measure ${url}: ${said}`);
  const result = JSON.parse(fs.readFileSync(output, "utf8")) as LighthouseResult;
  if (result.runtimeError) throw new Error(`Lighthouse cannot measure ${url}: ${result.runtimeError.message}`);
  return result;
}

/**
 * Measures the pages in turn, with mobile settings. Skips the audit `is-crawlable` for pages with `noindex`.
 * @param options Further options of Lighthouse.
 */
export async function measureWithLighthouse(
  targets: readonly Target[],
  options: readonly string[] = [],
): Promise<Row[]> {
  const packages = await installPackages("lighthouse", PACKAGES);
  const ports = [...new Set(targets.map(({ port }) => port))];
  const stops: (() => void)[] = [];
  const runs = targets.map((): LighthouseResult[] => []);
  try {
    for (const [index, port] of ports.entries()) stops.push(await startHttpsProxy(PROXY_PORT + index, port, packages));
    for (let count = 1; count <= RUNS; count += 1) {
      for (const [index, { name, port, address }] of targets.entries()) {
        const html = await (await fetch(`http://localhost:${port}${address}`)).text();
        const skipped = /<meta[^>]* name="robots" content="noindex/.test(html) ? ["--skip-audits=is-crawlable"] : [];
        const url = `https://localhost:${PROXY_PORT + ports.indexOf(port)}${address}`;
        const run = () => runLighthouse(packages, url, [...options, ...skipped]);
        // The browser may fail to start on a busy machine, so one failure is retried.
        runs[index]!.push(await run().catch(run));
        console.log(`Run ${count} of ${RUNS}: ${name}`);
      }
    }
  } finally {
    for (const stop of stops) stop();
  }
  return targets.map(({ name }, index) => toRow(name, runs[index]!));
}

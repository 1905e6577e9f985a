/**
 * `npm run hosts`: serves the built site with the emulators of hosts and compares their responses with the hosting
 * rules.
 */
import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { builtPrefix, exportSite } from "../src/outputs/hosting/export-site";
import { DRAWING_POLICY, WORKER_POLICY } from "../src/outputs/hosting/policy";
import { requireBuild } from "../src/outputs/unfinished-build";
import { MERMAID_STAGE } from "../src/shared/mermaid";
import { BLOG_PATH, FEED_PATH } from "../src/shared/paths";
import { runCommand, runNpm } from "./command";
import { FIREBASE_TOOLS } from "./deploy";
import { decodeTargets, portTaken } from "./serve";

const PORT = 9600;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const START_TIMEOUT_MS = 90_000;

interface Host {
  name: string;
  package: string;
  /** Copies the built site to `folder` and writes the configuration of the emulator. */
  prepare(folder: string): void;
  /** The program's path below `node_modules` and its arguments. */
  command: string;
}

const HOSTS: Host[] = [
  {
    name: "Firebase Hosting",
    package: FIREBASE_TOOLS,
    prepare: (folder) => {
      fs.cpSync("public", path.join(folder, "public"), { recursive: true });
      const at = (port: number) => ({ host: "127.0.0.1", port });
      const emulators = { hosting: at(PORT), hub: at(PORT + 1), logging: at(PORT + 2), ui: { enabled: false } };
      const { hosting } = JSON.parse(fs.readFileSync("firebase.json", "utf8")) as {
        hosting: { redirects: { destination: string }[] };
      };
      hosting.redirects = decodeTargets(hosting.redirects);
      fs.writeFileSync(path.join(folder, "firebase.json"), JSON.stringify({ hosting, emulators }));
    },
    command: "firebase-tools/lib/bin/firebase.js emulators:start --only hosting --project demo-portfolio",
  },
  {
    name: "Cloudflare Pages",
    package: "wrangler@4.86.0",
    prepare: (folder) => exportSite(path.resolve("public"), path.join(folder, "public")),
    command: `wrangler/bin/wrangler.js pages dev public --ip 127.0.0.1 --port ${PORT} --compatibility-date 2026-04-01`,
  },
];

async function ask(address: string) {
  const response = await fetch(ORIGIN + address, { redirect: "manual" });
  const location = response.headers.get("location");
  const to = location === null ? "nothing" : new URL(location, ORIGIN).pathname;
  return { status: response.status, to, headers: response.headers, text: await response.text() };
}

/**
 * Checks that every page of the sitemap responds with 200, that its other forms do so too, directly or after one permanent
 * redirect, and every redirect of the build. A host is asked without the path prefix, as behind a proxy that removes it.
 */
async function routeFaults(site: string): Promise<string[]> {
  const faults: string[] = [];
  const prefix = builtPrefix(site);
  const withoutPrefix = (address: string) =>
    address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : address;
  const sitemap = fs.readFileSync(path.join(site, "sitemap-0.xml"), "utf8");
  for (const [, url] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const address = withoutPrefix(new URL(url!).pathname);
    const { status } = await ask(address);
    if (status !== 200) faults.push(`${address} answers ${status}.`);
    if (address === "/") continue;
    const name = address.replace(/\/$/, "");
    for (const form of [address === name ? `${name}/` : name, `${name}.html`]) {
      const answer = await ask(form);
      const end = [301, 308].includes(answer.status) ? await ask(withoutPrefix(answer.to)) : answer;
      if (end.status !== 200) faults.push(`${form} answers ${answer.status} and leads to ${answer.to}.`);
    }
  }
  const missing = await ask("/there/is/nothing");
  if (missing.status !== 404) faults.push(`A missing page answers ${missing.status}.`);
  if (!missing.text.includes("Page Not Found")) faults.push("A missing page shows another page than the site's.");
  for (const [, from, to] of fs.readFileSync(path.join(site, "_redirects"), "utf8").matchAll(/^(.+) (.+) 301$/gm)) {
    const answer = await ask(from!);
    if (answer.status !== 301 || answer.to !== to) faults.push(`${from} leads to ${answer.to}, not to ${to}.`);
  }
  return faults;
}

type Wanted = [address: string, name: string, value: string | RegExp];

async function headerFaults(site: string): Promise<string[]> {
  const policy = /Content-Security-Policy: (.*)/.exec(fs.readFileSync(path.join(site, "_headers"), "utf8"))![1]!;
  const font = fs.readdirSync(path.join(site, "static")).find((name) => name.endsWith(".woff2"));
  const wanted: Wanted[] = [
    ["/", "x-content-type-options", "nosniff"],
    ["/", "cache-control", "public, max-age=0, must-revalidate"],
    ["/sw.js", "cache-control", "no-cache"],
    [`/static/${font}`, "cache-control", "public, max-age=31536000, immutable"],
    [FEED_PATH, "content-type", /xml/],
    ["/.well-known/security.txt", "content-type", /^text\/plain; *charset=utf-8$/i],
    ["/.well-known/security.txt", "x-content-type-options", "nosniff"],
    ...["/", BLOG_PATH, "/there/is/nothing"].map((at): Wanted => [at, "content-security-policy", policy]),
    ["/sw.js", "content-security-policy", WORKER_POLICY],
    [MERMAID_STAGE, "content-security-policy", DRAWING_POLICY],
    [`${MERMAID_STAGE}stage.js`, "content-security-policy", DRAWING_POLICY],
  ];
  const faults: string[] = [];
  for (const [address, name, value] of wanted) {
    const found = (await ask(address)).headers.get(name) ?? "";
    const isAsWanted = typeof value === "string" ? found === value : value.test(found);
    if (!isAsWanted) faults.push(`${address} has ${name} "${found}", not ${value}.`);
  }
  return faults;
}

/** Installs an emulator in the temporary folder. Emulators are too large to be dependencies of the site. */
async function install(name: string): Promise<string> {
  const folder = path.join(os.tmpdir(), "hosts", name);
  console.log(`Installing ${name} in ${folder}…`);
  fs.mkdirSync(folder, { recursive: true });
  // Without `--prefix`, npm would install into a folder above that has a package.json.
  const flags = [
    "--prefix",
    ".",
    "--prefer-offline",
    "--no-audit",
    "--no-fund",
    "--ignore-scripts",
    "--loglevel=error",
  ];
  const code = await runNpm(["npm", "install", ...flags, name], { cwd: folder });
  if (code !== 0) throw new Error(`${name} could not be installed.`);
  return folder;
}

async function waitForAnswer(): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (!(await fetch(ORIGIN).catch(() => undefined))) {
    if (Date.now() > end) throw new Error(`Nothing answers at ${ORIGIN}.`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function findFaults(host: Host): Promise<string[]> {
  if (await fetch(ORIGIN).catch(() => undefined)) throw new Error(portTaken(PORT));
  const folder = await install(host.package);
  const site = path.join(folder, "public");
  fs.rmSync(site, { recursive: true, force: true });
  host.prepare(folder);
  const env = { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" };
  const words = path.join("node_modules", host.command).split(" ");
  const emulator = spawn(process.execPath, words, { cwd: folder, env, stdio: "ignore" });
  // It may end by itself, before it is waited for.
  const closed = new Promise((resolve) => emulator.once("close", resolve));
  try {
    await waitForAnswer();
    return [...(await routeFaults(site)), ...(await headerFaults(site))];
  } finally {
    emulator.kill("SIGTERM");
    await closed;
  }
}

async function main(): Promise<void> {
  requireBuild();
  for (const host of HOSTS) {
    const faults = await findFaults(host);
    console.log(`${host.name} (${host.package}): ${faults.length === 0 ? "as expected" : `${faults.length} faults`}`);
    for (const fault of faults) console.log(`  ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
}

void runCommand(
  main,
  "Usage: npm run hosts   (installs the emulators of hosts, and compares what they answer for the built site)",
);

/** `npm run hosts`: serves the built site with the emulators of hosts and sees whether they do what it wants. */
import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { exportSite } from "../../src/node/hosting/export-site";
import { checkHost } from "./check-host";
import { cloudflare } from "./cloudflare";
import { firebase } from "./firebase";
import type { Host } from "./host";

const PORT = 9600;
const LONGEST_START_MS = 90_000;

/** Installs an emulator, unless an earlier run has: they are too big to be the site's own packages. */
function install({ package: name }: Host): string {
  const folder = path.join(os.tmpdir(), "hosts", name);
  if (fs.existsSync(path.join(folder, ".installed"))) return folder;
  console.log(`Installing ${name} in ${folder}…`);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, "package.json"), JSON.stringify({ private: true }));
  const flags = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
  const { status } = spawnSync("npm", ["install", ...flags, name], { cwd: folder, stdio: "inherit" });
  if (status !== 0) throw new Error(`${name} could not be installed.`);
  fs.writeFileSync(path.join(folder, ".installed"), "");
  return folder;
}

async function answers(origin: string): Promise<void> {
  const end = Date.now() + LONGEST_START_MS;
  while (Date.now() < end) {
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`Nothing answers at ${origin}.`);
}

async function checkWith(host: Host): Promise<string[]> {
  const folder = install(host);
  const site = path.join(folder, "public");
  fs.rmSync(site, { recursive: true, force: true });
  if (host.exported) exportSite(path.resolve("public"), site);
  else fs.cpSync("public", site, { recursive: true });
  host.prepare(folder, PORT);
  const [program, ...args] = host.command(site, PORT);
  const emulator = spawn(process.execPath, [path.join(folder, "node_modules", program), ...args], {
    cwd: folder,
    env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" },
    stdio: "ignore",
  });
  try {
    await answers(`http://127.0.0.1:${PORT}`);
    return await checkHost(`http://127.0.0.1:${PORT}`, site);
  } finally {
    emulator.kill("SIGTERM");
    await new Promise((resolve) => emulator.once("close", resolve));
  }
}

async function main(): Promise<void> {
  if (!fs.existsSync("public/index.html")) throw new Error('public/ has no index.html. Run "npm run build" first.');
  for (const host of [firebase, cloudflare]) {
    const faults = await checkWith(host);
    console.log(`${host.name} (${host.package}): ${faults.length === 0 ? "as wanted" : `${faults.length} faults`}`);
    for (const fault of faults) console.log(`  ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

/**
 * Runs `npm ci` if `node_modules` does not match `package-lock.json`, so that every command works on a fresh clone.
 * Refuses a Node that is too old, and a folder in which Gatsby cannot build.
 * Uses only Node's own modules, because no package is installed yet.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

// Not `import.meta.dirname`: the Node that is too old may not have it.
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

function read(file) {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, file), "utf8"));
  } catch {
    return { packages: {} };
  }
}

function isInstalled() {
  const wanted = read("package-lock.json").packages;
  const present = read("node_modules/.package-lock.json").packages;
  return Object.entries(wanted).every(
    ([name, { version, optional, peer, devOptional }]) =>
      name === "" || optional || peer || devOptional || present[name]?.version === version,
  );
}

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node ${process.versions.node} is too old: this site needs Node 20.19 or later. "nvm install" reads .nvmrc.`,
  );
  process.exit(1);
}

// Gatsby's compiler takes the path of the folder for a pattern, and for an address. Gatsby also writes the path between
// single quotes in a script.
const [sign] = /[#%([{?*!']/.exec(root) ?? [];
if (sign) {
  console.error(`Gatsby cannot build in ${root}.  Expected a path without "${sign}": rename the folder, or move it.`);
  process.exit(1);
}

if (!isInstalled()) {
  console.log("Installing packages…");
  // Without `--include=dev` npm leaves out what the commands run on if NODE_ENV is "production".
  const command = "npm ci --include=dev --loglevel=error";
  const { status } = spawnSync(command, { cwd: root, stdio: "inherit", shell: true });
  if (status !== 0) {
    console.error('The packages could not be installed. "npm ci" says why; run it again when that is fixed.');
    process.exit(status ?? 1);
  }
}

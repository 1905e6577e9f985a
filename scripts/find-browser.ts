import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

const FIXED_PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** The command that installs a browser with each system's package manager. */
const INSTALLERS = [
  { tool: "apt-get", command: "apt-get update && apt-get install -y --no-install-recommends chromium" },
  { tool: "dnf", command: "dnf install -y chromium" },
  { tool: "pacman", command: "pacman -Sy --noconfirm chromium" },
  { tool: "apk", command: "apk add --no-cache chromium" },
  { tool: "brew", command: "brew install --cask chromium" },
];

function inPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => fs.existsSync(file));
}

/** An installed Chrome or Chromium: the one that `CHROME_PATH` names, otherwise the first that is found. */
export function findBrowser(): string | undefined {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  for (const name of NAMES) {
    const found = inPath(name);
    if (found) return found;
  }
  return FIXED_PLACES.find((file) => fs.existsSync(file));
}

/** Finds a browser, or installs one with the system's package manager. Throws with the command to run when it cannot. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  const installer = INSTALLERS.find(({ tool }) => inPath(tool));
  const isRoot = process.getuid?.() === 0 || installer?.tool === "brew";
  const command = installer && (isRoot ? installer.command : `sudo -n sh -c '${installer.command}'`);
  if (command) {
    console.log(`No browser was found; installing one: ${command}`);
    spawnSync(command, { shell: true, stdio: "inherit" });
    const installed = findBrowser();
    if (installed) return installed;
  }
  const mend = installer ? `sudo sh -c '${installer.command}'` : "install Chrome or Chromium";
  throw new Error(`The browser tests need Chrome or Chromium. Run: ${mend}\nor set CHROME_PATH to an installed one.`);
}

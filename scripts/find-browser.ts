import fs from "node:fs";
import { ensureProgram, inPath } from "./system-programs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

const FIXED_PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** The command that installs a browser with each system's package manager. */
const INSTALLERS = {
  "apt-get": "apt-get update && apt-get install -y --no-install-recommends chromium",
  dnf: "dnf install -y chromium",
  pacman: "pacman -Sy --noconfirm chromium",
  apk: "apk add --no-cache chromium",
  brew: "brew install --cask chromium",
};

/** An installed Chrome or Chromium: the one that `CHROME_PATH` names, otherwise the first that is found. */
export function findBrowser(): string | undefined {
  return process.env.CHROME_PATH || (inPath(...NAMES) ?? FIXED_PLACES.find((file) => fs.existsSync(file)));
}

/** Finds a browser, or installs one with the system's package manager. Throws with the command to run when it cannot. */
export function ensureBrowser(): string {
  return ensureProgram({
    ...{ name: "browser", find: findBrowser, installers: INSTALLERS },
    need: (command) =>
      `The browser tests need Chrome or Chromium. Run: ${command ?? "install Chrome or Chromium"}\nor set CHROME_PATH to an installed one.`,
  });
}

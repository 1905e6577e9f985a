import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** A system program that tests and benchmarks need. */
interface Program {
  name: string;
  /** The environment variable that may hold the path of an installed copy. */
  variable?: string;
  /** The environment variable that may hold the folder of an installation. */
  home?: string;
  /** Possible names of its command. */
  commands: string[];
  /** Paths to try that are not in `PATH`. */
  files?: string[];
  /** The name of the package for each package manager that has one. */
  packages: Partial<Record<PackageManager, string>>;
  /** Which task needs it. */
  need: string;
}

type PackageManager = keyof typeof INSTALL;

const INSTALL = {
  "apt-get": "apt-get update && apt-get install -y --no-install-recommends",
  dnf: "dnf install -y",
  pacman: "pacman -Sy --noconfirm",
  apk: "apk add --no-cache",
  brew: "brew install",
};

const BROWSER: Program = {
  name: "browser",
  variable: "CHROME_PATH",
  commands: ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"],
  files: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  ],
  packages: {
    // Not every distribution has the headless shell, so it is installed by itself.
    "apt-get": "chromium; apt-get install -y --no-install-recommends chromium-headless-shell",
    dnf: "chromium",
    pacman: "chromium",
    apk: "chromium",
    brew: "--cask chromium",
  },
  need: "The browser tests need Chrome or Chromium.",
};

const JAVA: Program = {
  name: "Java",
  variable: "JAVA_PATH",
  home: "JAVA_HOME",
  commands: ["java"],
  files: ["/opt/homebrew/opt/openjdk/bin/java", "/usr/local/opt/openjdk/bin/java"],
  packages: {
    "apt-get": "default-jre-headless",
    dnf: "java-latest-openjdk-headless",
    pacman: "jre-openjdk-headless",
    apk: "openjdk17-jre-headless",
    brew: "openjdk",
  },
  need: "The HTML checker needs Java.",
};

const FIREFOX: Program = {
  name: "Firefox",
  variable: "FIREFOX_PATH",
  commands: ["firefox-esr", "firefox"],
  files: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
  packages: { "apt-get": "firefox-esr", dnf: "firefox", pacman: "firefox", apk: "firefox-esr", brew: "--cask firefox" },
  need: "The tour of the browsers needs Firefox.",
};

const WEBKIT_DRIVER: Program = {
  name: "WebKit",
  variable: "WEBKIT_DRIVER_PATH",
  commands: ["WebKitWebDriver"],
  packages: { "apt-get": "webkit2gtk-driver", dnf: "webkit2gtk4.1", pacman: "webkit2gtk-4.1", apk: "webkit2gtk-4.1" },
  need: "The tour of the browsers needs WebKit's driver, which exists for Linux only.",
};

const XVFB: Program = {
  name: "Xvfb",
  commands: ["Xvfb"],
  packages: { "apt-get": "xvfb", dnf: "xorg-x11-server-Xvfb", pacman: "xorg-server-xvfb", apk: "xvfb" },
  need: "WebKit's browser needs a screen that Xvfb provides.",
};

/** Returns the path of the first command that is in one of the folders or in `PATH`. On Windows, names end with `.exe`. */
function findCommand(names: readonly string[], ...before: string[]): string | undefined {
  const folders = [...before, ...(process.env.PATH ?? "").split(path.delimiter)];
  const ending = process.platform === "win32" ? ".exe" : "";
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name + ending)));
  return files.find((file) => fs.existsSync(file));
}

function find({ variable = "", home = "", commands, files = [] }: Program): string | undefined {
  const folder = process.env[home];
  const inPath = findCommand(commands, ...(folder ? [path.join(folder, "bin")] : []));
  return givenBy(variable) ?? inPath ?? files.find((file) => fs.existsSync(file));
}

/** The program that a variable names. Throws if there is none. */
function givenBy(variable: string): string | undefined {
  const file = process.env[variable] || undefined;
  if (file === undefined || fs.existsSync(file)) return file;
  throw new Error(`${variable} is "${file}", which does not exist. Expected the path of a program, or no value.`);
}

/** Finds a program, or installs it with the system's package manager. Throws an error that names the command to run. */
function ensure(program: Program): string {
  const found = find(program);
  if (found) return found;
  const { name, variable, commands, packages, need } = program;
  const alternative = variable ? `or set ${variable} to an installed one.` : "or put it into PATH.";
  const manager = (Object.keys(packages) as PackageManager[]).find((each) => findCommand([each]));
  if (!manager) throw new Error(`${need} Install ${commands[0]}, ${alternative}`);
  const install = `${INSTALL[manager]} ${packages[manager]}`;
  const isAllowed = process.getuid?.() === 0 || manager === "brew";
  const command = isAllowed ? install : `sudo -n sh -c '${install}'`;
  console.log(`No ${name} was found. Installing one: ${command}`);
  spawnSync(command, { shell: true, stdio: "inherit" });
  const installed = find(program);
  if (!installed) throw new Error(`${need} Run: sudo sh -c '${install}'\n${alternative}`);
  return installed;
}

/** Returns an installed Chrome or Chromium: the one in `CHROME_PATH`, otherwise the first one found. */
export const findBrowser = (): string | undefined => find(BROWSER);
export const ensureBrowser = (): string => ensure(BROWSER);

/**
 * Returns Chromium's headless shell if it is installed, otherwise the browser. The shell draws no window, which saves a
 * quarter of the CPU time, but it can neither install a site nor show notifications.
 */
export const findHeadlessBrowser = (): string | undefined =>
  givenBy("CHROME_PATH") ?? findCommand(["chromium-headless-shell"]) ?? findBrowser();

/** Returns an installed Java: the one in `JAVA_PATH` or `JAVA_HOME`, otherwise the first one found. */
export const ensureJava = (): string => ensure(JAVA);

/** Returns an installed Firefox: the one in `FIREFOX_PATH`, otherwise the first one found. */
export const ensureFirefox = (): string => ensure(FIREFOX);

/** Returns the paths of WebKit's driver, its MiniBrowser, and Xvfb, which provides a screen for its window. */
export function ensureWebKit(): { driver: string; browser: string; xvfb: string } {
  const driver = ensure(WEBKIT_DRIVER);
  const folders = ["/usr/lib", `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu`, "/usr/libexec"];
  const files = folders.map((folder) => path.join(folder, "webkit2gtk-4.1/MiniBrowser"));
  const browser = files.find((file) => fs.existsSync(file));
  if (!browser) throw new Error(`WebKit's MiniBrowser is missing. Expected one of these: ${files.join(", ")}`);
  return { driver, browser, xvfb: ensure(XVFB) };
}

/** The browser's flags besides those of Playwright. Text widths then depend only on the font, not on system settings. */
export const BROWSER_FLAGS = ["--font-render-hinting=none"];

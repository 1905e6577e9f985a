import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { ensureBrowser, ensureJava, findBrowser, findHeadlessBrowser } from "../../../scripts/system-programs";

jest.mock("node:child_process", () => ({ spawnSync: jest.fn() }));

const install = jest.mocked(spawnSync);
const inBin = (name: string) => path.join("/opt/bin", name);

/** Lets the system hold nothing but these files. */
const installed = (...files: string[]) =>
  jest.spyOn(fs, "existsSync").mockImplementation((file) => files.includes(String(file)));

const onPlatform = (value: string) => Object.defineProperty(process, "platform", { value });
const ownPlatform = process.platform;

beforeEach(() => {
  const PATH = ["/usr/local/none", "/opt/bin"].join(path.delimiter);
  Object.assign(process.env, { PATH, CHROME_PATH: "", JAVA_PATH: "", JAVA_HOME: "" });
  jest.spyOn(console, "log").mockImplementation();
});

afterEach(() => {
  jest.restoreAllMocks();
  onPlatform(ownPlatform);
  install.mockReset();
});

describe("findBrowser", () => {
  it("takes the one that CHROME_PATH names before any other", () => {
    installed(inBin("chromium"), "/srv/my-chrome");
    process.env.CHROME_PATH = "/srv/my-chrome";
    expect(findBrowser()).toBe("/srv/my-chrome");
    expect(ensureBrowser()).toBe("/srv/my-chrome");
  });

  it("refuses a CHROME_PATH that leads nowhere", () => {
    installed(inBin("chromium"));
    process.env.CHROME_PATH = "/srv/my-chrome";
    const message =
      'CHROME_PATH is "/srv/my-chrome", which does not exist. Expected the path of a program, or no value.';
    expect(findBrowser).toThrow(message);
    expect(findHeadlessBrowser).toThrow(message);
  });

  it("takes the first of its names that is in PATH", () => {
    installed(inBin("google-chrome"), inBin("chromium"));
    expect(findBrowser()).toBe(inBin("chromium"));
  });

  it.each([
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  ])("looks at %s where none is in PATH", (file) => {
    installed(file);
    expect(findBrowser()).toBe(file);
  });
});

describe("findHeadlessBrowser", () => {
  it("takes the headless shell before the browser, and the browser where there is none", () => {
    const exists = installed(inBin("chromium"), inBin("chromium-headless-shell"));
    expect(findHeadlessBrowser()).toBe(inBin("chromium-headless-shell"));
    exists.mockImplementation((file) => file === inBin("chromium"));
    expect(findHeadlessBrowser()).toBe(inBin("chromium"));
  });

  it("takes the one that CHROME_PATH names before any other", () => {
    installed(inBin("chromium-headless-shell"), "/srv/my-chrome");
    process.env.CHROME_PATH = "/srv/my-chrome";
    expect(findHeadlessBrowser()).toBe("/srv/my-chrome");
  });
});

describe("ensureBrowser", () => {
  it("says what to do where it finds neither a browser nor a package manager", () => {
    installed();
    expect(ensureBrowser).toThrow(
      "The browser tests need Chrome or Chromium. Install chromium, or set CHROME_PATH to an installed one.",
    );
    expect(install).not.toHaveBeenCalled();
  });

  it("installs one with the package manager that is there", () => {
    const exists = installed(inBin("apk"));
    install.mockImplementation(() => {
      exists.mockImplementation((file) => file === inBin("chromium"));
      return {} as ReturnType<typeof spawnSync>;
    });
    expect(ensureBrowser()).toBe(inBin("chromium"));
    expect(install).toHaveBeenCalledTimes(1);
    expect(install.mock.calls[0]![0]).toContain("apk add --no-cache chromium");
  });

  it("names the command where it could not install one", () => {
    installed(inBin("apk"));
    expect(ensureBrowser).toThrow(
      "The browser tests need Chrome or Chromium. Run: sudo sh -c 'apk add --no-cache chromium'\nor set CHROME_PATH to an installed one.",
    );
  });
});

describe("ensureJava", () => {
  it("takes the one that is named, before that of JAVA_HOME, before the one in the path", () => {
    installed(inBin("java"), "/home/java/bin/java", "/named/java");
    expect(ensureJava()).toBe(inBin("java"));
    process.env.JAVA_HOME = "/home/java";
    expect(ensureJava()).toBe("/home/java/bin/java");
    process.env.JAVA_PATH = "/named/java";
    expect(ensureJava()).toBe("/named/java");
  });

  it("takes programs of Windows on Windows only: Linux may have its folders in the path", () => {
    installed(inBin("java.exe"));
    expect(ensureJava).toThrow("Install java");
    onPlatform("win32");
    expect(ensureJava()).toBe(inBin("java.exe"));
    expect(install).not.toHaveBeenCalled();
  });
});

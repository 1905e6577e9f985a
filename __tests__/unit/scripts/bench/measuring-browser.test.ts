import fs from "node:fs";
import path from "node:path";
import { ensureMeasuringBrowser } from "../../../../scripts/bench/measuring-browser";

const { env } = process;
const inBin = (name: string) => path.join("/opt/bin", name);

/** Lets the system hold nothing but these files. */
const installed = (...files: string[]) =>
  jest.spyOn(fs, "existsSync").mockImplementation((file) => files.includes(String(file)));

beforeEach(() => {
  process.env = { ...env, PATH: "/opt/bin", CHROME_PATH: "" };
  jest.spyOn(console, "warn").mockImplementation();
});

afterEach(() => {
  jest.restoreAllMocks();
  process.env = env;
});

it("takes the one without a window before the one that visitors have, and says nothing", () => {
  installed(inBin("chromium"), inBin("chromium-headless-shell"));
  expect(ensureMeasuringBrowser()).toBe(inBin("chromium-headless-shell"));
  expect(console.warn).not.toHaveBeenCalled();
});

it("takes the one that CHROME_PATH names before any other", () => {
  installed(inBin("chromium-headless-shell"));
  process.env.CHROME_PATH = "/srv/my-chrome";
  expect(ensureMeasuringBrowser()).toBe("/srv/my-chrome");
});

it("measures with a window where there is no other, and says what that changes and how to mend it", () => {
  installed(inBin("chromium"));
  expect(ensureMeasuringBrowser()).toBe(inBin("chromium"));
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining("Install chromium-headless-shell"));
});

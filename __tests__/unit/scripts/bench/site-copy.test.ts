import fs from "node:fs";
import path from "node:path";
import { copySite, measureCommand, readUsage } from "../../../../scripts/bench/site-copy";

it("adds user and system time, and reads the usage of a failed command too", () => {
  expect(readUsage("1.50 0.25 204800\n")).toEqual({ cpuSeconds: 1.75, peakMegabytes: 200 });
  expect(readUsage("Command exited with non-zero status 1\n1.50 0.25 204800\n").peakMegabytes).toBe(200);
});

it("measures a command and returns its exit code and all of its output", async () => {
  const script = 'console.log("out"); console.error("err"); process.exitCode = 3';
  const { code, output, seconds } = await measureCommand(process.execPath, ["-e", script], { cwd: process.cwd() });
  expect({ code, said: output.trim().split("\n").sort() }).toEqual({ code: 3, said: ["err", "out"] });
  expect(seconds).toBeGreaterThan(0);
});

it("links the packages in a way that Windows lets everybody use", () => {
  jest.spyOn(fs, "mkdirSync").mockImplementation();
  jest.spyOn(fs, "readdirSync").mockReturnValue([]);
  const link = jest.spyOn(fs, "symlinkSync").mockImplementation();
  copySite("/copy");
  expect(link).toHaveBeenCalledWith(path.resolve("node_modules"), path.join("/copy", "node_modules"), "junction");
});

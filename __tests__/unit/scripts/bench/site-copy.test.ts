import { measureCommand, readUsage } from "../../../../scripts/bench/site-copy";

describe("the usage of a command", () => {
  it("is the processor's time of user and system, and the memory of the largest process", () => {
    expect(readUsage("1.50 0.25 204800\n")).toEqual({ cpuSeconds: 1.75, peakMegabytes: 200 });
  });

  it("is read though the command has failed", () => {
    expect(readUsage("Command exited with non-zero status 1\n1.50 0.25 204800\n").peakMegabytes).toBe(200);
  });
});

it("measures a command and gives its exit code with all that it says", async () => {
  const script = 'console.log("out"); console.error("err"); process.exitCode = 3';
  const { code, output, seconds } = await measureCommand(process.execPath, ["-e", script], { cwd: process.cwd() });
  expect({ code, said: output.trim().split("\n").sort() }).toEqual({ code: 3, said: ["err", "out"] });
  expect(seconds).toBeGreaterThan(0);
});

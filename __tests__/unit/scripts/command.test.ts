import { spawn } from "node:child_process";
import { readArguments, runNpm, startNpm } from "../../../scripts/command";

jest.mock("node:child_process", () => {
  const all = jest.requireActual<typeof import("node:child_process")>("node:child_process");
  return { ...all, spawn: jest.fn(all.spawn) };
});

const onPlatform = (value: string) => Object.defineProperty(process, "platform", { value });
const ownPlatform = process.platform;
afterEach(() => onPlatform(ownPlatform));

it("accepts an option that was typed without -- before it, which npm passes as a variable", () => {
  const options = () => readArguments([], "", ["--dry-run"]).options;
  expect(options()).toEqual([]);
  process.env.npm_config_dry_run = "true";
  expect(options()).toEqual(["--dry-run"]);
});

it.each([
  ["linux", ["npm", ["run", "build"], { cwd: "/site" }]],
  ["win32", ["npm run build", { cwd: "/site", shell: true }]],
])("starts npm on %s, with a shell only where it is a script", (platform, call) => {
  onPlatform(platform);
  jest.mocked(spawn).mockReturnValueOnce({} as never);
  startNpm(["npm", "run", "build"], { cwd: "/site" });
  expect(spawn).toHaveBeenLastCalledWith(...call);
});

it("resolves to the exit code of npm, and rejects with its name if it is not there", async () => {
  const node = process.execPath;
  expect(await runNpm([node, "-e", "process.exit(3)"])).toBe(3);
  await expect(runNpm(["no-such-npm"])).rejects.toThrow("no-such-npm cannot be run (ENOENT). Expected it in PATH.");
});

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { startProgress } from "../../../../scripts/bench/record";

let folder: string;
const before = process.cwd();
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "record-"));
  process.chdir(folder);
  jest.spyOn(console, "log").mockImplementation(() => undefined);
});
afterEach(() => {
  process.chdir(before);
  fs.rmSync(folder, { recursive: true, force: true });
  jest.restoreAllMocks();
});

const measure = (value: number) => jest.fn(async () => value);

describe("a long measurement", () => {
  it("goes on where it was broken off", async () => {
    await startProgress<number>("peers", 12).step("cold", measure(1));
    const again = measure(2);
    const progress = startProgress<number>("peers", 12);
    expect([await progress.step("cold", again), await progress.step("edit", measure(3))]).toEqual([1, 3]);
    expect(again).not.toHaveBeenCalled();
  });

  it.each([
    ["something else is measured", (): void => undefined, 100],
    ["the last one came to its end", () => startProgress("peers", 12).finish(), 12],
  ])("starts from the beginning when %s", async (_, end, of) => {
    await startProgress<number>("peers", 12).step("cold", measure(1));
    end();
    expect(await startProgress<number>("peers", of).step("cold", measure(2))).toBe(2);
  });

  it("measures a step again that failed", async () => {
    const progress = startProgress<number>("peers", 12);
    await expect(progress.step("cold", () => Promise.reject(new Error("no memory")))).rejects.toThrow("no memory");
    expect(await progress.step("cold", measure(2))).toBe(2);
  });
});

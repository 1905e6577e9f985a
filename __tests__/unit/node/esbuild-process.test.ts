import type { withEsbuild as With, holdEsbuild as Hold } from "../../../src/node/esbuild-process.mjs";

const stop = jest.fn();
jest.mock("esbuild", () => ({ stop, version: "1" }));

let withEsbuild: typeof With;
let holdEsbuild: typeof Hold;
beforeEach(async () => {
  stop.mockClear();
  ({ withEsbuild, holdEsbuild } = await import("../../../src/node/esbuild-process.mjs"));
});

it("ends the process with the work, and gives what comes of it", async () => {
  const version = await withEsbuild(async (esbuild) => {
    expect(stop).not.toHaveBeenCalled();
    return esbuild.version;
  });
  expect([version, stop.mock.calls.length]).toEqual(["1", 1]);
});

it("ends it with work that fails", async () => {
  await expect(withEsbuild(() => Promise.reject(new Error("no entry")))).rejects.toThrow("no entry");
  expect(stop).toHaveBeenCalledTimes(1);
});

it("keeps it running until the last of those that use it have done", async () => {
  const release = holdEsbuild();
  await withEsbuild(async () => undefined);
  const other = holdEsbuild();
  await release();
  expect(stop).not.toHaveBeenCalled();
  await other();
  expect(stop).toHaveBeenCalledTimes(1);
});

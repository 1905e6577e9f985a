import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import webpack from "webpack";
import { keepWhilePackagesStay } from "../../../../src/node/webpack/bundle-cache";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "bundle-cache-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

it("has the bundler remember no file of its loaders", async () => {
  const entry = path.join(folder, "entry.ts");
  fs.writeFileSync(entry, "export const one: number = 1;");
  const rules = [{ test: /\.ts$/, loader: "esbuild-loader" }];
  const config = { mode: "none" as const, entry, output: { path: folder }, module: { rules }, plugins: [] };
  const remembered = async (change: (configuration: object) => void) => {
    const own = { ...config };
    change(own);
    const compiler = webpack({ ...own, cache: false })!;
    const stats = await new Promise<webpack.Stats>((resolve, reject) =>
      compiler.run((error, result) => (error ? reject(error) : resolve(result!))),
    );
    const { size } = stats.compilation.buildDependencies;
    await new Promise((resolve) => compiler.close(resolve));
    return size;
  };
  expect(await remembered(() => undefined)).toBeGreaterThan(0);
  expect(await remembered(keepWhilePackagesStay)).toBe(0);
});

it("keeps the cache apart for other packages", () => {
  const versionWith = (lock: string): unknown => {
    const read = jest.spyOn(fs, "readFileSync").mockReturnValue(lock);
    const config: { cache?: { version?: string; name?: string } } = { cache: { name: "build-html" } };
    keepWhilePackagesStay(config);
    read.mockRestore();
    expect(config.cache!.name).toBe("build-html");
    return config.cache!.version;
  };
  expect(versionWith("{}")).toBe(versionWith("{}"));
  expect(versionWith("{}")).not.toBe(versionWith('{"a":1}'));
});

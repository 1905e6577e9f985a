import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import webpack from "webpack";
import { SteadyHash } from "../../../../src/node/webpack/steady-hash";

/** Has no types. */
const MiniCssExtractPlugin = jest.requireActual<{ loader: string; new (): webpack.WebpackPluginInstance }>(
  "mini-css-extract-plugin",
);

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "steady-hash-"));
  fs.writeFileSync(path.join(folder, "entry.js"), 'import "./look.css";');
  fs.writeFileSync(path.join(folder, "look.css"), "a{color:red}");
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Bundles with a cache on the disk. Gives the hash, and how many compilations of style sheets there were. */
async function bundle(plugins: { apply(compiler: webpack.Compiler): void }[]): Promise<[hash: string, sheets: number]> {
  const rules = [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader"] }];
  const compiler = webpack({
    mode: "none",
    entry: path.join(folder, "entry.js"),
    output: { path: path.join(folder, "out") },
    module: { rules },
    cache: { type: "filesystem", cacheDirectory: path.join(folder, "cache") },
    plugins: [new MiniCssExtractPlugin(), ...plugins],
  })!;
  const stats = await new Promise<webpack.Stats>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result!))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  return [stats.hash!, stats.compilation.children.length];
}

it("is the same for the same code, whether style sheets come from the cache or not", async () => {
  const [cold, coldSheets] = await bundle([new SteadyHash()]);
  const [warm, warmSheets] = await bundle([new SteadyHash()]);
  expect([coldSheets, warmSheets]).toEqual([1, 0]);
  expect(warm).toBe(cold);
});

it("is another one for other styles", async () => {
  const [before] = await bundle([new SteadyHash()]);
  fs.writeFileSync(path.join(folder, "look.css"), "a{color:blue}");
  expect((await bundle([new SteadyHash()]))[0]).not.toBe(before);
});

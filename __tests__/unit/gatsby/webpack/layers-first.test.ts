import fs from "node:fs";
import path from "node:path";
import webpack from "webpack";
import { LayersFirst } from "../../../../src/gatsby/webpack";
import { readLayers } from "../../../../src/outputs/style-tokens";
import { makeFolder, removeFolders } from "../../../stand-ins/content-folder";

const NAMES = "@layer base, components;";

afterEach(removeFolders);

it("begins style sheets with the names of the layers, and leaves other files alone", async () => {
  const folder = makeFolder({ "entry.js": "1" });
  const emit: webpack.WebpackPluginInstance = {
    apply: ({ hooks, webpack: { sources } }) =>
      void hooks.thisCompilation.tap("emit", (compilation) =>
        compilation.hooks.additionalAssets.tap("emit", () =>
          compilation.emitAsset("styles.css", new sources.RawSource("@layer components{}")),
        ),
      ),
  };
  const compiler = webpack({
    mode: "none",
    context: folder,
    entry: "./entry.js",
    output: { path: folder, filename: "out.js" },
    plugins: [emit, new LayersFirst(NAMES)],
  });
  await new Promise<void>((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve())));
  expect(fs.readFileSync(path.join(folder, "styles.css"), "utf8")).toBe(`${NAMES}\n@layer components{}`);
  expect(fs.readFileSync(path.join(folder, "out.js"), "utf8")).not.toContain("@layer");
}, 120_000);

describe("readLayers", () => {
  const read = (css: string) => readLayers(path.join(makeFolder({ "a.css": css }), "a.css"));

  it("finds the statement", () => {
    expect(read(`/* Layers. */\n${NAMES}\n`)).toBe(NAMES);
  });

  it("says what is missing where there is none", () => {
    expect(() => read("@layer base { a {} }")).toThrow(/a\.css does not declare/);
  });
});

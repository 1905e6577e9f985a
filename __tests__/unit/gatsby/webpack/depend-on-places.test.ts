import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import webpack from "webpack";
import { DependOnPlaces, notePlaces } from "../../../../src/gatsby/webpack/depend-on-places";

const BEFORE = new Date(Date.now() - 60_000);

let folder: string;
const at = (name: string) => path.join(folder, name);
beforeEach(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "places-")));
  fs.mkdirSync(at("content"));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Reads a file that it does not tell webpack of, as a module is compiled with addresses of other texts. */
const LOADER = `module.exports = () => "export default " + require("fs").readFileSync(${'__dirname + "/address.json"'});`;

/** Makes a bundle with a cache on the disk, in which the text of `content/` has the address of another. */
async function bundle(address: string): Promise<string> {
  fs.writeFileSync(at("address.json"), JSON.stringify(address));
  const compiler = webpack({
    ...{ mode: "production", context: folder, entry: "./content/post.mdx" },
    output: { path: at("out"), library: { type: "commonjs2" } },
    cache: { type: "filesystem", cacheDirectory: at("cache"), buildDependencies: { defaultWebpack: [] } },
    module: { rules: [{ test: /\.mdx$/, loader: at("loader.cjs") }] },
    plugins: [new DependOnPlaces(at("content"), at("places.json"))],
  })!;
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? stats) : resolve())),
  );
  await new Promise((resolve) => compiler.close(resolve));
  return fs.readFileSync(at("out/main.js"), "utf8");
}

it("has a text compiled anew when a place has changed, and only then", async () => {
  for (const [name, text] of Object.entries({ "content/post.mdx": "", "loader.cjs": LOADER, "places.json": "1" })) {
    fs.writeFileSync(at(name), text);
    fs.utimesSync(at(name), BEFORE, BEFORE);
  }
  expect(await bundle("/docs/intro")).toContain("/docs/intro");
  expect(await bundle("/docs/overview")).toContain("/docs/intro");
  fs.writeFileSync(at("places.json"), "2");
  expect(await bundle("/docs/overview")).toContain("/docs/overview");
});

it("writes the places only when they are other ones", () => {
  const note = (places: string) => {
    notePlaces([["blog/a.mdx", places]], at("places.json"));
    return fs.statSync(at("places.json")).ino;
  };
  const first = note("1");
  expect(note("1")).toBe(first);
  expect(note("2")).not.toBe(first);
  expect(JSON.parse(fs.readFileSync(at("places.json"), "utf8"))).toEqual([["blog/a.mdx", "2"]]);
});

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import webpack, { type Stats } from "webpack";
import { KeepBundle } from "../../../../src/node/webpack/keep-bundle";

const BEFORE = new Date(Date.now() - 60_000);

let folder: string;
beforeEach(() => (folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "keep-")))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Writes a file that was there before the bundle is begun. */
function write(name: string, text: string): void {
  fs.writeFileSync(path.join(folder, name), text);
  fs.utimesSync(path.join(folder, name), BEFORE, BEFORE);
}

interface Bundled {
  stats: Stats;
  /** Whether it was made anew. */
  made: boolean;
}

async function bundle(definitions: Record<string, string> = {}, more: webpack.Configuration = {}): Promise<Bundled> {
  let made = false;
  const compiler = webpack({
    ...{ mode: "production", context: folder, entry: "./entry.js" },
    output: { path: path.join(folder, "out"), chunkFilename: "[name].js" },
    plugins: [
      new webpack.DefinePlugin(definitions),
      ({ hooks }) => hooks.make.tap("Watch", () => void (made = true)),
      new KeepBundle(path.join(folder, "note.json"), ["beside.json"]),
    ],
    ...more,
  })!;
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result!))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  return { stats, made };
}

const out = (name: string) => path.join(folder, "out", name);

beforeEach(async () => {
  write("part.js", "export const part = 1;");
  write("entry.js", 'import("./part").then(console.log, () => console.log(LEVEL));');
  fs.mkdirSync(path.join(folder, "out"));
  write("out/beside.json", "{}");
  expect((await bundle({ LEVEL: "1" })).made).toBe(true);
});

it("makes no bundle again of which nothing has changed, and says of it what it said", async () => {
  const script = fs.readFileSync(out("main.js"), "utf8");
  const { stats, made } = await bundle({ LEVEL: "1" });
  expect([made, stats.hasErrors(), stats.hasWarnings()]).toEqual([false, false, false]);
  expect(fs.readFileSync(out("main.js"), "utf8")).toBe(script);
  fs.rmSync(path.join(folder, "note.json"));
  const again = await bundle({ LEVEL: "1" });
  expect([again.made, again.stats.hash]).toEqual([true, stats.hash]);
  const groups = ({ compilation }: Stats) =>
    compilation.chunkGroups.map(({ name, chunks, childrenIterable, origins }) => ({
      ...{ name: name ?? null, hashes: chunks.map(({ hash }) => hash) },
      children: [...childrenIterable].map((child) => compilation.chunkGroups.indexOf(child)),
      origins: origins.map(({ module }) => module?.identifier() ?? null),
    }));
  expect(groups(stats)).toEqual(groups(again.stats));
  expect(groups(stats)[0]!.children).toEqual([1]);
});

it.each([
  ["a file that was read", () => write("part.js", "export const part = 2;")],
  ["a file that wins over one that was read", () => write("part", "export const part = 3;")],
  ["a script that was written", () => write("out/main.js", "")],
  ["what others write beside it", () => write("out/beside.json", "[]")],
])("makes it anew when there is a change of %s", async (_, change) => {
  change();
  expect((await bundle({ LEVEL: "1" })).made).toBe(true);
});

it.each([
  ["a script is gone", () => fs.rmSync(out("main.js"))],
  ["a file that was read is gone", () => fs.rmSync(path.join(folder, "part.js"))],
  ["somebody has been at the note", () => fs.writeFileSync(path.join(folder, "note.json"), "{")],
])("makes it anew when %s", async (_, change) => {
  change();
  expect((await bundle({ LEVEL: "1" })).made).toBe(true);
});

it("makes it anew with other values or settings", async () => {
  expect((await bundle({ LEVEL: "2" })).made).toBe(true);
  expect((await bundle({ LEVEL: "2" }, { devtool: "source-map" })).made).toBe(true);
});

it("keeps no bundle that has warnings or errors, so that they are said again", async () => {
  write("part.js", "import { none } from './other'; export const part = none;");
  write("other.js", "export const other = 1;");
  expect((await bundle({ LEVEL: "1" })).stats.hasWarnings()).toBe(true);
  expect((await bundle({ LEVEL: "1" })).stats.hasWarnings()).toBe(true);
});

it("keeps no bundle of which a file was saved while it was made", async () => {
  const saved = path.join(folder, "part.js");
  const save: webpack.WebpackPluginInstance = {
    apply: ({ hooks }) =>
      hooks.make.tap("Save", () => fs.utimesSync(saved, Date.now() / 1000 + 60, Date.now() / 1000 + 60)),
  };
  const plugins = [new webpack.DefinePlugin({ LEVEL: "2" }), save, new KeepBundle(path.join(folder, "note.json"))];
  await bundle({}, { plugins });
  fs.utimesSync(saved, BEFORE, BEFORE);
  expect((await bundle({ LEVEL: "2" })).made).toBe(true);
});

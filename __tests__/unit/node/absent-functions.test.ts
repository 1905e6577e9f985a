import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createRequire } from "node:module";
import type { ParentSpanPluginArgs } from "gatsby";
import { skipAbsentFunctions } from "../../../src/node/absent-functions";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "functions-"));
const home = process.cwd();
const mode = process.env.NODE_ENV;
beforeEach(() => {
  process.chdir(folder);
  Object.assign(process.env, { NODE_ENV: "production" });
});
afterEach(() => {
  process.chdir(home);
  Object.assign(process.env, { NODE_ENV: mode });
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** The hooks that are left to the plugin which bundles functions. */
function hooksLeft(functions: unknown[] = []): string[] {
  const bundler = {
    name: "functions",
    resolve: "/gatsby/functions",
    nodeAPIs: ["onPreBootstrap", "onCreateDevServer"],
  };
  const other = { name: "other", resolve: path.join(folder, "other"), nodeAPIs: ["onPreBootstrap"] };
  const store = { getState: () => ({ flattenedPlugins: [other, bundler], functions }) };
  skipAbsentFunctions({ store } as unknown as ParentSpanPluginArgs);
  expect(other.nodeAPIs).toEqual(["onPreBootstrap"]);
  return bundler.nodeAPIs;
}

const BOTH = ["onPreBootstrap", "onCreateDevServer"];

it("bundles no functions where there are none", () => {
  expect(hooksLeft()).toEqual(["onCreateDevServer"]);
});

it.each(["src/api", "other/src/api/other"])("bundles those in %s", (name) => {
  fs.mkdirSync(path.join(folder, name), { recursive: true });
  expect(hooksLeft()).toEqual(BOTH);
  fs.rmSync(path.join(folder, name), { recursive: true });
});

it("bundles once more when the build before had some, and while developing, when some may come", () => {
  expect(hooksLeft([{ functionRoute: "hello" }])).toEqual(BOTH);
  Object.assign(process.env, { NODE_ENV: "development" });
  expect(hooksLeft()).toEqual(BOTH);
});

it("names the plugin and the hook as Gatsby does", () => {
  const gatsby = path.join(home, "node_modules/gatsby/dist/internal-plugins/functions");
  const hooks = createRequire(path.join(home, "package.json"))(path.join(gatsby, "gatsby-node.js")) as object;
  expect(Object.keys(hooks)).toContain("onPreBootstrap");
  expect(JSON.parse(fs.readFileSync(path.join(gatsby, "package.json"), "utf8"))).toMatchObject({ name: "functions" });
});

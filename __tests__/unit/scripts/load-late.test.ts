import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";

const LOAD_LATE = path.resolve("scripts/load-late.cjs");
const GATSBY = path.resolve("node_modules/gatsby/package.json");
const CLI = path.resolve("node_modules/gatsby-cli/package.json");
const BABEL_LOADER = path.resolve("node_modules/babel-loader/package.json");
const FUNCTIONS = path.resolve("node_modules/gatsby/dist/internal-plugins/functions/gatsby-node.js");

/** Runs a text as code in a new process that has been told to load some packages late, and returns what it says. */
const run = (code: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ["--require", LOAD_LATE, "--eval", code], { encoding: "utf8" }).split("\n").at(-2)!,
  );

/** Code that asks as a file of Gatsby would. */
const AS_GATSBY = `
const Module = require("module");
const parent = new Module(${JSON.stringify(path.resolve("node_modules/gatsby/dist/commands/build.js"))});
parent.filename = parent.id;
parent.paths = Module._nodeModulePaths(require("path").dirname(parent.id));
const ask = (name) => parent.require(name);
const isLoaded = (name) => Object.keys(require.cache).some((file) => file.includes("node_modules/" + name + "/"));
const say = (value) => console.log(JSON.stringify(value));
`;

it("loads a package of Gatsby when something of it is asked for, as it is", () => {
  const code = `${AS_GATSBY}
const express = ask("express");
const before = [express.__esModule, isLoaded("express")];
const app = express();
say([...before, typeof app.get, typeof express.Router, Object.keys(express).includes("static"), isLoaded("express")]);`;
  expect(run(code)).toEqual([false, false, "function", "function", true, true]);
});

it("makes what a package makes with new, and says in which class it is", () => {
  const code = `${AS_GATSBY}
const PrettyError = ask("pretty-error");
const made = new PrettyError();
say([typeof made.render, made instanceof PrettyError]);`;
  expect(run(code)).toEqual(["function", true]);
});

it("makes a minifier only when somebody uses it", () => {
  const code = `${AS_GATSBY}
const Terser = ask("terser-webpack-plugin");
const made = new Terser({ parallel: false });
say([isLoaded("terser-webpack-plugin"), typeof made.apply, made.options.parallel, isLoaded("terser-webpack-plugin")]);`;
  expect(run(code)).toEqual([false, "function", false, true]);
});

it("leaves what others ask for alone", () => {
  expect(run(`${AS_GATSBY} require("express"); say(isLoaded("express"))`)).toBe(true);
});

it("means packages of Gatsby, not their own nor the folder that the project is in", () => {
  const asks = (file: string, name: string) => `
const Module = require("module");
const parent = new Module(${JSON.stringify(path.resolve(file))});
parent.filename = parent.id;
parent.paths = Module._nodeModulePaths(${JSON.stringify(process.cwd())});
console.log(JSON.stringify(require("util").types.isProxy(parent.require(${JSON.stringify(name)}))));`;
  expect(run(asks("node_modules/gatsby/dist/utils/start-server.js", "express"))).toBe(true);
  expect(run(asks("node_modules/gatsby-cli/node_modules/yargs/build/lib/yargs.js", "express"))).toBe(false);
  expect(run(asks("/home/gatsby-blog/node_modules/other/index.js", "express"))).toBe(false);
});

it("knows of each package whether its parts have names", () => {
  const { LATE } = createRequire(__filename)(LOAD_LATE) as { LATE: Record<string, boolean> };
  const hasNames = (name: string) => {
    for (const from of [BABEL_LOADER, GATSBY, CLI, FUNCTIONS]) {
      try {
        return (createRequire(from)(name) as { __esModule?: boolean }).__esModule === true;
      } catch (error) {
        if ((error as { code?: string }).code !== "MODULE_NOT_FOUND") throw error;
      }
    }
    return undefined;
  };
  expect(Object.fromEntries(Object.keys(LATE).map((name) => [name, hasNames(name)]))).toEqual(LATE);
});

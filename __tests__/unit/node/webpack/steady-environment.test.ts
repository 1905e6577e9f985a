import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { DefinePlugin } from "webpack";
import { forgetEnvironment } from "../../../../src/node/webpack/steady-environment";

const ENVIRONMENT = { BUILD_ID: "17", GATSBY_GISCUS_REPO: "ada/site", NODE_ENV: "test" };

it("takes the shell's variables from what is replaced in code", () => {
  const define = new DefinePlugin({ "process.env.BUILD_ID": '"17"', "process.env.GATSBY_GISCUS_REPO": '"ada/site"' });
  forgetEnvironment({ plugins: [define] }, ENVIRONMENT);
  expect(define.definitions).toEqual({ "process.env.GATSBY_GISCUS_REPO": '"ada/site"' });
});

it("leaves what Gatsby asks for, what is no variable, and what the environment does not have", () => {
  const definitions = {
    "process.env": "({})",
    "process.env.NODE_ENV": '"production"',
    "process.env.BUILD_STAGE": '"build-html"',
    "process.env.ELSEWHERE": '"yes"',
    __PATH_PREFIX__: '"/docs"',
  };
  const define = new DefinePlugin({ ...definitions });
  forgetEnvironment({ plugins: [{}, define] }, ENVIRONMENT);
  expect(define.definitions).toEqual(definitions);
});

describe("with a file of Gatsby's own", () => {
  const folder = process.cwd();
  beforeEach(() => {
    process.chdir(fs.mkdtempSync(path.join(os.tmpdir(), "environment-")));
    fs.writeFileSync(".env.production", "SHOP=open # and more\n");
    fs.writeFileSync(".env.staging", "STAGE=1\n");
  });
  afterEach(() => {
    const emptied = process.cwd();
    process.chdir(folder);
    fs.rmSync(emptied, { recursive: true });
  });

  it.each([
    ["production", { NODE_ENV: "production" }, ["process.env.SHOP"]],
    [
      "the environment that Gatsby is told",
      { NODE_ENV: "production", GATSBY_ACTIVE_ENV: "staging" },
      ["process.env.STAGE"],
    ],
  ] as const)("leaves what browsers have of it in %s, though the shell has it too", (_, settings, left) => {
    const define = new DefinePlugin({ "process.env.SHOP": '"open"', "process.env.STAGE": '"1"' });
    forgetEnvironment({ plugins: [define] }, { ...settings, SHOP: "open", STAGE: "1" });
    expect(Object.keys(define.definitions)).toEqual(left);
  });
});

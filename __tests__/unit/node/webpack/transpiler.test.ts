import { transform, type TransformOptions } from "esbuild";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { transpileFast } from "../../../../src/node/webpack/transpiler";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "transpiler-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function write(name: string, code: string): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, code);
  return file;
}

const babel = () => [{ loader: "babel", options: { stage: "build-javascript" } }];
const main = () => ({ test: /\.(js|mjs|jsx|ts|tsx)$/, use: babel });

function loadersOf(resource: string, issuer = "/src/other.tsx") {
  const config = { module: { rules: [main()] } };
  transpileFast(config);
  const rules = config.module.rules as unknown as { use(asked: object): { loader: string; options: object }[] }[];
  return rules.flatMap((rule) => rule.use({ resource, issuer }));
}

it("gives code to esbuild alone, by what its name says it is", () => {
  const [typed, ...others] = loadersOf(write("a.ts", "export const one = <T>(value: T): T => value;"));
  expect([typed!.loader, typed!.options]).toEqual(["esbuild-loader", expect.objectContaining({ loader: "ts" })]);
  expect(others).toEqual([]);
  const [plain] = loadersOf(write("b.js", "export default () => <p />;"));
  expect(plain!.options).toEqual(expect.objectContaining({ loader: "tsx" }));
});

it("imports React for components that do not, and for nothing else", () => {
  const bannerOf = (name: string, code: string) =>
    (loadersOf(write(name, code))[0]!.options as { banner?: string }).banner;
  const element = "export const A = () => <p />;";
  expect(bannerOf("beside-a-text.tsx", element)).toBe('import * as React from "react";');
  expect(bannerOf("beside-a-text.jsx", `import { useState } from "react";\n${element}`)).toContain("React");
  expect(bannerOf("namespace.tsx", `import * as React from "react";\n${element}`)).toBeUndefined();
  expect(bannerOf("default.jsx", `import React from "react";\n${element}`)).toBeUndefined();
  expect(bannerOf("no-component.ts", "export const a = 1;")).toBeUndefined();
});

it("gives queries to Gatsby too, after esbuild and without a preset", () => {
  const withQuery = loadersOf(write("c.tsx", "export const query = graphql`{ a }`;"));
  expect(withQuery.map(({ loader }) => loader)).toEqual(["babel", "esbuild-loader"]);
  const { stage, configFile } = withQuery[0]!.options as { stage: string; configFile: string };
  expect(stage).toBe("build-javascript");
  expect(JSON.parse(fs.readFileSync(configFile, "utf8"))).toEqual({});
});

it("gives pages to Gatsby, which takes out what only the build needs", () => {
  const page = loadersOf(write("d.tsx", "export const config = () => ({});"), "/.cache/_this_is_async-requires.js");
  expect(page.map(({ loader }) => loader)).toEqual(["babel", "esbuild-loader"]);
});

it("leaves out the second rule for TypeScript, and gives JavaScript to the rule for pages made of modules", () => {
  const twin = { test: /\.tsx?$/, use: babel };
  const modules = { test: /\.[tj]sx?$/, resourceQuery: /__contentFilePath/, use: babel };
  const styles = { test: /\.css$/ };
  const config = { module: { rules: [main(), styles, modules, twin] } };
  transpileFast(config);
  expect(config.module.rules.slice(1)).toEqual([styles, modules, { ...main(), use: expect.any(Function) }]);
});

it("minifies the scripts that stand in pages, and leaves other code to the bundler's minifier", () => {
  const folderOfScripts = path.join(folder, "src/browser");
  fs.mkdirSync(folderOfScripts, { recursive: true });
  const isMinified = (name: string) =>
    (loadersOf(write(`src/browser/${name}.ts`, ""))[0]!.options as { minify: boolean }).minify;
  expect(["boot-script", "load-app", "tabs"].map(isMinified)).toEqual([true, true, false]);
});

it("makes assignments of the fields of classes, which need no helper", async () => {
  const code = "export class A { one = 1; constructor(private readonly two: number) {} }";
  const { options } = loadersOf(write("fields.ts", code))[0]!;
  expect((await transform(code, options as TransformOptions)).code).toMatch(/this\.two = two;\s*this\.one = 1;/);
});

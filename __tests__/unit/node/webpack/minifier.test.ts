import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import webpack from "webpack";
import { minifyForModernBrowsers, type Optimized } from "../../../../src/node/webpack/minifier";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "minify-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Makes a bundle of a module and returns where it lies. */
async function bundle(code: string): Promise<string> {
  fs.writeFileSync(path.join(folder, "entry.js"), code);
  const config: Optimized & webpack.Configuration = {
    ...{ mode: "production", context: folder, entry: "./entry.js", target: ["web", "es2022"] },
    output: { path: path.join(folder, "out"), assetModuleFilename: "[name][ext]" },
    optimization: {},
  };
  minifyForModernBrowsers(config as Optimized);
  await new Promise<void>((resolve, reject) => {
    webpack(config, (error, stats) => (error || stats?.hasErrors() ? reject(error ?? stats) : resolve()));
  });
  return path.join(folder, "out");
}

it("makes scripts small, for browsers that know the language of today", async () => {
  const out = await bundle("/* A comment. */\nconst first = window.some?.part ?? 0;\nwindow.tell(() => first);\n");
  const script = fs.readFileSync(path.join(out, "main.js"), "utf8");
  expect(script).toContain("?.");
  expect(script).not.toMatch(/function|comment|\n/i);
});

it("makes style sheets small and keeps what they say, modern rules too", async () => {
  fs.writeFileSync(
    path.join(folder, "sheet.css"),
    "@layer base {\n  /* A rule. */\n  .a {\n    color: #ffffff;\n    &:has(b) { inset-block-start: 0px; }\n  }\n}\n",
  );
  const out = await bundle("new URL('./sheet.css', import.meta.url);");
  const sheet = fs.readFileSync(path.join(out, "sheet.css"), "utf8");
  expect(sheet).toBe("@layer base{.a{color:#fff;&:has(b){inset-block-start:0px}}}");
});

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import webpack from "webpack";
import { minifyForModernBrowsers, type Optimized } from "../../../../src/node/webpack/minifier";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "minify-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

it("makes style sheets small and keeps what they say, modern rules too", async () => {
  fs.writeFileSync(path.join(folder, "entry.js"), "new URL('./sheet.css', import.meta.url);");
  fs.writeFileSync(
    path.join(folder, "sheet.css"),
    "@layer base {\n  /* A rule. */\n  .a {\n    color: #ffffff;\n    &:has(b) { inset-block-start: 0px; }\n  }\n}\n",
  );
  const config: Optimized & webpack.Configuration = {
    ...{ mode: "production", context: folder, entry: "./entry.js" },
    output: { path: path.join(folder, "out"), assetModuleFilename: "[name][ext]" },
    optimization: {},
  };
  minifyForModernBrowsers(config as Optimized);
  await new Promise<void>((resolve, reject) => {
    webpack(config, (error, stats) => (error || stats?.hasErrors() ? reject(error ?? stats) : resolve()));
  });
  const sheet = fs.readFileSync(path.join(folder, "out/sheet.css"), "utf8");
  expect(sheet).toBe("@layer base{.a{color:#fff;&:has(b){inset-block-start:0px}}}");
});

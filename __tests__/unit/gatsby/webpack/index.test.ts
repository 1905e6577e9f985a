import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import type { CreateWebpackConfigArgs } from "gatsby";
import webpack from "webpack";
import { BUNDLE_HASH_LENGTH } from "../../../../src/shared/built-files";
import { enterFolder, makeFolder, writeFiles } from "../../../stand-ins/content-folder";
import { configureWebpack } from "../../../../src/gatsby/webpack";

/** The packages that Gatsby uses. They have no types. */
const ofGatsby = (name: string): string =>
  require.resolve(name, { paths: [path.dirname(require.resolve("gatsby/package.json"))] });
const MiniCssExtractPlugin = jest.requireActual(ofGatsby("mini-css-extract-plugin")) as {
  new (options?: object): webpack.WebpackPluginInstance;
  loader: string;
};

const ALGOLIA = { GATSBY_ALGOLIA_APP_ID: "A", GATSBY_ALGOLIA_SEARCH_KEY: "k", GATSBY_ALGOLIA_INDEX: "i" };

function configure(config: object, stage = "build-javascript") {
  const replaceWebpackConfig = jest.fn();
  const setWebpackConfig = jest.fn();
  const args = {
    actions: { replaceWebpackConfig, setWebpackConfig },
    getConfig: () => config,
    loaders: { postcss: (options: object) => options },
    plugins: {
      define: (values: object) => values,
      normalModuleReplacement: (...replaced: unknown[]) => replaced,
      extractText: (options: object) => new MiniCssExtractPlugin(options),
    },
    stage,
  };
  configureWebpack(args as unknown as CreateWebpackConfigArgs, "");
  return { replaceWebpackConfig, added: setWebpackConfig.mock.calls.flatMap(([{ plugins }]) => plugins as unknown[]) };
}

it("keeps fonts out of the styles, however small they are", () => {
  const use = [{ loader: "url-loader", options: { limit: 10_000, name: "[name]" } }];
  configure({ module: { rules: [{ test: /\.css$/ }, { test: /\.woff2$/, use }] } });
  expect(use[0]!.options).toEqual({ limit: false, name: "[name]" });
});

it("tells the code that renders pages the id of an announcement that visitors can close", () => {
  process.env.SITE_CONTENT_DIR = makeFolder({});
  const without = configure({}, "build-html").added;
  expect(without).toContainEqual(expect.objectContaining({ __ANNOUNCEMENT_ID__: '("")' }));
  Object.assign(process.env, { GATSBY_ANNOUNCEMENT_HTML: "Hi", GATSBY_ANNOUNCEMENT_ID: "v2" });
  const { added } = configure({}, "build-html");
  expect(added).toContainEqual(expect.objectContaining({ __ANNOUNCEMENT_ID__: '("v2")' }));
});

it("tells the code that renders pages which styles are in them, wherever the styles are from", () => {
  process.env.SITE_CONTENT_DIR = makeFolder({});
  const code = path.resolve("src");
  const folder = enterFolder({});
  fs.symlinkSync(code, path.join(folder, "src"));
  const constants = [undefined, "styles.a.css", "styles.b.css"].map((sheet) => {
    const stats = { assetsByChunkName: { app: ["app-c.js", sheet] } };
    if (sheet) writeFiles(folder, { "public/webpack.stats.json": JSON.stringify(stats) });
    return Object.assign({}, ...configure({}, "build-html").added) as Record<string, string>;
  });
  expect(new Set(constants.map((each) => each.__STYLES_DIGEST__)).size).toBe(3);
});

it("tells the browser's code the public settings of Algolia, or that there are none", () => {
  const off = configure({}).added;
  expect(off).toContainEqual({ __ALGOLIA__: "(null)", __SERVICES__: "(null)" });
  Object.assign(process.env, ALGOLIA);
  const on = configure({}).added;
  expect(on).toContainEqual({
    __ALGOLIA__: '({"appId":"A","searchKey":"k","index":"i"})',
    __SERVICES__: "(null)",
  });
});

it.each(["", "\uFEFF"])("imports React for a component that does not, if its file begins with %j", (beginning) => {
  const rules: object[] = [];
  configure({ module: { rules } });
  const { use } = rules[0] as { use(asked: { resource: string }): [{ options: { banner?: string } }] };
  const box = "export const Box = () => <p />;";
  const folder = makeFolder({
    "own.tsx": `${beginning}import React from "react";\n${box}`,
    "none.tsx": beginning + box,
  });
  const banners = ["own.tsx", "none.tsx"].map((name) => use({ resource: path.join(folder, name) })[0].options.banner);
  expect(banners).toEqual([undefined, 'import React from "react";']);
});

it("has TypeScript and JSX without queries transpiled by esbuild, and everything else by Gatsby", () => {
  const babel = { test: /\.(js|tsx?)$/ } as { test: RegExp; exclude?: (file: string) => boolean };
  const rules: object[] = [babel, { test: /\.css$/ }];
  configure({ module: { rules } });
  const { include } = rules[2] as { include(file: string): boolean };
  const folder = makeFolder({ "lamp.jsx": "export const Lamp = () => <b>Lamp</b>;" });
  const files = ["src/components/ui/icons.tsx", "src/templates/post.tsx", ".cache/production-app.js"];
  const withQuery = "src/components/layout/use-site.ts";
  expect(
    [...files, withQuery, path.join(folder, "lamp.jsx")].map((file) => [include(file), babel.exclude!(file)]),
  ).toEqual([
    [true, true],
    [false, false],
    [false, false],
    [false, false],
    [true, true],
  ]);
  expect(rules[1]).not.toHaveProperty("exclude");
  const other: object[] = [{ test: /\.tsx?$/ }];
  configure({ module: { rules: other } }, "develop");
  expect(other).toEqual([{ test: /\.tsx?$/ }]);
});

it("removes the scripts and style sheets of earlier builds, and nothing else of the site", () => {
  const config: { output?: { clean: { keep(asset: string): boolean } } } = {};
  configure(config);
  const hash = "9".repeat(BUNDLE_HASH_LENGTH);
  enterFolder({ [`static/embed-${hash}.js`]: "" });
  const ofPages = [`app-${hash}.js`, `styles.${hash}.css`];
  const stale = [...ofPages, ...ofPages.map((name) => `${name}.map`), `static/menu-${hash}.css`];
  const kept = [
    ...[`embed-${hash}.js`, "sw.js", "about/index.html"],
    ...["static/print-0123456789abcdef.css", `static/a/menu-${hash}.css`],
  ];
  expect([...stale, ...kept].filter((asset) => config.output!.clean.keep(asset))).toEqual(kept);
});

describe("style sheets", () => {
  let folder: string;
  beforeEach(() => {
    folder = makeFolder({ "index.js": 'import "./menu.css";', "menu.css": "@layer ui{a{}}" });
  });

  async function build() {
    const config: { plugins: webpack.WebpackPluginInstance[] } = { plugins: [new MiniCssExtractPlugin()] };
    const [layersFirst] = configure(config).added as webpack.WebpackPluginInstance[];
    const compiler = webpack({
      ...{ mode: "none", context: folder, entry: "./index.js", plugins: [...config.plugins, layersFirst] },
      module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, ofGatsby("css-loader")] }] },
      output: { path: path.join(folder, "public") },
      cache: { type: "filesystem", cacheDirectory: path.join(folder, "cache") },
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    await promisify(compiler.close.bind(compiler))();
    return stats!.hash;
  }

  it("have the same hash with webpack's cache as without", async () => {
    const hashes = [await build(), await build()];
    expect(hashes).toEqual([expect.any(String), hashes[0]]);
  });

  it("begin with the names of the layers, and scripts do not", async () => {
    await build();
    const site = path.join(folder, "public");
    const [css, js] = fs.readdirSync(site).map((name) => fs.readFileSync(path.join(site, name), "utf8"));
    expect(css).toMatch(/^@layer reset, [a-z, ]+;\n@layer ui/);
    expect(js).not.toContain("@layer");
  });
});

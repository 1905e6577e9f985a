import fs from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { configureWebpack } from "../../../../src/node/webpack";
import { ReloadChangedPages } from "../../../../src/node/webpack/reload-changed-pages";
import { WaitAfter } from "../../../../src/node/webpack/wait-after";

class MiniCssExtractPlugin {
  options = { ignoreOrder: false };
}
class OtherPlugin {
  options = { ignoreOrder: false };
}

const ALGOLIA = { GATSBY_ALGOLIA_APP_ID: "A", GATSBY_ALGOLIA_SEARCH_KEY: "k", GATSBY_ALGOLIA_INDEX: "i" };

function configure(config: object, stage = "build-javascript") {
  const replaceWebpackConfig = jest.fn();
  const setWebpackConfig = jest.fn();
  configureWebpack({
    actions: { replaceWebpackConfig, setWebpackConfig },
    getConfig: () => config,
    plugins: {
      define: (values: object) => values,
      normalModuleReplacement: (part: RegExp, file: string) => [part, file],
    },
    stage,
  } as unknown as CreateWebpackConfigArgs);
  return { replaceWebpackConfig, added: setWebpackConfig.mock.calls.flatMap(([{ plugins }]) => plugins as unknown[]) };
}

const replaced = (added: unknown[]) => added.filter((plugin): plugin is [RegExp, string] => Array.isArray(plugin));

describe("configureWebpack", () => {
  it("stops the warnings of the order of styles and changes no other plugin", () => {
    const plugins = [new OtherPlugin(), new MiniCssExtractPlugin()];
    const config = { plugins };
    expect(configure(config).replaceWebpackConfig).toHaveBeenCalledWith(config);
    expect(plugins.map(({ options }) => options.ignoreOrder)).toEqual([false, true]);
  });

  it("keeps fonts out of the styles, however small they are", () => {
    const use = [{ loader: "url-loader", options: { limit: 10_000, name: "[name]" } }];
    configure({ module: { rules: [{ test: /\.css$/ }, { test: /\.woff2$/, use }] } });
    expect(use[0]!.options).toEqual({ limit: false, name: "[name]" });
  });

  it("finds packages for posts in a content folder elsewhere, after those beside them", () => {
    const resolve = { modules: ["node_modules", path.resolve("node_modules")] };
    expect(configure({}).replaceWebpackConfig).toHaveBeenCalledWith(expect.objectContaining({ resolve }));
  });

  it("gives each compilation a rule of its own for style sheets, as webpack keeps compilations by them", () => {
    const [first, second] = [0, 1].map(() => {
      const oneOf: object[] = [{ test: /\.css$/ }];
      configure({ module: { rules: [{ oneOf }] } });
      return oneOf[0] as { generator: object };
    });
    expect(first!.generator).toEqual(second!.generator);
    expect(first!.generator).not.toBe(second!.generator);
  });

  it("lets the scripts of a page begin with its own, which finds Gatsby's by its name, and leaves other entries", () => {
    const entry = { app: "/site/.cache/production-app", polyfill: "/site/.cache/polyfill-entry" };
    const { replaceWebpackConfig, added } = configure({ entry });
    const app = path.resolve("src/browser/start-app.ts");
    expect(replaceWebpackConfig).toHaveBeenCalledWith(expect.objectContaining({ entry: { ...entry, app } }));
    const [, asked] = /import\(.*"([\w-]+)"\)/.exec(fs.readFileSync(app, "utf8"))!;
    expect(replaced(added).filter(([part]) => part.test(asked!))).toEqual([
      [expect.any(RegExp), path.resolve(".cache/production-app")],
    ]);
    for (const stage of ["develop", "build-html"]) {
      const other = { entry };
      configure(other, stage);
      expect(other.entry).toBe(entry);
    }
  });

  it("takes a stage without plugins", () => {
    expect(configure({}).replaceWebpackConfig).toHaveBeenCalledTimes(1);
  });

  it("gives a digest of the styles to the code that renders pages, and to no other", () => {
    const exists = jest.spyOn(fs, "existsSync").mockReturnValue(true);
    const { readFileSync } = fs;
    const read = jest
      .spyOn(fs, "readFileSync")
      .mockImplementation(((file: string, ...more: [BufferEncoding]) =>
        file === path.join("public", "webpack.stats.json")
          ? '{"assetsByChunkName":{"app":["frame-1.css"]}}'
          : readFileSync(file, ...more)) as typeof readFileSync);
    const digest = expect.objectContaining({ __STYLES_DIGEST__: expect.stringMatching(/^\("[0-9a-f]{8}"\)$/) });
    expect(configure({}, "build-html").added).toContainEqual(digest);
    expect(configure({}).added).not.toContainEqual(digest);
    for (const spy of [exists, read]) spy.mockRestore();
  });

  it("ends the bundle that renders pages when texts can be read, and waits for nothing in others", () => {
    const waits = (stage: string) => configure({}, stage).added.filter((plugin) => plugin instanceof WaitAfter).length;
    expect(["build-html", "build-javascript", "develop-html", "develop"].map(waits)).toEqual([1, 0, 0, 0]);
  });

  it("gives it the id of the announcement that visitors can close", () => {
    process.env.GATSBY_ANNOUNCEMENT_HTML = "Hi";
    process.env.GATSBY_ANNOUNCEMENT_ID = "v2";
    const { added } = configure({}, "build-html");
    delete process.env.GATSBY_ANNOUNCEMENT_HTML;
    delete process.env.GATSBY_ANNOUNCEMENT_ID;
    expect(added).toContainEqual(expect.objectContaining({ __ANNOUNCEMENT_ID__: '("v2")' }));
  });

  it("puts an empty module in the place of the parts of Gatsby that nobody uses, for visitors only", () => {
    const parts = replaced(configure({}).added);
    const isLeftOut = (name: string) => parts.some(([part]) => part.test(name));
    expect(isLeftOut("../node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js")).toBe(true);
    expect(isLeftOut("../node_modules/gatsby-plugin-offline/gatsby-browser.js")).toBe(false);
    // Gatsby writes its own into `.cache` with each build.
    const files = parts.map(([, file]) => file).filter((file) => !file.startsWith(path.resolve(".cache")));
    expect(files.filter((file) => !fs.existsSync(file))).toEqual([]);
    expect(replaced(configure({}, "develop").added)).toEqual([]);
  });

  it("has code and styles made small by nothing but what the site sets", () => {
    const config = { optimization: { minimizer: [new OtherPlugin()] } };
    configure(config);
    const names = config.optimization.minimizer.map(({ constructor }) => constructor.name);
    expect(names).toEqual(["ScriptMinifier", "StyleMinifier"]);
  });

  it("tells the browser's code the public settings of Algolia, or that there are none", () => {
    const off = configure({}).added;
    expect(off).toContainEqual({ __ALGOLIA__: "(null)", __SERVICES__: "(null)" });
    const environment = jest.replaceProperty(process, "env", { ...process.env, ...ALGOLIA });
    const on = configure({}).added;
    environment.restore();
    expect(on).toContainEqual({
      __ALGOLIA__: '({"appId":"A","searchKey":"k","index":"i"})',
      __SERVICES__: "(null)",
    });
  });

  it("makes a file of a style sheet that is asked for by its address, before any other rule of styles", () => {
    const styles = { test: /\.css$/ };
    const rules = [{ test: /\.js$/ }, { oneOf: [styles] }];
    configure({ module: { rules } });
    expect(rules[1]).toEqual({ oneOf: [expect.objectContaining({ type: "asset/resource" }), styles] });
  });

  it.each([
    ["develop", true],
    ["develop-html", false],
    ["build-javascript", false],
  ])("brings open pages the code that shows them now, where there are any: %s", (stage, isThere) => {
    expect(configure({}, stage).added.some((plugin) => plugin instanceof ReloadChangedPages)).toBe(isThere);
  });
});

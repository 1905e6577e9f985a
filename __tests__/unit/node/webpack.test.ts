import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { configureWebpack, digestStyles } from "../../../src/node/webpack";

class MiniCssExtractPlugin {
  options = { ignoreOrder: false };
}
class OtherPlugin {
  options = { ignoreOrder: false };
}

function configure(config: object, stage = "build-javascript") {
  const replaceWebpackConfig = jest.fn();
  const setWebpackConfig = jest.fn();
  configureWebpack({
    actions: { replaceWebpackConfig, setWebpackConfig },
    getConfig: () => config,
    plugins: { define: (values: object) => values },
    stage,
  } as unknown as CreateWebpackConfigArgs);
  return { replaceWebpackConfig, setWebpackConfig };
}

describe("configureWebpack", () => {
  it("stops the warnings of the order of styles and changes no other plugin", () => {
    const plugins = [new OtherPlugin(), new MiniCssExtractPlugin()];
    const config = { plugins };
    expect(configure(config).replaceWebpackConfig).toHaveBeenCalledWith(config);
    expect(plugins.map(({ options }) => options.ignoreOrder)).toEqual([false, true]);
  });

  it("takes a stage without plugins", () => {
    expect(configure({}).replaceWebpackConfig).toHaveBeenCalledTimes(1);
  });

  it("gives a digest of the styles to the code that renders pages, and to no other", () => {
    expect(configure({}, "build-html").setWebpackConfig).toHaveBeenCalledWith({
      plugins: [{ __STYLES_DIGEST__: expect.stringMatching(/^"[0-9a-f]{8}"$/) }],
    });
    expect(configure({}).setWebpackConfig).not.toHaveBeenCalled();
  });
});

describe("digestStyles", () => {
  it("changes with the text of a style sheet and with nothing else", () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "styles-"));
    fs.writeFileSync(path.join(folder, "a.css"), "a {}");
    const before = digestStyles(folder);
    fs.writeFileSync(path.join(folder, "a.ts"), "");
    expect(digestStyles(folder)).toBe(before);
    fs.writeFileSync(path.join(folder, "a.css"), "b {}");
    expect(digestStyles(folder)).not.toBe(before);
    fs.rmSync(folder, { recursive: true });
  });
});

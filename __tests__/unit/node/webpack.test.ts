import type { CreateWebpackConfigArgs } from "gatsby";
import { configureWebpack } from "../../../src/node/webpack";

class MiniCssExtractPlugin {
  options = { ignoreOrder: false };
}
class OtherPlugin {
  options = { ignoreOrder: false };
}

function configure(config: object) {
  const replaceWebpackConfig = jest.fn();
  configureWebpack({
    actions: { replaceWebpackConfig },
    getConfig: () => config,
  } as unknown as CreateWebpackConfigArgs);
  return replaceWebpackConfig;
}

describe("configureWebpack", () => {
  it("stops the warnings of the order of styles and changes no other plugin", () => {
    const plugins = [new OtherPlugin(), new MiniCssExtractPlugin()];
    const config = { plugins };
    expect(configure(config)).toHaveBeenCalledWith(config);
    expect(plugins.map(({ options }) => options.ignoreOrder)).toEqual([false, true]);
  });

  it("takes a stage without plugins", () => {
    expect(configure({})).toHaveBeenCalledTimes(1);
  });
});

import { DefinePlugin } from "webpack";
import { forgetEnvironment } from "../../../../src/node/webpack/steady-environment";

const ENVIRONMENT = { BUILD_ID: "17", GATSBY_GISCUS_REPO: "ada/site", NODE_ENV: "test" };

it("takes the shell's variables from what is replaced in code", () => {
  const define = new DefinePlugin({ "process.env.BUILD_ID": '"17"', "process.env.GATSBY_GISCUS_REPO": '"ada/site"' });
  forgetEnvironment({ plugins: [define] }, ENVIRONMENT);
  expect(define.definitions).toEqual({ "process.env.GATSBY_GISCUS_REPO": '"ada/site"' });
});

it("leaves what Gatsby sets, what a file of Gatsby's environment sets, and what is no variable", () => {
  const definitions = {
    "process.env": "({})",
    "process.env.NODE_ENV": '"production"',
    "process.env.BUILD_STAGE": '"build-html"',
    "process.env.FROM_FILE": '"yes"',
    __PATH_PREFIX__: '"/docs"',
  };
  const define = new DefinePlugin({ ...definitions });
  forgetEnvironment({ plugins: [{}, define] }, ENVIRONMENT);
  expect(define.definitions).toEqual(definitions);
});

import { readLayers, readTokens } from "../../../src/outputs/style-tokens";

it("says what a style sheet lacks", () => {
  expect(() => readTokens("dark", "package.json")).toThrow("package.json has no colors for the dark mode.");
  expect(() => readLayers("package.json")).toThrow("package.json does not declare the cascade layers");
});

import { readLayers, readTokens } from "../../../src/outputs/style-tokens";

it("names what is missing from a style sheet", () => {
  expect(() => readTokens("dark", "package.json")).toThrow("package.json has no colors for the dark mode.");
  expect(() => readLayers("package.json")).toThrow("package.json does not declare the cascade layers");
});

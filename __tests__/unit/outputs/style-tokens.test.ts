import { readTokens } from "../../../src/outputs/style-tokens";

describe("readTokens", () => {
  it("says when there are none", () => {
    expect(() => readTokens("dark", "package.json")).toThrow("package.json has no colors for the dark mode.");
  });
});

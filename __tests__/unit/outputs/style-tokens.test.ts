import { readTokens } from "../../../src/outputs/style-tokens";

describe("readTokens", () => {
  it("reads the colours of each mode from the style sheet", () => {
    const [dark, light] = [readTokens("dark"), readTokens("light")];
    expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
    expect(dark["color-page"]).toMatch(/^#[\da-f]{6}$/);
    expect(dark["color-page"]).not.toBe(light["color-page"]);
  });

  it("says when there are none", () => {
    expect(() => readTokens("dark", "package.json")).toThrow("package.json has no colors for the dark mode.");
  });
});

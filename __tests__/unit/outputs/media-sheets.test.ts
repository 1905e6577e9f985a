import { mediaSheets } from "../../../src/outputs/media-sheets";
import { readTokens } from "../../../src/outputs/style-tokens";

it("each sheet begins with the order of the layers, because the first sheet decides it", () => {
  for (const { css } of mediaSheets()) expect(css).toMatch(/^@layer reset, [a-z, ]+;/);
});

it("the rules for paper and for contrast have their media queries", () => {
  const [print, contrast] = mediaSheets();
  expect(print).toMatchObject({ media: "print", css: expect.stringContaining("@page resume") });
  expect(contrast).toMatchObject({
    media: expect.stringContaining("forced-colors: active"),
    css: expect.stringContaining("Highlight"),
  });
});

it("paper has every colour of the light mode, before its own colours", () => {
  const { css } = mediaSheets()[0]!;
  const light = css.indexOf(":root[data-theme] { color-scheme: light;");
  expect(light).toBeGreaterThan(0);
  const colours = Object.entries(readTokens("light")).map(([name, value]) => `--${name}: ${value};`);
  expect(colours.filter((colour) => !css.includes(colour, light))).toEqual([]);
  expect(css.indexOf("--color-page: #fff;")).toBeGreaterThan(light);
});

it("visitors without scripting whose system is light get the light colours, with more contrast too", () => {
  const light = mediaSheets().find(({ withoutScripting }) => withoutScripting)!;
  expect(light.media).toBe("(prefers-color-scheme: light)");
  const { "color-page": page } = readTokens("light");
  const { "color-page": starkPage } = readTokens("light", "src/styles/contrast.css");
  expect(light.css).toMatch(new RegExp(`@layer tokens \\{ \\S+ \\{ color-scheme: light; --color-page: ${page};`));
  expect(light.css).toMatch(new RegExp(`prefers-contrast: more\\) \\{ \\S+ \\{ --color-page: ${starkPage};`));
});

it("the name of a sheet has a hash, so that the file can be cached forever", () => {
  for (const { address } of mediaSheets()) expect(address).toMatch(/^\/static\/[a-z]+-[0-9a-f]{16}\.css$/);
});

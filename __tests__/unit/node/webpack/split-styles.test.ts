import fs from "node:fs";
import { isImmutable } from "../../../../src/shared/offline/manifest";
import { splitStyles } from "../../../../src/node/webpack/split-styles";

const POST = "component---src-templates-post-tsx";
const HOME = "component---src-pages-index-tsx";
const DOC = "component---src-templates-doc-category-tsx";

function groups() {
  const cacheGroups = { styles: { test: ({ type }: { type: string }) => type === "css", name: "styles" } };
  splitStyles({ optimization: { splitChunks: { cacheGroups } } } as unknown as Parameters<typeof splitStyles>[0]);
  return cacheGroups as unknown as {
    styles: { test(module: object, context: object): boolean; name(module: object): string };
  };
}

function sheetOf(chunks: (string | undefined)[], file = "/site/src/components/card.css"): string | undefined {
  const { styles } = groups();
  const module = { type: "css", nameForCondition: () => file };
  const chunkGraph = { getModuleChunksIterable: () => chunks.map((name) => ({ name })) };
  return styles.test(module, { chunkGraph }) ? styles.name(module) : undefined;
}

it.each([
  ["a style of one kind of page to that kind's sheet", [HOME], "styles-home"],
  [
    "a style of several templates of one kind to that kind's sheet",
    [DOC, "component---src-templates-doc-tsx"],
    "styles-docs",
  ],
  [
    "a style of posts to their sheet, though one is a module",
    [POST, `${POST}-content-file-path-a-index-mdx`],
    "styles-post",
  ],
  ["a style of several kinds to the sheet of the frame", [HOME, POST], "styles-frame"],
  ["what is in the code of every page to the sheet of the frame", ["app"], "styles-frame"],
  ["what a kind of page and a part that comes later use to that kind's sheet", [POST, undefined], "styles-post"],
  ["what only parts use that come later to the sheet of the frame", [undefined], "styles-frame"],
  [
    "what a kind without a sheet of its own uses to one for all of those",
    ["component---src-pages-404-tsx"],
    "styles-other",
  ],
])("gives %s", (_, chunks, sheet) => {
  expect(sheetOf(chunks)).toBe(sheet);
});

it("gives the styles of texts to one sheet, whoever uses them", () => {
  const imported = [...fs.readFileSync("src/styles/text.ts", "utf8").matchAll(/"\.\/(.*\.css)"/g)].map(
    ([, name]) => name!,
  );
  expect(imported).toContain("prose.css");
  for (const name of imported) expect(sheetOf([HOME, POST], `/site/src/styles/${name}`)).toBe("styles-text");
});

it("keeps the styles of the documentation out of the frame where no page has it", () => {
  const ofDocs = "/site/src/components/docs/docs-sidebar.css";
  expect(sheetOf([undefined], ofDocs)).toBe("styles-docs");
  expect(sheetOf([DOC, HOME], ofDocs)).toBe("styles-frame");
});

it("leaves code where it is", () => {
  const { styles } = groups();
  expect(styles.test({ type: "javascript/auto" }, {})).toBe(false);
});

it("puts the sheets where hosts and the worker keep files for good", () => {
  class MiniCssExtractPlugin {
    options = { filename: "[name].css", chunkFilename: "[name].css" };
  }
  const plugin = new MiniCssExtractPlugin();
  splitStyles({ plugins: [plugin, { constructor: { name: "Other" } }] });
  for (const name of Object.values(plugin.options)) {
    expect(isImmutable(`/${name.replace("[name]", "styles-list").replace("[contenthash]", "0123456789")}`)).toBe(true);
  }
});

it("takes a stage that bundles no styles", () => {
  expect(() => splitStyles({})).not.toThrow();
});

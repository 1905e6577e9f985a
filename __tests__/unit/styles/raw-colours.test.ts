import { styleSheets, type Sheet } from "./style-sheets";

/** Where colours may be written out: where the site's style sheets give a token its value. */
const givesToken = (file: string, line: string): boolean =>
  file.startsWith("src/styles/") && /^\s*--[\w-]+:/.test(line);
const NAMED = "black|white|gr[ae]y|red|green|blue|yellow|orange|purple|teal|navy|silver|gold";
const WRITTEN_OUT = new RegExp(
  `#[\\da-f]{3,8}\\b|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\\(|:[^;{]*\\b(?:${NAMED})\\b(?!-)`,
  "i",
);

/** Lines with a colour that is not a token, as `file:line text`. */
const rawColours = (sheets: Sheet[]): string[] =>
  sheets.flatMap(({ file, css }) =>
    css
      .split("\n")
      .flatMap((line, index) =>
        WRITTEN_OUT.test(line) && !givesToken(file, line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  );

it("keeps every colour of the style sheets in the tokens", () => {
  expect(rawColours(styleSheets())).toEqual([]);
});

it.each(["color: #0f766e;", "background: rgb(0 0 0 / 55%);", "border: 1px solid black;", "fill: oklch(70% 0.1 180);"])(
  "would find %s",
  (line) => {
    expect(rawColours([{ file: "a.css", css: `.a {\n${line}\n}` }])).toEqual([`a.css:2 ${line}`]);
  },
);

it("puts every rule into a layer, so that the specificity of selectors decides nothing between sheets", () => {
  // The styles of DocSearch are in no layer either, and what is in none wins over all layers. Two sheets have no rules.
  const withoutLayers = ["src/styles/breakpoints.css", "src/styles/fonts.css", "src/search/dialog/docsearch.css"];
  const loose = styleSheets().filter(
    ({ file, css }) => !withoutLayers.includes(file) && !/^\s*(@layer [^;{]+[{;][\s\S]*)$/.test(css),
  );
  expect(loose.map(({ file }) => file)).toEqual([]);
});

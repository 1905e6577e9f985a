import fs from "node:fs";
import { styleSheets } from "./style-sheets";

interface Sheet {
  file: string;
  css: string;
}

/** The properties whose values are tokens, and how the names of these begin. */
const SCALES = { "z-index": "--z-", "font-weight": "--weight-", "line-height": "--leading-" };
const DECLARATION = new RegExp(`(?<![\\w-])(${Object.keys(SCALES).join("|")}):\\s*([^;]+);`, "g");
const WIDTH = /@media[^{]*?width\s*[:<>=]+\s*([^)]+)\)/g;

const matches = (sheets: Sheet[], pattern: RegExp) =>
  sheets.flatMap(({ file, css }) =>
    [...css.matchAll(pattern)].map((match) => ({
      match,
      at: `${file}:${css.slice(0, match.index).split("\n").length}`,
    })),
  );

/** Declarations whose value is neither a token of its scale nor inherited. */
const literals = (sheets: Sheet[]): string[] =>
  matches(sheets, DECLARATION)
    .filter(({ match: [, name, value] }) => !value!.startsWith(`var(${SCALES[name as keyof typeof SCALES]}`))
    .filter(({ match: [, , value] }) => value !== "inherit")
    .map(({ match, at }) => `${at} ${match[0]}`);

/** Widths of media queries that the list does not have. */
const otherWidths = (sheets: Sheet[], list: string[]): string[] =>
  matches(sheets, WIDTH)
    .filter(({ match }) => !list.includes(match[1]!))
    .map(({ match, at }) => `${at} ${match[1]}`);

/** The list of widths in the comment of the tokens. */
const widthsIn = (css: string): string[] => /these widths[^:]*:([^.]*)\./.exec(css)![1]!.match(/\d+(?:px|rem)/g)!;

/** `@font-face` says which weights a file has, and the tokens have values. */
const sheets = styleSheets().filter(({ file }) => !/\/(fonts|tokens)\.css$/.test(file));

it("takes layers, weights and line heights from the tokens", () => {
  expect(literals(sheets)).toEqual([]);
});

it("changes the layout at the widths that tokens.css lists, and uses each of them", () => {
  const list = widthsIn(fs.readFileSync("src/styles/tokens.css", "utf8"));
  expect(otherWidths(sheets, list)).toEqual([]);
  expect(new Set(matches(sheets, WIDTH).map(({ match }) => match[1]))).toEqual(new Set(list));
});

it.each(["z-index: 9;", "font-weight: 600;", "font-weight: bold;", "line-height: 1.5;", "line-height: 20px;"])(
  "would find %s",
  (line) => {
    expect(literals([{ file: "a.css", css: `.a {\n${line}\n}` }])).toEqual([`a.css:2 ${line}`]);
  },
);

it.each(["(max-width: 700px)", "screen and (width <= 700px)", "(min-width:700px)"])("would find @media %s", (query) => {
  expect(otherWidths([{ file: "a.css", css: `\n@media ${query} {}` }], ["996px"])).toEqual(["a.css:2 700px"]);
});

it.each(["z-index: var(--z-navbar);", "font-weight: inherit;", "--line-height: 2;"])("lets %s be", (line) => {
  expect(literals([{ file: "a.css", css: line }])).toEqual([]);
});

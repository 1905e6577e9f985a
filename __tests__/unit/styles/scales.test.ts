import fs from "node:fs";
import { WIDE_WINDOW } from "../../../src/browser/media-query";
import { mediaSheets } from "../../../src/outputs/media-sheets";
import { styleSheets, type Sheet } from "./style-sheets";

/** The properties whose values are tokens, and how the names of these begin. */
const SCALES = { "z-index": "--z-", "font-weight": "--weight-", "line-height": "--leading-" };
const DECLARATION = new RegExp(`(?<![\\w-])(${Object.keys(SCALES).join("|")}):\\s*([^;]+);`, "g");
const MEDIA = /@media ([^{]+)\{/g;
const BREAKPOINT = /@custom-media (--[\w-]+) ([^;]+);/g;

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

/** Media queries with a width of their own, or with a name that is not in the list. */
const otherWidths = (sheets: Sheet[], names: string[]): string[] =>
  matches(sheets, MEDIA)
    .filter(({ match: [, query] }) => /width/.test(query!) || namesIn(query!).some((name) => !names.includes(name)))
    .map(({ match, at }) => `${at} ${match[1]!.trim()}`);

const namesIn = (query: string): string[] => query.match(/--[\w-]+/g) ?? [];

const breakpoints = new Map(
  [...fs.readFileSync("src/styles/breakpoints.css", "utf8").matchAll(BREAKPOINT)].map(([, name, query]) => [
    name!,
    query!,
  ]),
);

/** `@font-face` says which weights a file has, and the tokens have values. */
const sheets = styleSheets().filter(({ file }) => !/\/(fonts|tokens)\.css$/.test(file));

it("takes stacking order, weights and line heights from the tokens", () => {
  expect(literals(sheets)).toEqual([]);
});

it("changes the layout at the widths of breakpoints.css, and uses each of them", () => {
  const names = [...breakpoints.keys()];
  expect(otherWidths(sheets, names)).toEqual([]);
  expect(new Set(matches(sheets, MEDIA).flatMap(({ match }) => namesIn(match[1]!)))).toEqual(new Set(names));
});

it("gives the thickness of a line below words in a property of its own, without which Safari draws no line", () => {
  expect(matches(sheets, /text-decoration:[^;]*\d[^;]*;/g).map(({ at }) => at)).toEqual([]);
});

it("uses the same width in scripts", () => {
  expect(breakpoints.get("--wide")).toBe(WIDE_WINDOW);
});

it("takes a window for narrow if it is not wide, whatever the font and the zoom", () => {
  expect(breakpoints.get("--narrow")).toBe(`not all and ${breakpoints.get("--wide")}`);
});

it("uses no names of widths in sheets that the build only copies", () => {
  const copied = mediaSheets().flatMap(({ address, css }) => matches([{ file: address, css }], MEDIA));
  expect(copied.filter(({ match }) => namesIn(match[1]!).length > 0)).toEqual([]);
});

it.each(["z-index: 9;", "font-weight: 600;", "font-weight: bold;", "line-height: 1.5;", "line-height: 20px;"])(
  "would find %s",
  (line) => {
    expect(literals([{ file: "a.css", css: `.a {\n${line}\n}` }])).toEqual([`a.css:2 ${line}`]);
  },
);

it.each(["(max-width: 700px)", "screen and (width <= 700px)", "(--other)"])("would find @media %s", (query) => {
  expect(otherWidths([{ file: "a.css", css: `\n@media ${query} {}` }], ["--wide"])).toEqual([`a.css:2 ${query}`]);
});

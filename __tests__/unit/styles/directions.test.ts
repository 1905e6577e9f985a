import { styleSheets } from "./style-sheets";

const SIDES = /(?<![\w-])(?:(?:margin|padding|border)-)?(?:left|right):/g;
const BOXES = /(?<![\w-])(?:inset|margin|padding): ([^;]+);/g;
const SLIDES = /(?<![\w-])translate: (?!0 )(?!calc\([^;]*var\(--inline\)\))[^;]+;/g;
/** A slanted arrow points to the other side in such a text. */
const SLANTS = /(?<![\w-])rotate: -?\d+deg;/g;

/** The values of a declaration, with a function as one value. */
const valuesIn = (text: string): string[] => text.match(/[\w-]*\((?:[^()]|\([^()]*\))*\)|[^\s()]+/g) ?? [];

const findings = styleSheets().flatMap(({ css, file }) => [
  ...[SIDES, SLIDES, SLANTS].flatMap((pattern) => [...css.matchAll(pattern)]).map(([text]) => `${file} ${text}`),
  ...[...css.matchAll(BOXES)]
    .filter(([, value]) => {
      const [, right, , left = right] = valuesIn(value!);
      return left !== right;
    })
    .map(([text]) => `${file} ${text}`),
]);

it("lets no sheet name left or right, so that the layout follows a text that runs from right to left", () => {
  expect(findings).toEqual([]);
});

it("gives titles in lists the direction of their first letter, and file trees that of code", () => {
  const css = styleSheets().find(({ file }) => file === "src/styles/base.css")!.css;
  const [, paragraphs] = /:is\(([^()]*)\) \{\s*unicode-bidi: var\(--bidi\)/.exec(css)!;
  expect(paragraphs!.split(", ")).toEqual(expect.arrayContaining(["p", ".aside-links a", ".archive span"]));
  const [, code] = /:is\(([^()]*)\) \{\s*direction: ltr/.exec(css)!;
  expect(code!.split(", ")).toContain(".file-tree");
});

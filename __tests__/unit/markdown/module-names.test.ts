import { compileMarkdown } from "../../../src/markdown/compile";

const IMPORT = "import { Lamp, lamps } from './lamps';\n\n";

async function said(text: string, format: "mdx" | "module" = "module"): Promise<string[]> {
  const { mistakes, messages } = await compileMarkdown({ file: "a.mdx", format, text });
  return [
    ...mistakes.map(({ line, column, message, expected }) => `${line}:${column} ${message} ${expected}`),
    ...messages.map(({ line, column, message }) => `${line}:${column} ${message}`),
  ];
}

const asComponent = (name: string, hint = "") =>
  `Unknown component <${name}>: it is neither imported nor declared, so the page cannot be made. ${hint}Expected an import or export of that name.`;
const asName = (name: string, hint = "") =>
  `"${name}" is neither imported nor declared, so the page cannot be made. ${hint}Expected an import or export of that name, or \\{ for a brace in the text.`;

describe("a text with code of its own", () => {
  it.each([
    ["a component", "<Chart />", `3:1 ${asComponent("Chart")}`],
    ["a misspelt component", "Text <Lmap />", `3:6 ${asComponent("Lmap", "Did you mean <Lamp>? ")}`],
    ["a component in one of its own", "<Lamp>\n\n<Chart />\n\n</Lamp>", `5:1 ${asComponent("Chart")}`],
    ["a component in braces", "{lamps && <Chart />}", `3:11 ${asComponent("Chart")}`],
    ["a part of something", "<bulbs.Led />", `3:1 ${asComponent("bulbs")}`],
    [
      "a block in braces",
      "{lamps && <Admonition />}",
      "3:11 The block <Admonition> stands in braces, where the page cannot be made of it. Expected it in the text, or a component of your own.",
    ],
    ["a name", "There are {lmaps} of them.", `3:12 ${asName("lmaps", 'Did you mean "lamps"? ')}`],
    ["a name in a longer expression", "There are\n{lamps.map(show)[index]} of them.", `4:12 ${asName("show")}`],
    ["a name as a value", "<Lamp level={high} />", `3:14 ${asName("high")}`],
    ["names that are spread", "<Lamp {...rest} />", `3:11 ${asName("rest")}`],
    ["a name in an export", "export const twice = level * 2", `3:22 ${asName("level")}`],
    ["a name of browsers, which are not there yet", "{document.title}", `3:2 ${asName("document")}`],
  ])("may not use %s that nothing brings in", async (_, text, line) => {
    expect(await said(IMPORT + text)).toContain(line);
  });

  it.each([
    "<Lamp /> <LinkCard href='/' title='A' /> <lamps.Dimmer /> <Lamp.Part /> <div>x</div> <></>",
    "<Steps>\n\n1. a\n\n</Steps>\n\n:::note\nText.\n:::",
    "{lamps.length + Math.max(1, 2)} {props.title} {React.version} {undefined} {process.env.NODE_ENV}",
    "{lamps.map((lamp) => <Lamp key={lamp.id} {...lamp} />)} {/* nobody */} {}",
    "{{ level: lamps, [lamps]: 1 }.level} {lamps?.first} {`${lamps}`} {(() => { const a = 1; return a; })()}",
    '{typeof window === "undefined" ? 0 : window.innerWidth}',
    "<Lamp onClick={() => window.alert(document.title)} />",
    "export const { a, b: [c, ...d], e = 1, ...f } = lamps\n\n{a + c + d + e + f}",
    "export function Own() { return <Lamp /> }\n\nexport class Other extends Lamp {}\n\n<Own /> <Other />",
    "export default function Layout({ children }) { return <main>{children}</main> }\n\n<Lamp />",
    "export { x } from './x'\n\nexport * from './y'",
    "import Chart, * as all from './chart'\n\n<Chart /> <all.Line />",
    "{__PATH_PREFIX__} {new Date().getFullYear()} `{nope}` \\{nope}\n\n```js\n{nope}\n```",
  ])("may use what is its own, of the site or of the language: %j", async (text) => {
    expect(await said(IMPORT + text)).toEqual([]);
  });

  it("is not asked for names where a part of it could not be read", async () => {
    const found = await said("import { Lamp from './lamp'\n\n<Lamp /> {level}");
    expect(found).toEqual([expect.stringMatching(/^1:\d+ The import or export is not valid JavaScript/)]);
  });
});

it("leaves texts without code of their own as they are", async () => {
  expect(await said("<Chart />", "mdx")).toEqual([
    expect.stringContaining("Unknown component <Chart>. Expected one of"),
  ]);
});

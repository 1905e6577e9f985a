import { compile, mistakesOf } from "../../../stand-ins/compile-text";

it.each(["<div>x</div>", "<>x</>", "`<Chart>`"])("takes %s for no component", async (text) => {
  expect(await mistakesOf(text)).toEqual([]);
});

it.each([
  ['import * as Set from "./set"', "<Set.Row />"],
  ["export const { Row, cells: [Cell = Row, ...Rest], ...More } = {}", "<Row><Cell /><Rest /><More /></Row>"],
])("knows the components that a post has by %s", async (code, text) => {
  expect(await mistakesOf(`${code}\n\n${text}`, "module")).toEqual([]);
});

it.each(["import { Lamp } from './lamp'", "export const Lamp = () => null"])(
  "reports each other component of a post with %s",
  async (code) => {
    const unknown = (place: string) => expect.stringContaining(`${place} Unknown component <Chart>.`);
    expect(
      await mistakesOf(`${code}\n\nText <Chart /> <Lamp />\n\n<Steps>\n\n1. <Chart />\n\n</Steps>`, "module"),
    ).toEqual([unknown("3:6"), unknown("7:4")]);
  },
);

it("reports a component that a text other than a post imports once, without its attributes", async () => {
  expect(
    await mistakesOf(
      "import Lamp from './lamp'\n\n<Lamp on={now()}>\n\n<Chart of={[now()]} /> <Lamp.Shade />\n\n</Lamp>",
    ),
  ).toEqual([
    expect.stringMatching(/^1:1 .* Expected the text as a post, or without this line and what uses it\.$/),
    expect.stringContaining("5:1 Unknown component <Chart>."),
  ]);
});

it("guesses which component an unknown one may be", async () => {
  const names = "LinkCard, Admonition, Tabs, TabItem, Details, Steps, FileTree, Video, Demo, Services";
  expect(await mistakesOf("<Step />\n\nText <Chart /> and <Linkcard />")).toEqual([
    `1:1 Unknown component <Step>. Did you mean <Steps>? Expected one of: ${names}; or, in a post, an import of it.`,
    `3:6 Unknown component <Chart>. Expected one of: ${names}; or, in a post, an import of it.`,
    `3:20 Unknown component <Linkcard>. Did you mean <LinkCard>? Expected one of: ${names}; or, in a post, an import of it.`,
  ]);
});

it.each(["mdx", "module"] as const)("ignores imports of built-in components, in %s", async (format) => {
  const code = "import Tabs from '@theme/Tabs';\nimport {\n  TabItem,\n} from 'lamps/blocks';\n\n";
  const unknown = expect.stringMatching(/^8:1 Unknown component <Lamp>\./);
  expect(await mistakesOf(`${code}<Tabs />\n\n<Lamp />`, format)).toEqual([unknown]);
  expect((await compile(`${code}Text`, "mdx")).body).toContain("<p>Text</p>");
});

it("ignores imports of built-in components beside others on their line", async () => {
  const code = "import Tabs from '@theme/Tabs'; import TabItem from '@theme/TabItem';\nimport Lamp from '@theme/Lamp';";
  expect(await mistakesOf(`${code} import Tabs from 'tabs'\n\nText`)).toEqual([
    expect.stringMatching(/^2:1 "import Lamp from '@theme\/Lamp';" would have to be run\./),
  ]);
  expect(await mistakesOf(`import a from "./a"; import {\n  b,\n} from "./b"\n\nText`)).toEqual([
    expect.stringMatching(/^1:1 "import a from "\.\/a";" would/),
    expect.stringMatching(/^1:22 "import \{" would/),
  ]);
});

it.each([
  ["import { Tabs, Card, TabItem, Chart } from 'lamps'", "1:16 Card and Chart cannot"],
  ["import Tabs, { Card } from 'lamps'", "1:16 Card cannot"],
  ["import {\n  Card,\n  Tabs\n} from 'lamps'", "2:3 Card cannot"],
])("reports only what is not built in of %s", async (code, message) => {
  const use = '\n\n<Tabs>\n\n<TabItem value="a">\n\nA\n\n</TabItem>\n\n</Tabs>';
  expect(await mistakesOf(code + use, "module")).toEqual([expect.stringContaining(message)]);
  const { summary } = await compile(`${code}${use}\n\n<!-- truncate -->\n\nMore`, "module");
  expect(summary).toContain('role="tablist"');
});

it("reports imports from packages that are not installed, with their place", async () => {
  const code = "import { useState } from 'react'\nimport Lamp from '@theme/Lamp'\nimport x from './x'";
  const again = "export { y } from 'lamps/y'\nexport * from '@mdx-js/react/lib'\nexport const z = 1";
  const missing = (what: string, source: string) =>
    expect.stringContaining(
      `${what} cannot be imported: "${source}" is not an installed package. Expected a file, such`,
    );
  expect(await mistakesOf(`${code}\n\nText\n\n${again}`, "module")).toEqual([
    missing("2:8 Lamp", "@theme/Lamp"),
    missing("7:10 y", "lamps/y"),
  ]);
});

it("reports imports of other texts, with their place", async () => {
  expect(await mistakesOf('import Note from "./_note.mdx"\n\n<Note />', "module")).toEqual([
    '1:8 "./_note.mdx" is a text, which cannot be imported. Expected its text in the place of its component.',
  ]);
});

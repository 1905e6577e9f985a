import { compile } from "../../../stand-ins/compile-text";

const mistakes = async (text: string, format: "mdx" | "module" = "mdx") =>
  (await compile(text, format)).mistakes.map(
    ({ line, column, message, expected }) => `${line}:${column} ${message} ${expected}`,
  );

describe("findUnknownComponents", () => {
  it.each([
    ["<div>x</div>", "an element"],
    ["<>x</>", "a fragment"],
    ["`<Chart>`", "code"],
  ])("has nothing to say of %s, which is %s", async (text) => {
    expect(await mistakes(text)).toEqual([]);
  });

  it.each([
    ['import * as Set from "./set"', "<Set.Row />"],
    ["export const { Row, cells: [Cell = Row, ...Rest], ...More } = {}", "<Row><Cell /><Rest /><More /></Row>"],
  ])("has nothing to say of what a module has of its own: %s", async (code, text) => {
    expect(await mistakes(`${code}\n\n${text}`, "module")).toEqual([]);
  });

  it.each([
    ["imports", "import { Lamp } from './lamp'"],
    ["declares", "export const Lamp = () => null"],
  ])("asks a post that %s something for the import of each other component", async (_, code) => {
    const unknown = (place: string) => expect.stringContaining(`${place} Unknown component <Chart>.`);
    expect(
      await mistakes(`${code}\n\nText <Chart /> <Lamp />\n\n<Steps>\n\n1. <Chart />\n\n</Steps>`, "module"),
    ).toEqual([unknown("3:6"), unknown("7:4")]);
  });

  it("asks once for a component that a text which is no post imports, and not for its attributes", async () => {
    expect(
      await mistakes("import Lamp from './lamp'\n\n<Lamp on={now()}>\n\n<Chart of={[now()]} />\n\n</Lamp>"),
    ).toEqual([
      expect.stringMatching(/^1:1 .* Expected the text as a post, or without this line and what uses it\.$/),
      expect.stringContaining("5:1 Unknown component <Chart>."),
    ]);
  });

  it("says of each unknown one what it may have been", async () => {
    expect(await mistakes("<Step />\n\nText <Chart /> and <Linkcard />")).toEqual([
      "1:1 Unknown component <Step>. Did you mean <Steps>? Expected one of: LinkCard, Admonition, Tabs, TabItem, Details, Steps, FileTree, Video, Demo, Services.",
      "3:6 Unknown component <Chart>. Expected one of: LinkCard, Admonition, Tabs, TabItem, Details, Steps, FileTree, Video, Demo, Services.",
      "3:20 Unknown component <Linkcard>. Did you mean <LinkCard>? Expected one of: LinkCard, Admonition, Tabs, TabItem, Details, Steps, FileTree, Video, Demo, Services.",
    ]);
  });
});

describe("imports", () => {
  it.each(["mdx", "module"] as const)("of what the site has built in are taken as that, in %s", async (format) => {
    const text =
      "import Tabs from '@theme/Tabs';\nimport {\n  TabItem,\n} from 'lamps/blocks';\n\n<Tabs />\n\n<Lamp />";
    const unknown = expect.stringMatching(/^8:1 Unknown component <Lamp>\./);
    expect(await mistakes(text, format)).toEqual([unknown]);
    const { body } = await compile(`${text.split("<")[0]}Text`, "mdx");
    expect(body).toContain("<p>Text</p>");
  });

  it("of what is built in may share a line, and only others are refused, each at its place", async () => {
    const code =
      "import Tabs from '@theme/Tabs'; import TabItem from '@theme/TabItem';\nimport Lamp from '@theme/Lamp';";
    expect(await mistakes(`${code} import Tabs from 'tabs'\n\nText`)).toEqual([
      expect.stringMatching(/^2:1 "import Lamp from '@theme\/Lamp';" would have to be run\./),
    ]);
    expect(await mistakes(`import a from "./a"; import {\n  b,\n} from "./b"\n\nText`)).toEqual([
      expect.stringMatching(/^1:1 "import a from "\.\/a";" would/),
      expect.stringMatching(/^1:22 "import \{" would/),
    ]);
  });

  it.each([
    ["import { Tabs, Card, TabItem, Chart } from 'lamps'", "1:16 Card and Chart cannot"],
    ["import Tabs, { Card } from 'lamps'", "1:16 Card cannot"],
    ["import {\n  Card,\n  Tabs\n} from 'lamps'", "2:3 Card cannot"],
  ])("of which some are built in name only the others: %s", async (code, message) => {
    const use = '\n\n<Tabs>\n\n<TabItem value="a">\n\nA\n\n</TabItem>\n\n</Tabs>';
    expect(await mistakes(code + use, "module")).toEqual([expect.stringContaining(message)]);
    const { summary } = await compile(`${code}${use}\n\n<!-- truncate -->\n\nMore`, "module");
    expect(summary).toContain('role="tablist"');
  });

  it("of packages that are not installed have their place", async () => {
    const code = "import { useState } from 'react'\nimport Lamp from '@theme/Lamp'\nimport x from './x'";
    const again = "export { y } from 'lamps/y'\nexport * from '@mdx-js/react/lib'\nexport const z = 1";
    const missing = (place: string, name: string, source: string) =>
      expect.stringMatching(
        new RegExp(
          `^${place} ${name} cannot be imported: "${source}" is not an installed package\\. Expected a file, such`,
        ),
      );
    expect(await mistakes(`${code}\n\nText\n\n${again}`, "module")).toEqual([
      missing("2:8", "Lamp", "@theme/Lamp"),
      missing("7:10", "y", "lamps/y"),
    ]);
  });
});

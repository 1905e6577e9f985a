import { compileBlock, htmlOf as html, messagesOf } from "../../../stand-ins/compile-text";

const DIRECTIVES = `::::tabs{group=os query}
:::tab[macOS]{value=mac}
Mac
:::
:::tab[Linux]{value=linux}
Linux
:::
::::`;
const JSX = `<Tabs groupId="os" queryString>
  <TabItem value="mac" label="macOS">Mac</TabItem>
  <TabItem value="linux" label="Linux">Linux</TabItem>
</Tabs>`;

const messages = (text: string) => messagesOf(text, "mdx");
const withoutIds = (text: string) => text.replace(/block-[\da-f]{6}-/g, "");
const values = (text: string) => [...text.matchAll(/data-value="([^"]*)"/g)].map((match) => match[1]);
const selected = (text: string) => /aria-selected="true"[^>]*data-value="([^"]*)"/.exec(text)?.[1];

it("renders a list of tabs and all their panels, each naming the other", async () => {
  expect(withoutIds(await html(DIRECTIVES))).toBe(
    '<div class="tabs" data-group="os" data-query="os">' +
      '<div class="tab-list" role="tablist">' +
      '<button type="button" role="tab" id="1-tab-1" aria-controls="1-panel-1" aria-selected="true" tabindex="0" data-value="mac">macOS</button>' +
      '<button type="button" role="tab" id="1-tab-2" aria-controls="1-panel-2" aria-selected="false" tabindex="-1" data-value="linux">Linux</button>' +
      "</div>" +
      '<div class="tab-panel" role="tabpanel" id="1-panel-1" aria-labelledby="1-tab-1" tabindex="0" data-active="">' +
      '<p class="tab-caption">macOS</p><p>Mac</p></div>' +
      '<div class="tab-panel" role="tabpanel" id="1-panel-2" aria-labelledby="1-tab-2" tabindex="0">' +
      '<p class="tab-caption">Linux</p><p>Linux</p></div></div>',
  );
});

it("renders the same from directives and from JSX", async () => {
  expect(withoutIds(await html(JSX, "mdx"))).toBe(withoutIds(await html(DIRECTIVES)));
  expect(withoutIds(await html(DIRECTIVES, "mdx"))).toBe(withoutIds(await html(DIRECTIVES)));
});

it("takes the group of Starlight", async () => {
  const text = JSX.replace("groupId", "syncKey");
  expect(withoutIds(await html(text, "mdx"))).toBe(withoutIds(await html(JSX, "mdx")));
  expect(await messages(text)).toEqual([]);
});

it("gives each list in each text ids of its own", async () => {
  const ids = (text: string) => [...text.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]!);
  const both = [...ids(await html(`${DIRECTIVES}\n\n${DIRECTIVES}`)), ...ids(await html(DIRECTIVES))];
  expect(both).toHaveLength(12);
  expect(new Set(both).size).toBe(12);
});

it.each([
  ["the first", "<Tabs>", "<TabItem value='b'>B</TabItem>", "a"],
  ["the one that says so", "<Tabs>", "<TabItem value='b' default>B</TabItem>", "b"],
  ["the one that the list names", "<Tabs defaultValue='b'>", "<TabItem value='b'>B</TabItem>", "b"],
  ["the one that the list names in short", "<Tabs default='b'>", "<TabItem value='b'>B</TabItem>", "b"],
  ["the first where the list names none", "<Tabs defaultValue={null}>", "<TabItem value='b'>B</TabItem>", "a"],
])("opens with %s", async (_, open, second, expected) => {
  expect(selected(await html(`${open}<TabItem value="a">A</TabItem>${second}</Tabs>`, "mdx"))).toBe(expected);
});

it("takes labels from the list, and a value from a label with markup", async () => {
  const text = `<Tabs values={[{ label: "Alpha", value: "a" }]}><TabItem value="a">A</TabItem></Tabs>`;
  expect(await html(text, "mdx")).toContain('data-value="a">Alpha</button>');
  expect(await html("::::tabs\n:::tab[The *one*]\nText\n:::\n::::")).toContain(
    'data-value="The one">The <em>one</em></button>',
  );
});

it("names the query, and warns if it has no name", async () => {
  expect(await html(DIRECTIVES.replace("group=os query", "query=system"))).toContain('data-query="system"');
  expect(await messages(JSX.replace('groupId="os" ', ""))).toEqual([
    "1:1 A query string needs a name. Expected a group, or query=name.",
  ]);
});

it("may contain code, headings and other tabs", async () => {
  const text = `::::::tabs\n:::::tab[A]\n## Title\n\n\`\`\`js\na;\n\`\`\`\n\n${DIRECTIVES}\n:::::\n::::::`;
  const result = await html(text);
  expect(result).toContain('<h2 id="title">');
  expect(result).toContain('class="code-block"');
  expect(result).toMatch(/-1-tab-1[\s\S]*-2-tab-2/);
});

it("warns of two tabs with the same value, and keeps both", async () => {
  const text =
    '<Tabs>\n  <TabItem value="a" label="A">1</TabItem>\n  <TabItem value="a" label="B">2</TabItem>\n</Tabs>';
  expect(await messages(text)).toEqual(['3:3 Two tabs have the value "a". Expected a different one.']);
  expect(values(await html(text, "mdx"))).toEqual(["a", "a 2"]);
});

it("warns of a default that is not a tab, and opens with the first", async () => {
  const text = JSX.replace("queryString", 'defaultValue="windows"');
  expect(await messages(text)).toEqual(['1:1 The default "windows" is not a tab. Expected one of: mac, linux.']);
  expect(selected(await html(text, "mdx"))).toBe("mac");
});

it("warns of anything else between tabs, and shows it", async () => {
  const text = "::::tabs\nStray\n\n:::tab[A]\nText\n:::\n::::";
  const { html: result, messages: told } = await compileBlock(text);
  expect(told).toEqual(["2:1 Tabs may contain only tabs. Expected this inside one."]);
  expect(result).toMatch(/^<p>Stray<\/p><div class="tabs">/);
});

const OPEN_TAB = "::::tabs\n:::tab[A]\nOne\n\n:::tab[B]\nTwo\n:::\n::::";

it.each<[text: string, format: "md" | "mdx", ...expected: RegExp[]]>([
  ['<Tabs>\n<TabItem value="a">\n\nOne\n\n</Tabs>', "mdx"],
  [OPEN_TAB, "md", /^5:1 The block :::tab is not closed/],
  [`::video\n\n${OPEN_TAB}`, "md", /^7:1 The block :::tab is not closed/, /^1:1 .*video/],
])("does not warn of content that an open tag or directive has moved: %j", async (text, format, ...expected) => {
  expect(await messagesOf(text, format)).toEqual(expected.map((words) => expect.stringMatching(words)));
});

it.each([
  ["<Tabs />", "1:1 The tabs are empty."],
  ["Text\n\n<TabItem value='a'>x</TabItem>", "3:1 A tab is not inside tabs. Expected it inside them."],
  ["<Tabs><TabItem>x</TabItem></Tabs>", "1:7 The tab has neither label nor value."],
])("warns of %j", async (text, expected) => {
  expect(await messages(text)).toEqual([expected]);
});

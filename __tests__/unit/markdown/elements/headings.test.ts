import { compile, messagesOf } from "../../../stand-ins/compile-text";

const ids = async (text: string, format?: "md" | "mdx") => (await compile(text, format)).headings.map(({ id }) => id);

describe("the ids of headings", () => {
  it.each([
    ["## What's new in 2.0?", "whats-new-in-20"],
    ["### CI/CD & more", "cicd--more"],
    ["## Über `code` and *stress*", "über-code-and-stress"],
    ["## [A link](https://example.com)", "a-link"],
    ["Title\n-----", "title"],
    ["## watch.js:9\n\n<hr>", "watchjs9"],
  ])("of %j are GitHub's", async (text, id) => {
    expect(await ids(text)).toEqual([id]);
  });

  it.each([
    [
      "one id twice",
      "## A {#same}\n\n## B {#same}",
      ['3:1 Two headings have the id "same". Expected an id of its own.'],
    ],
    [
      "a dotted id twice",
      "## A {#v1.0}\n\n## B {#v1.0}",
      ['3:1 Two headings have the id "v1.0". Expected an id of its own.'],
    ],
    ["ids that differ in a dot", "## A {#foo.bar}\n\n## B {#foobar}", []],
    ["ids of their own", "## A {#a}\n\n## B {#b}\n\n## C\n\n## C", []],
  ])("are looked through for %s", async (_, text, expected) => {
    expect(await messagesOf(text)).toEqual(expected);
  });

  it("are numbered where a title comes again", async () => {
    expect(await ids("## Setup\n\n### Setup\n\n## Other\n\n## Setup")).toEqual([
      "setup",
      "setup-1",
      "other",
      "setup-2",
    ]);
  });

  it.each(["md", "mdx"] as const)("are the author's own in %s where one is written", async (format) => {
    const { body, headings } = await compile("## The **long** title {#short}\n\nText", format);
    expect(headings).toEqual([{ id: "short", text: "The long title", level: 2 }]);
    expect(body).toContain('<h2 id="short">The <strong>long</strong> title<a');
    expect(body).not.toContain("{#");
  });

  it.each([
    ["## The call {#A.__call__}", "A.__call__", "The call"],
    ["## The *long* call {#a_b_c}", "a_b_c", "The long call"],
    ["## Both {#__init__.__call__}", "__init__.__call__", "Both"],
    ["## Stars {#a*b*c}", "a*b*c", "Stars"],
    ["<hr>\n\n## Below _HTML_ {#a_b_c}", "a_b_c", "Below HTML"],
  ])("are taken as written where Markdown reads marks in them: %s", async (text, id, title) => {
    const { body, headings } = await compile(text);
    expect(headings).toEqual([{ id, text: title, level: 2 }]);
    expect(body).not.toContain("{#");
  });

  it.each<[place: string, format: "md" | "mdx", text: string, ids: string[]]>([
    ["below", "md", "## Setup\n\n## The other {#setup}", ["setup-1", "setup"]],
    ["above", "md", "## The other {#setup}\n\n## Setup", ["setup", "setup-1"]],
    ["below two", "md", "## Setup\n\n## Setup\n\n## The other {#setup-1}", ["setup", "setup-2", "setup-1"]],
    ["below in HTML", "md", '## Setup\n\n<h3 id="setup">The other</h3>', ["setup-1", "setup"]],
    ["below in MDX", "mdx", "## Setup\n\n## The other {#setup}", ["setup-1", "setup"]],
  ])("are not those that an author's own heading %s has, in %s", async (_, format, text, expected) => {
    expect(await ids(text, format)).toEqual(expected);
  });

  it("are not that of the page's main content", async () => {
    expect(await ids("## Main\n\n## Main")).toEqual(["main-1", "main-2"]);
  });

  it("are not taken from what only looks like one in code", async () => {
    const { body, headings } = await compile("```md\n## Title {#id}\n```");
    expect(headings).toEqual([]);
    expect(body).toContain("{#id}");
  });
});

describe("the anchors of headings", () => {
  it("lead to the heading and say so", async () => {
    expect((await compile("## Setup")).body).toBe(
      '<h2 id="setup">Setup<a class="hash-link" title="Direct link to Setup" aria-label="Direct link to Setup" href="#setup"></a></h2>',
    );
  });

  it("stand at levels 2 to 6, not at the first", async () => {
    const { body, headings } = await compile("# One\n\n## Two\n\n###### Six");
    expect(body).toContain("<h1>One</h1>");
    expect(headings.map(({ level }) => level)).toEqual([2, 6]);
  });

  it.each(["# One {#first}", "# One <!-- #first -->", '<h1 id="first">One</h1>'])(
    "are missing at the first level, which keeps an author's id: %s",
    async (text) => {
      const { body, headings, ids } = await compile(`Text\n\n${text}\n\n## First`);
      expect(body).toContain('<h1 id="first">One</h1>');
      expect(ids).toContain("first");
      expect(headings.map(({ id }) => id)).toEqual(["first-1"]);
    },
  );

  it("are missing where a heading has no text to make an id of", async () => {
    const { body, headings } = await compile("##\n\nText");
    expect(headings).toEqual([]);
    expect(body).toContain("<h2></h2>");
  });

  it("carry markup in titles as text", async () => {
    expect((await compile('## `<b>` & "quotes"')).body).toContain(
      'title="Direct link to <b> &#x26; &#x22;quotes&#x22;"',
    );
  });
});

describe.each(["md", "mdx"] as const)("an id in a comment behind a heading in %s", (format) => {
  it.each(["<!-- #short -->", "<!--#short-->", "{/* #short */}", "{/*#short*/}"])(
    "is taken from %s",
    async (comment) => {
      const { body, headings } = await compile(`## The *long* title ${comment}\n\nText`, format);
      expect(headings).toEqual([{ id: "short", text: "The long title", level: 2 }]);
      expect(body).toContain('<h2 id="short">The <em>long</em> title<a');
      expect(body).not.toContain("#short *");
    },
  );

  it("is none when it says something else", async () => {
    expect(await ids("## Title <!-- to do -->", format)).toEqual(["title"]);
  });
});

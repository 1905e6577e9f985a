import { toContents } from "../../../../src/markdown/elements/headings";
import type { ContentsEntry } from "../../../../src/shared/body";
import { compile, messagesOf } from "../../../stand-ins/compile-text";

const FORMATS = ["md", "mdx"] as const;

it.each<[text: string, ...ids: string[]]>([
  ["## What's new in 2.0?", "whats-new-in-20"],
  ["### CI/CD & more", "cicd--more"],
  ["## Über `code` and *stress*", "über-code-and-stress"],
  ["## [A link](https://example.com)", "a-link"],
  ["Title\n-----", "title"],
  ["## watch.js:9\n\n<hr />", "watchjs9"],
  ["## Setup\n\n### Setup\n\n## Other\n\n## Setup", "setup", "setup-1", "other", "setup-2"],
  // An id of the author's own is not given to another heading, and neither is that of the page's main content.
  ["## Setup\n\n## The other {#setup}", "setup-1", "setup"],
  ["## The other {#setup}\n\n## Setup", "setup", "setup-1"],
  ["## Setup\n\n## Setup\n\n## The other {#setup-1}", "setup", "setup-2", "setup-1"],
  ["## Main\n\n## Main", "main-1", "main-2"],
  // A heading without text has no id, and code has no headings.
  ["##\n\nText"],
  ["```md\n## Title {#id}\n```"],
  ["## Title <!-- to do -->", "title"],
])("gives headings the ids that GitHub gives them: %j", async (text, ...expected) => {
  for (const format of FORMATS) expect((await compile(text, format)).headings.map(({ id }) => id)).toEqual(expected);
});

it("makes ids without computed values", async () => {
  const text = "import A from './a'\n\n## {A.n} lamps and **{A.m}**\n\n<h3>\n  Ropes {A.n}\n</h3>";
  const { headings } = await compile(text, "module");
  expect(headings.map(({ id, text }) => [id, text])).toEqual([
    ["lamps-and", "lamps and"],
    ["ropes", "Ropes"],
  ]);
});

it("does not give a heading the id of one in HTML", async () => {
  const { headings } = await compile('## Setup\n\n<h3 id="setup">The other</h3>');
  expect(headings.map(({ id }) => id)).toEqual(["setup-1", "setup"]);
});

it.each<[text: string, format: (typeof FORMATS)[number], id: string, html: string]>([
  ...FORMATS.flatMap((format) =>
    ["{#short}", "<!-- #short -->", "<!--#short-->", "{/* #short */}", "{/*#short*/}"].map(
      (id): [string, typeof format, string, string] => [
        `## The **long** title ${id}\n\nText`,
        format,
        "short",
        "The <strong>long</strong> title",
      ],
    ),
  ),
  // Markdown reads these as marks.
  ["## The call {#A.__call__}", "md", "A.__call__", "The call"],
  ["## The *long* call {#a_b_c}", "md", "a_b_c", "The <em>long</em> call"],
  ["## Both {#__init__.__call__}", "md", "__init__.__call__", "Both"],
  ["## Stars {#a*b*c}", "md", "a*b*c", "Stars"],
  ["<hr>\n\n## Below _HTML_ {#a_b_c}", "md", "a_b_c", "Below <em>HTML</em>"],
])("takes the author's id of %j in %s", async (text, format, id, html) => {
  const { body, headings } = await compile(text, format);
  expect(headings).toMatchObject([{ id, text: html.replace(/<[^>]+>/g, ""), level: 2 }]);
  expect(body).toContain(`<h2 id="${id}">${html}<a`);
  expect(body).not.toMatch(/\{#|#short \*/);
});

it.each([
  ["## A {#same}\n\n## B {#same}", ['3:1 Two headings have the id "same". Expected an id of its own.']],
  ["## A {#v1.0}\n\n## B {#v1.0}", ['3:1 Two headings have the id "v1.0". Expected an id of its own.']],
  ["## A {#foo.bar}\n\n## B {#foobar}", []],
  ["## A {#a}\n\n## B {#b}\n\n## C\n\n## C", []],
])("warns if an author uses an id twice: %j", async (text, expected) => {
  expect(await messagesOf(text)).toEqual(expected);
});

it.each([
  [
    "## Setup",
    '<h2 id="setup">Setup<a class="hash-link" title="Direct link to Setup" aria-label="Direct link to Setup" href="#setup"></a></h2>',
  ],
  ["# One", "<h1>One</h1>"],
  ["##", "<h2></h2>"],
])("links headings of levels 2 to 6 with a text to themselves: %s", async (text, expected) => {
  expect((await compile(text)).body).toBe(expected);
});

it("lists headings of levels 2 to 6", async () => {
  const { headings } = await compile("# One\n\n## Two\n\n###### Six");
  expect(headings.map(({ level }) => level)).toEqual([2, 6]);
});

it.each(["# One {#first}", "# One <!-- #first -->", '<h1 id="first">One</h1>'])(
  "keeps the author's id at level 1, without a link: %s",
  async (text) => {
    const { body, headings, ids } = await compile(`Text\n\n${text}\n\n## First`);
    expect(body).toContain('<h1 id="first">One</h1>');
    expect(ids).toContain("first");
    expect(headings.map(({ id }) => id)).toEqual(["first-1"]);
  },
);

it("shows markup in a heading as text in the title of its link", async () => {
  expect((await compile('## `<b>` & "quotes"')).body).toContain('title="Direct link to <b> &#x26; &#x22;quotes&#x22;"');
});

it.each([
  ["## Plain & simple", undefined],
  ["## [A link](https://example.com) ![](a.png)", undefined],
  [
    "## `a < b` and **not *[c](/c)* ~~d~~**",
    "<code>a &#x3C; b</code> and <strong>not <em>c</em> <del>d</del></strong>",
  ],
  ["## ![alt](a.png) `code` {#id}", "<code>code</code>"],
])("keeps code and emphasis for the table of contents: %j", async (text, html) => {
  for (const format of FORMATS)
    expect((await compile(text, format)).headings.map((heading) => heading.html)).toEqual([html]);
});

/** The ids of the entries, each with those below it in brackets. */
const outline = (entries: ContentsEntry[]): string =>
  entries.map(({ id, children }) => id + (children ? `(${outline(children)})` : "")).join(" ");

const contentsOf = (levels: number[], min: number, max: number, hideTableOfContents = false): string => {
  const headings = levels.map((level, index) => ({ id: `h${index}`, text: `T${index}`, level }));
  return outline(toContents(headings, { hideTableOfContents, tocMinHeadingLevel: min, tocMaxHeadingLevel: max }));
};

it.each([
  ["sections with subsections", [2, 3, 3, 2, 3], 2, 3, "h0(h1 h2) h3(h4)"],
  ["a heading two levels above the one before", [2, 3, 4, 2], 2, 4, "h0(h1(h2)) h3"],
  ["a text that does not begin with its highest level", [3, 2, 3], 2, 3, "h0 h1(h2)"],
  ["headings below the levels", [2, 3, 4, 5, 3], 2, 3, "h0(h1 h4)"],
  ["subsections of headings above the levels", [2, 3, 3, 2, 3], 3, 4, "h1 h2 h4"],
  ["an h4 below an h3 that is left out, which does not join the h2 before it", [3, 2, 3, 4], 3, 4, "h0 h2(h3)"],
  ["headings of other levels only", [5, 6], 2, 4, ""],
])("nests %s in a table of contents", (_, levels, min, max, expected) => {
  expect(contentsOf(levels, min, max)).toBe(expected);
});

it("lists nothing in a table of contents that is hidden", () => {
  expect(contentsOf([2, 3], 2, 3, true)).toBe("");
});

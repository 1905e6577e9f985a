import type { Texts } from "../../../src/content/content";
import { findDescriptionProblems, findTagProblems } from "../../../src/content/cross-checks";
import { parsePost } from "../../../src/content/post";
import { readContent } from "../../../src/content/read-content";
import { addressTags, parseTags, tagFinder } from "../../../src/content/tag";
import { formatProblem, isError } from "../../../src/shared/problem";
import { makeFolder, reported, sourceFile } from "../../stand-ins/content-folder";

/** Posts a, b, … with the given tags, and the given lines of the tags' file. */
function connect(tags: string[], data: string[]) {
  const entries = parseTags(sourceFile("data/tags.yml", ...data)).value!;
  const posts = tags.map((list, index) => {
    const file = sourceFile(`blog/${"abc"[index]}.md`, "---", "title: A", "date: 2025-01-01", `tags: ${list}`, "---");
    const { value, problems } = parsePost(file);
    expect(problems).toEqual([]);
    return { file, value: value! };
  });
  return {
    slugs: posts.map(({ value }) => addressTags(value.tags, tagFinder(entries)).map(({ slug }) => slug)),
    problems: findTagProblems(posts, entries).map((problem) => `${problem.severity} ${formatProblem(problem)}`),
  };
}

it.each<[string, string[], string[][], string[]?]>([
  [
    "a tag in a text, a list or a map",
    ["Node.js", "[Ruby, { label: Deep, permalink: /deep-down }]"],
    [["node-js"], ["ruby", "deep-down"]],
  ],
  [
    "a label or a key of the tags' file",
    ["[C++]", "[c++, C#]", "[csharp]"],
    [["cpp"], ["c-plus-plus", "c-sharp"], ["c-sharp"]],
    ["c++: { permalink: c-plus-plus }", "csharp: { label: C#, permalink: /c-sharp/ }", "C++: { permalink: cpp }"],
  ],
  [
    "a label whose address is a key, unless the tag has a permalink",
    ["[Open source, C]", "{ label: Open source, permalink: open-source }"],
    [["free", "c"], ["open-source"]],
    ["open-source: { label: Free software, permalink: free }", "c++: { permalink: cpp }"],
  ],
  [
    "a label of another subject than the key that is its address",
    ["[C++]", "[C]", "[c.]"],
    [["c"], ["c-lang"], ["c-lang"]],
    ["c: { label: C, permalink: c-lang }"],
  ],
  ["a key with a capital letter, which is its label", ["[C#]"], [["c-sharp"]], ["c#: { permalink: c-sharp }"]],
  ["a permalink in any case", ["{ label: a, permalink: deep }"], [["Deep"]], ["a: { permalink: Deep }"]],
  ["a tag without letters or digits that has a permalink", ["[++]"], [["plus"]], ['"++": { permalink: plus }']],
])("finds the address of %s", (_, tags, slugs, data = []) => {
  expect(connect(tags, data)).toEqual({ slugs, problems: [] });
});

it("finds the address of a tag in a document as in a post, and reports a tag without one", async () => {
  const files = { "data/tags.yml": '"++": { permalink: plus }\n', "docs/a.md": '---\ntags: ["++", "!!!"]\n---\n# A\n' };
  const content = await readContent(makeFolder(files));
  expect(content.docs.map(({ value }) => value.tags)).toEqual([[{ slug: "plus", label: "++" }]]);
  expect(reported(content)).toEqual([expect.stringMatching(/a\.md:2:15 {2}The tag "!!!" has no letter or digit/)]);
});

const ONE_OF_TWO = "Expected a permalink for each of them in data/tags.yml, or one tag instead of two.";

it.each<[string, string[], string[], string[][], string]>([
  [
    "two labels with one address, once, with both places",
    ["[Ruby, C++]", "[C#]", "[C#]"],
    [],
    [["ruby", "c"], ["c"], ["c"]],
    `warning content/blog/b.md:4:8  The tag "C#" has the address of "C++" (blog/a.md:4:14), whose label stays.  ${ONE_OF_TWO}`,
  ],
  [
    "a label that only has the address of a declared tag",
    ["[C#]"],
    ["c++: { label: C++ }"],
    [["c"]],
    `warning content/blog/a.md:4:8  The tag "C#" has the address of "C++" (data/tags.yml), whose label stays.  ${ONE_OF_TWO}`,
  ],
  [
    "a tag without letters or digits",
    ["[Ruby, ++]"],
    [],
    [["ruby"]],
    'error content/blog/a.md:4:14  The tag "++" has no letter or digit for its address.  Expected a permalink for it in data/tags.yml.',
  ],
])("reports %s", (_, tags, data, slugs, problem) => {
  expect(connect(tags, data)).toEqual({ slugs, problems: [problem] });
});

function descriptionProblems(description: string | undefined, more = {}) {
  const file = sourceFile("docs/a.md", "---", "title: A", `description: ${description}`, "---");
  const docs = [{ file, value: { front: { description, draft: false, unlisted: false, ...more } } }];
  const problems = findDescriptionProblems({ posts: [], docs, pages: [] } as unknown as Texts);
  expect(problems.filter(isError)).toEqual([]);
  return reported({ problems }).map((line) => line.replace("content/docs/a.md:3:1  ", ""));
}

const NEW = "One or two sentences for lists and search engines.";
const NEW_DOC = "One or two sentences for cards and search engines.";
const STILL_NEW =
  "The description is still the one that a new text begins with.  Expected what this text is about, or no description.";
const SHORT = "The description is too short: search engines show another text.  Expected 50 to 160 characters.";
const LONG = "The description is too long: search engines cut it.  Expected 50 to 160 characters";

it.each<[string, string | undefined, object, string[]]>([
  ["49 characters", "x".repeat(49), {}, [SHORT]],
  ["50 characters", "x".repeat(50), {}, []],
  ["160 characters", "x".repeat(160), {}, []],
  ["161 characters", "x".repeat(161), {}, [`${LONG}.`]],
  ["25 wide characters", "語".repeat(25), {}, []],
  ["81 wide characters", "語".repeat(81), {}, [`${LONG}, a wide one counted as two.`]],
  ["the words of a new post", NEW, {}, [STILL_NEW]],
  ["the words of a new document", NEW_DOC, {}, [STILL_NEW]],
  ["the words of a new post that is unlisted", NEW, { unlisted: true }, [STILL_NEW]],
  ["the words of a new document that is unlisted", NEW_DOC, { unlisted: true }, [STILL_NEW]],
  ["the words of a new post that is a draft", NEW, { draft: true }, []],
  ["the words of a new document that is a draft", NEW_DOC, { draft: true }, []],
  ["a text that has none", undefined, {}, []],
  ["few characters of a draft", "short", { draft: true }, []],
  ["few characters of an unlisted text", "short", { unlisted: true }, []],
])("checks a description of %s", (_, description, more, lines) => {
  expect(descriptionProblems(description, more)).toEqual(lines);
});

const NAVBAR = "navbar:\n  left:\n    - doc: intros\n    - label: More\n      items: [{ doc: guide/stop }]\n";
const FOOTER = "footer:\n  - title: A\n    items: [{ doc: nowhere }, { doc: intros }]\n";

it("refuses unknown documents in the navbar and the footer, each at its place", async () => {
  const docs = { "docs/intro.md": "---\ntitle: Intro\n---\n", "docs/guide/start.md": "---\ntitle: Start\n---\n" };
  const problems = reported(await readContent(makeFolder({ "data/site.yml": NAVBAR + FOOTER, ...docs })));
  expect(problems.map((line) => /:(\d+:\d+) .*document "(.*?)"/.exec(line)!.slice(1))).toEqual([
    ["3:12", "intros"],
    ["5:22", "guide/stop"],
    ["8:20", "nowhere"],
    ["8:38", "intros"],
  ]);
  expect(problems[0]).toContain('Did you mean "intro"? Expected one of: guide/start, intro.');
});

it("accepts documents in the navbar and the footer of a site without documentation", async () => {
  expect(reported(await readContent(makeFolder({ "data/site.yml": NAVBAR + FOOTER })))).toEqual([]);
});

const CHOICES = { "pages/privacy.md": "---\ntitle: Privacy\n---\n\n::services\n" };

it.each<[string, string, Record<string, string>, string[]]>([
  ["without a privacy page", "consent: ask\n", {}, ["1:1"]],
  ["with a privacy page without the choices", "consent: ask\n", { "pages/privacy.md": "# Privacy\n" }, ["1:1"]],
  [
    "with a draft of the choices",
    "consent: ask\n",
    { "pages/privacy.md": "---\ntitle: Privacy\ndraft: true\n---\n\n::services\n" },
    ["1:1"],
  ],
  ["with the choices", "consent: ask\n", CHOICES, []],
  ["with the choices in a list", "consent: ask\n", { "pages/privacy.md": "# Privacy\n\n- ::services\n" }, []],
  ["with the choices in a quote", "consent: ask\n", { "pages/privacy.md": "# Privacy\n\n> ::services\n" }, []],
  ["that does not ask", "consent: on-load\n", {}, []],
])("says where visitors choose, of a site %s", async (_, site, pages, places) => {
  const problems = reported(await readContent(makeFolder({ "data/site.yml": site, ...pages })));
  const found = problems.filter((line) => line.includes("no list of services"));
  expect(found.map((line) => /:(\d+:\d+) /.exec(line)![1])).toEqual(places);
});

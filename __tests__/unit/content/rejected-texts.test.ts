import { readContent } from "../../../src/content/read-content";
import { makeFolder } from "../../stand-ins/content-folder";

const text = (...front: string[]) => ["---", "title: A", ...front, "---", "Text", ""].join("\n");
const post = (...front: string[]) => text("date: 2025-03-14", ...front);
const project = (...front: string[]) =>
  post("description: Ten words are long enough for the results of a search.", ...front);

type Files = Record<string, string | Buffer>;

/** What is wrong with a folder, without places and without what was expected. */
async function messagesOf(files: Files): Promise<string[]> {
  const { problems } = await readContent(makeFolder(files));
  return problems.map(({ message }) => message);
}

const VERSIONED = { "docs/a.md": text(), "docs-versions/1.0/a.md": text() };
const ONE_VERSION = { "data/versions.yml": 'versions: [{ name: "1.0" }]\n' };
const BROKEN = "description: A: B";
const NO_AUTHOR = "The author has neither a key nor a name.";

it.each<[string, string[], string[]]>([
  ["an unknown author", ["authors: nobody", "draft: 1"], ['Unknown author "nobody".', '"draft" has the wrong type.']],
  ["no short description of a likely draft", ["description: D", "draft: 1"], ['"draft" has the wrong type.']],
  ["no part of a series that is refused", ["series: [a, b]", "series_part: 1"], ['"series" has the wrong type.']],
  ["no part of a series that is misspelt", ["seires: B", "series_part: 1"], ['Unknown key "seires".']],
  ["no title of an author that is misspelt", ["auhtor: B", "author_title: C"], ['Unknown key "auhtor".']],
  [
    "an unknown author who is named twice, once",
    ["authors: [{ title: x }, jane, jane]"],
    [`"authors.0": ${NO_AUTHOR}`, 'The author "jane" is named twice.', 'Unknown author "jane".'],
  ],
  [
    "the unknown authors of a list, and nothing of a tag that is refused",
    ["authors: [5, jane, { title: x }, joe]", "tags: { label: '!', permalink: .. }"],
    [
      ...['"authors.0": This is not an author.', 'Unknown author "jane".', `"authors.2": ${NO_AUTHOR}`],
      ...['Unknown author "joe".', '"tags.permalink": The slug leads to another folder.'],
    ],
  ],
  [
    "what its other keys say",
    ["draft: true", "unlisted: true", "series_part: 1", "titl: 1", "id: a"],
    [
      ...['"draft" and "unlisted" are both true.', '"series_part" has no "series".', 'Unknown key "titl".'],
      '"id" has no effect in a post.',
    ],
  ],
  [
    "tags without an address or with that of another, beside one that is refused",
    ['tags: ["!!!", C++, [], C#, { label: c, permlink: x }]'],
    [
      'The tag "!!!" has no letter or digit for its address.',
      '"tags.2": This is not a tag.',
      'The tag "C#" has the address of "C++" (blog/a.md:4:15), whose label stays.',
      'Unknown key "permlink" in "tags.4".',
    ],
  ],
])("reports of a rejected post %s", async (_, front, messages) => {
  expect(await messagesOf({ "blog/a.md": post(...front) })).toEqual(messages);
});

it.each<[string, Files, string[]]>([
  [
    "an unknown author without a date",
    { "blog/a.md": text("authors: x") },
    ["The post has no date.", 'Unknown author "x".'],
  ],
  [
    "a part without a series beside a title that is refused",
    { "blog/2025-03-14-a.md": "---\ntitle: [5]\nseries_part: 1\n---\n" },
    ['"title" has the wrong type.', '"series_part" has no "series".'],
  ],
  [
    "a picture that is not there and a short description",
    { "blog/a.md": post("image: x.png", "description: D", "titl: 1"), "docs/a.md": text("image: x.png", "titl: 1") },
    [
      "The picture x.png does not exist.",
      "The description is too short: search engines show another text.",
      'Unknown key "titl".',
      "The picture x.png does not exist.",
      'Unknown key "titl".',
    ],
  ],
  [
    "the number of another part of a series",
    { "blog/a.md": post("series: S", "series_part: 1", "titl: 1"), "blog/b.md": post("series: S", "series_part: 1") },
    ['Unknown key "titl".', 'Part 1 of the series "S" is already taken by blog/a.md:5:1.'],
  ],
  [
    "nothing of the slug of another project",
    { "projects/a.md": project("titl: 1", "slug: b"), "projects/b.md": project() },
    ['Unknown key "titl".'],
  ],
  [
    "an unknown neighbour and an unknown sidebar",
    { "docs/a.md": text("pagination_next: x", "displayed_sidebar: y", "slug: ../z") },
    ['Unknown document "x".', 'Unknown sidebar "y".', '"slug": The slug leads to another folder.'],
  ],
  [
    "the id of another",
    { "docs/a.md": text("id: b", "titl: 1"), "docs/b.md": text() },
    ['Unknown key "titl".', 'The id "b" is already taken by docs/a.md.'],
  ],
  [
    "a version that is not declared",
    { "docs-versions/1.0/a.md": text("titl: 1") },
    ['The version "1.0" is not declared.', 'Unknown key "titl".'],
  ],
  [
    "no empty version that has no other document",
    { "docs-versions/1.0/a.md": text("titl: 1"), ...ONE_VERSION },
    ['Unknown key "titl".'],
  ],
])("reports of a rejected text %s", async (_, files, messages) => {
  expect(await messagesOf(files)).toEqual(messages);
});

it.each(["date: soon", "dtae: 2025-01-01", "date: 2025-01-01\ntitle: : B", '"date": 2025-01-01\nfoo: [', "date: 5"])(
  "does not ask for a date if a post is rejected with %j",
  async (line) => {
    const messages = await messagesOf({ "blog/a.md": text(line) });
    expect(messages).not.toHaveLength(0);
    expect(messages).not.toContain("The post has no date.");
  },
);

it.each<[string, Files]>([
  ["refused", { "docs/a.md": text("titl: 1") }],
  ["unreadable", { "docs/a.md": text(BROKEN) }],
  ["without an end", { "docs/a.md": "---\ntitle: A\n\nText\n" }],
  ["no text", { "docs/a.md": Buffer.from([0x49, 0]) }],
  ["refused in its id", { "docs/x.md": text("id: a/b") }],
  ["unreadable, and so its id", { "docs/x.md": text("id: a", BROKEN) }],
])("reports no reference to a document that is %s", async (_, files) => {
  const others = {
    ...{ "docs/b.md": text("pagination_next: a"), "data/sidebars.yml": "main: [a, b]\n" },
    ...{ "data/site.yml": "navbar: { left: [{ doc: a }] }\n" },
  };
  expect(await messagesOf({ ...others, ...files })).toHaveLength(1);
});

const TAGS = post('tags: [C++, C#, "!!!"]');
const API = text("displayed_sidebar: api");

it.each<[string, string | Buffer, Files]>([
  ["data/authors.yml", "jane:\n  nam: Jane\n  name: Jane\n", { "blog/a.md": post("authors: jane") }],
  ["data/authors.yml", Buffer.from([0x49, 0]), { "blog/a.md": post("authors: jane") }],
  ["data/tags.yml", "c++: 5\n", { "blog/a.md": TAGS }],
  ["data/versions.yml", "versions: 5\n", VERSIONED],
  ["data/sidebars.yml", "api: 5\n", { "docs/a.md": API }],
  ["docs-versions/1.0/sidebars.yml", "api: 5\n", { "docs-versions/1.0/a.md": API, ...ONE_VERSION }],
])("reports nothing that depends on %s if that file cannot be read", async (name, data, files) => {
  const { problems } = await readContent(makeFolder({ ...files, [name]: data }));
  expect(problems.map(({ file }) => file)).toEqual([expect.stringContaining(name)]);
});

it("reports what depends on files that do not exist", async () => {
  expect(await messagesOf({ "blog/a.md": post("authors: jane"), ...VERSIONED })).toEqual([
    'Unknown author "jane".',
    'The version "1.0" is not declared.',
  ]);
});

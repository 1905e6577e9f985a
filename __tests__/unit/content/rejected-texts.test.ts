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
const BROKEN = "description: A: B";

describe("of a rejected text", () => {
  it.each<[string, Files, string[]]>([
    [
      "an unknown author",
      { "blog/a.md": post("authors: nobody", "draft: 1") },
      ['Unknown author "nobody".', '"draft" has the wrong type.'],
    ],
    [
      "an unknown author without a date",
      { "blog/a.md": text("authors: x") },
      ["The post has no date.", 'Unknown author "x".'],
    ],
    [
      "tags without an address or with that of another, beside one that is refused",
      { "blog/a.md": post('tags: ["!!!", C++, [], C#, { label: c, permlink: x }]') },
      [
        'The tag "!!!" has no letter or digit for its address.',
        '"tags.2": This is not a tag.',
        'The tag "C#" has the address of "C++" (blog/a.md:4:15), whose label stays.',
        'Unknown key "permlink" in "tags.4".',
      ],
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
      "no description where a draft may be meant",
      { "blog/a.md": post("description: D", "draft: 1") },
      ['"draft" has the wrong type.'],
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
  ])("is told %s", async (_, files, messages) => {
    expect(await messagesOf(files)).toEqual(messages);
  });

  it.each<[string, Files]>([
    ["refused", { "docs/a.md": text("titl: 1") }],
    ["unreadable", { "docs/a.md": text(BROKEN) }],
    ["without an end", { "docs/a.md": "---\ntitle: A\n\nText\n" }],
    ["no text", { "docs/a.md": Buffer.from([0x49, 0]) }],
    ["refused in its id", { "docs/x.md": text("id: a/b") }],
    ["unreadable, and so its id", { "docs/x.md": text("id: a", BROKEN) }],
  ])("that is %s the name is known, or not judged", async (_, files) => {
    const others = {
      ...{ "docs/b.md": text("pagination_next: a"), "data/sidebars.yml": "main: [a, b]\n" },
      ...{ "data/site.yml": "navbar: { left: [{ doc: a }] }\n" },
    };
    expect(await messagesOf({ ...others, ...files })).toHaveLength(1);
  });

  it("of the only one of a version its folder is not called empty", async () => {
    const files = { "docs-versions/1.0/a.md": text("titl: 1"), "data/versions.yml": 'versions: [{ name: "1.0" }]\n' };
    expect(await messagesOf(files)).toEqual(['Unknown key "titl".']);
  });
});

describe("what depends on a file that could not be read", () => {
  const TAGS = post('tags: [C++, C#, "!!!"]');
  it.each<[string, string | Buffer, Files]>([
    ["data/authors.yml", "jane:\n  nam: Jane\n  name: Jane\n", { "blog/a.md": post("authors: jane") }],
    ["data/authors.yml", Buffer.from([0x49, 0]), { "blog/a.md": post("authors: jane") }],
    ["data/tags.yml", "c++: 5\n", { "blog/a.md": TAGS }],
    ["data/versions.yml", "versions: 5\n", VERSIONED],
    ["data/sidebars.yml", "api: 5\n", { "docs/a.md": text("displayed_sidebar: api") }],
    [
      "docs-versions/1.0/sidebars.yml",
      "api: 5\n",
      {
        "docs-versions/1.0/a.md": text("displayed_sidebar: api"),
        "data/versions.yml": 'versions: [{ name: "1.0" }]\n',
      },
    ],
  ])("is not judged: %s", async (name, data, files) => {
    const { problems } = await readContent(makeFolder({ ...files, [name]: data }));
    expect(problems.map(({ file }) => file)).toEqual([expect.stringContaining(name)]);
  });

  it("is judged where that file is not there", async () => {
    expect(await messagesOf({ "blog/a.md": post("authors: jane"), ...VERSIONED })).toEqual([
      'Unknown author "jane".',
      'The version "1.0" is not declared.',
    ]);
  });
});

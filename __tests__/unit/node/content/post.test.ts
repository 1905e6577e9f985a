import { isPostFile, parsePost } from "../../../../src/node/content/post";
import { reported, sourceFile } from "../../../stand-ins/content-folder";

const KEYS =
  "title, title_meta, description, slug, image, keywords, draft, unlisted, hide_table_of_contents, " +
  "toc_min_heading_level, toc_max_heading_level, last_update, sidebar_label, date, authors, tags";

/** A post with the given lines of front matter. */
const post = (...front: string[]) => parsePost(sourceFile("blog/a.md", "---", ...front, "---", "Text"));

const named = (name: string, ...front: string[]) =>
  parsePost(sourceFile(`blog/${name}`, "---", "title: Hello", ...front, "---", ""));

describe("isPostFile", () => {
  it.each([
    ["blog/hello.md", true],
    ["blog/hello.mdx", true],
    ["blog/hello/index.mdx", true],
    ["blog/hello/cover.png", false],
    ["blog/_draft.md", false],
    ["blog/_drafts/hello.md", false],
    ["docs/hello.md", false],
    ["data/authors.yml", false],
  ])("of %s is %p", (path, expected) => {
    expect(isPostFile(path)).toBe(expected);
  });
});

describe("the address and date of a post", () => {
  it.each([
    ["2025-03-14-hello.md", [], "hello", "2025-03-14"],
    ["2025-03-14-hello/index.mdx", [], "hello", "2025-03-14"],
    ["2025-03-14.md", [], "2025-03-14", "2025-03-14"],
    ["hello/index.md", ["date: 2024-02-29"], "hello", "2024-02-29"],
    ["hello.md", ["date: 2024-02-29"], "hello", "2024-02-29"],
    ["2025-03-14-hello.md", ["date: 2024-02-29"], "hello", "2024-02-29"],
    ["2025-03-14-hello.md", ["slug: other_name"], "other_name", "2025-03-14"],
    ["2025-03-14-hello.md", ["slug: /other/"], "other", "2025-03-14"],
    ["series/part.md", ["date: 2024-02-29"], "series/part", "2024-02-29"],
  ])("of %s with %p: /blog/%s on %s", (name, front, slug, day) => {
    const { value, problems } = named(name, ...front);
    expect(problems).toEqual([]);
    expect(value).toMatchObject({ slug, path: `/blog/${slug}`, date: `${day}T00:00:00.000Z` });
  });

  it("keeps the time and turns the offset of a date into UTC", () => {
    expect(named("a.md", "date: 2025-03-14T01:00:00+02:00").value!.date).toBe("2025-03-13T23:00:00.000Z");
  });

  it.each(["hello.md", "2025-02-30-hello.md", "25-03-14-hello.md"])("asks %s for a date", (name) => {
    const { value, problems } = named(name);
    expect(value).toBeUndefined();
    expect(reported({ problems })).toEqual([
      `content/blog/${name}:1:1  The post has no date.  Expected date: YYYY-MM-DD in the front matter, or a file or folder name that begins with it.`,
    ]);
  });
});

describe("what a post may leave out", () => {
  it("is filled in", () => {
    expect(post("title: Hello", "date: 2025-03-14").value!.front).toEqual({
      title: "Hello",
      date: "2025-03-14T00:00:00.000Z",
      authors: [],
      tags: [],
      keywords: [],
      draft: false,
      unlisted: false,
      hide_table_of_contents: false,
      toc_min_heading_level: 2,
      toc_max_heading_level: 3,
    });
  });

  it("takes one author without a list", () => {
    expect(post("title: Hello", "date: 2025-03-14", "authors: jane").value!.front.authors).toEqual(["jane"]);
    expect(post("title: Hello", "date: 2025-03-14", "authors: [jane, joe]").value!.front.authors).toEqual([
      "jane",
      "joe",
    ]);
  });

  it("makes slugs of tags and keeps one of those that share an address", () => {
    expect(post("title: Hello", "date: 2025-03-14", "tags: [PostgreSQL, Node.js, node-js]").value!.tags).toEqual([
      { slug: "postgre-sql", label: "PostgreSQL" },
      { slug: "node-js", label: "Node.js" },
    ]);
  });
});

describe("what an author reads of a mistake", () => {
  it.each([
    [
      "a misspelt key",
      ["title: Hello", "tag: [ruby]"],
      `content/blog/a.md:3:1  Unknown key "tag".  Did you mean "tags"? Expected one of: ${KEYS}.`,
    ],
    [
      "an unknown key like no other",
      ["title: Hello", "colour: red"],
      `content/blog/a.md:3:1  Unknown key "colour".  Expected one of: ${KEYS}.`,
    ],
    [
      "an unknown key further in",
      ["title: Hello", "last_update:", "  by: Jane"],
      'content/blog/a.md:4:3  Unknown key "by" in "last_update".  Expected a known key.',
    ],
    [
      "a title that is a number",
      ["title: 2025"],
      'content/blog/a.md:2:8  "title" has the wrong type.  Expected string.',
    ],
    ["no title", ["draft: true"], 'content/blog/a.md:2:1  "title" is missing.  Expected string.'],
    [
      "an empty title",
      ['title: "  "'],
      'content/blog/a.md:2:8  "title": The text is empty.  Expected at least one character.',
    ],
    [
      "tags without a list",
      ["title: Hello", "tags: ruby"],
      'content/blog/a.md:3:7  "tags" has the wrong type.  Expected array.',
    ],
    [
      "a word where yes or no is asked",
      ["title: Hello", "draft: maybe"],
      'content/blog/a.md:3:8  "draft" has the wrong type.  Expected boolean.',
    ],
    [
      "an empty tag in a list of several lines",
      ["title: Hello", "tags:", "  - ruby", '  - ""'],
      'content/blog/a.md:5:5  "tags.1": The text is empty.  Expected at least one character.',
    ],
    [
      "a day that does not exist",
      ["title: Hello", "date: 2025-02-30"],
      'content/blog/a.md:3:7  "date": "2025-02-30" is not a date.  Expected YYYY-MM-DD, or YYYY-MM-DDTHH:mm:ssZ, of a day that exists.',
    ],
    [
      "a slug with a space",
      ["title: Hello", "slug: my post"],
      'content/blog/a.md:3:7  "slug": The slug holds characters that an address should not have.  Expected letters, digits, hyphens and underscores.',
    ],
    [
      "a level of headings that is too deep",
      ["title: Hello", "toc_max_heading_level: 7"],
      'content/blog/a.md:3:24  "toc_max_heading_level": The level is too large.  Expected 2 to 6.',
    ],
    [
      "a level of headings that is too high",
      ["title: Hello", "toc_min_heading_level: 1"],
      'content/blog/a.md:3:24  "toc_min_heading_level": The level is too small.  Expected 2 to 6.',
    ],
    [
      "a bad date of the last update",
      ["title: Hello", "last_update:", "  date: soon"],
      'content/blog/a.md:4:9  "last_update.date": "soon" is not a date.  Expected YYYY-MM-DD, or YYYY-MM-DDTHH:mm:ssZ, of a day that exists.',
    ],
  ])("%s", (_, front, line) => {
    const { value, problems } = post(...front);
    expect(value).toBeUndefined();
    expect(reported({ problems })).toEqual([line]);
  });

  it("is every mistake at once", () => {
    const { problems } = post("title: 5", "draft: 1", "tags: ruby");
    expect(problems.map(({ line, column }) => [line, column])).toEqual(
      expect.arrayContaining([
        [2, 8],
        [3, 8],
        [4, 7],
      ]),
    );
    expect(problems).toHaveLength(3);
  });

  it("names the contradiction of a draft that is not listed", () => {
    const { problems } = post("title: Hello", "date: 2025-03-14", "draft: true", "unlisted: true");
    expect(reported({ problems })).toEqual([
      'content/blog/a.md:1:1  "draft" and "unlisted" are both true.  Expected one of the two: a draft is not built, an unlisted post is built and not listed.',
    ]);
  });
});

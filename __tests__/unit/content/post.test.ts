import { isPostFile, parsePost } from "../../../src/content/post";
import { reported, sourceFile } from "../../stand-ins/content-folder";

const KEYS =
  "title, title_meta, description, slug, image, keywords, draft, unlisted, hide_table_of_contents, " +
  "toc_min_heading_level, toc_max_heading_level, last_update, redirect_from, sidebar_label, date, authors, " +
  "author, author_title, author_url, author_image_url, tags, series, series_part, id";

/** A post with the given lines of front matter. */
const post = (...front: string[]) => parsePost(sourceFile("blog/a.md", "---", ...front, "---", "Text"));

/** The same in a file that is dated by its name. */
const dated = (...front: string[]) => parsePost(sourceFile("blog/2025-03-14-a.md", "---", ...front, "---", "Text"));

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

  it.each([
    ["leads", "# Hello again\n\nText", "\n\nText"],
    ["comes later", "Text\n\n# Later", "Text\n\n# Later"],
  ])("takes a heading of its own out of the text that %s, since the page has a title", (_, text, rest) => {
    const { value } = parsePost(sourceFile("blog/2025-03-14-a.md", "---", "title: Hello", "---", text));
    expect(value!.text.replace(/^\n{3}/, "")).toBe(rest);
  });

  it.each([
    [
      "says something else",
      "# What is new?",
      [
        'The heading "What is new?" is left out: the page has the title of the front matter.  Expected more # if it is a heading of the text; otherwise remove it.',
      ],
    ],
    ["is another form of the title", "# HELLO, again 🎉", []],
  ])("tells of a heading that it takes out if it %s", (_, heading, words) => {
    const lines = ["---", "title: Hello again", "---", "", heading, "", "Text"];
    const found = reported(parsePost(sourceFile("blog/2025-03-14-a.md", ...lines)));
    expect(found).toEqual(words.map((each) => `content/blog/2025-03-14-a.md:5:1  ${each}`));
  });

  it("takes tags and authors with nothing after the colon", () => {
    const { value, problems } = post("title: Hello", "date: 2025-03-14", "tags:", "authors:");
    expect(problems).toEqual([]);
    expect(value).toMatchObject({ tags: [], authors: [] });
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
      `content/blog/2025-03-14-a.md:3:1  Unknown key "tag".  Did you mean "tags"? Expected one of: ${KEYS}.`,
    ],
    [
      "an unknown key further in",
      ["title: Hello", "last_update:", "  by: Jane"],
      'content/blog/2025-03-14-a.md:4:3  Unknown key "by" in "last_update".  Expected one of: date, author.',
    ],
    [
      "a title that is a list",
      ["title: [2025]"],
      'content/blog/2025-03-14-a.md:2:8  "title" has the wrong type.  Expected text, in quotes if it looks like a number or is true or false.',
    ],
    [
      "an empty title",
      ['title: "  "'],
      'content/blog/2025-03-14-a.md:2:8  "title": The text is empty.  Expected at least one character.',
    ],
    [
      "a list as a tag",
      ["title: Hello", "tags: [ruby, []]"],
      'content/blog/2025-03-14-a.md:3:14  "tags.1": This is not a tag.  Expected a text, in quotes if it is a number, or a map of label and permalink.',
    ],
    [
      "a tag whose address leads elsewhere",
      ["title: Hello", "tags:", "  - { label: Up, permalink: ../up }"],
      'content/blog/2025-03-14-a.md:4:29  "tags.0.permalink": The slug leads to another folder.  Expected a path without . and .. as names.',
    ],
    [
      "a slug that leads to another folder",
      ["title: Hello", "slug: ../other"],
      'content/blog/2025-03-14-a.md:3:7  "slug": The slug leads to another folder.  Expected a path without . and .. as names.',
    ],
    [
      "a slug with a query",
      ["title: Hello", "slug: other?x=1"],
      'content/blog/2025-03-14-a.md:3:7  "slug": The slug contains a query or a fragment.  Expected a path without ? and #.',
    ],
    [
      "a slug with a fragment",
      ["title: Hello", 'slug: "other#x"'],
      'content/blog/2025-03-14-a.md:3:7  "slug": The slug contains a query or a fragment.  Expected a path without ? and #.',
    ],
    [
      "a slug with a scheme",
      ["title: Hello", "slug: https://example.com/a"],
      'content/blog/2025-03-14-a.md:3:7  "slug": The slug is an address with a scheme.  Expected a path within the site, such as my-text.',
    ],
    [
      "a slug with two slashes",
      ["title: Hello", "slug: a//b"],
      'content/blog/2025-03-14-a.md:3:7  "slug": The slug has an empty part.  Expected one slash between two names.',
    ],
    [
      "a slug of a slash alone",
      ["title: Hello", "slug: /"],
      'content/blog/2025-03-14-a.md:3:7  "slug": The slug is empty.  Expected a path of letters, digits, hyphens and underscores, such as my-text.',
    ],
    [
      "a slug of nothing",
      ["title: Hello", 'slug: ""'],
      'content/blog/2025-03-14-a.md:3:7  "slug": The slug is empty.  Expected a path of letters, digits, hyphens and underscores, such as my-text.',
    ],
    [
      "a slug that is left empty",
      ["title: Hello", "slug:"],
      'content/blog/2025-03-14-a.md:3:1  "slug": The slug is empty.  Expected a path of letters, digits, hyphens and underscores, such as my-text.',
    ],
    [
      "a date without hyphens",
      ["title: Hello", "date: 20240101"],
      'content/blog/2025-03-14-a.md:3:7  "date": "20240101" is not a date.  Expected YYYY-MM-DD, or YYYY-MM-DDTHH:mm:ssZ, of a day that exists.',
    ],
    [
      "a date that is left empty",
      ["title: Hello", "date:"],
      'content/blog/2025-03-14-a.md:3:1  "date": The date is empty.  Expected YYYY-MM-DD, or YYYY-MM-DDTHH:mm:ssZ, of a day that exists.',
    ],
    [
      "a part of a series before the first",
      ["title: Hello", "series: A", "series_part: 0"],
      'content/blog/2025-03-14-a.md:4:14  "series_part": The part is too small.  Expected 1 or more.',
    ],
    [
      "a word where yes or no is asked",
      ["title: Hello", "draft: maybe"],
      'content/blog/2025-03-14-a.md:3:8  "draft" has the wrong type.  Expected true or false.',
    ],
    [
      "an empty tag in a list of several lines",
      ["title: Hello", "tags:", "  - ruby", '  - ""'],
      'content/blog/2025-03-14-a.md:5:5  "tags.1": The text is empty.  Expected at least one character.',
    ],
    [
      "a day that does not exist",
      ["title: Hello", "date: 2025-02-30"],
      'content/blog/2025-03-14-a.md:3:7  "date": "2025-02-30" is not a date.  Expected YYYY-MM-DD, or YYYY-MM-DDTHH:mm:ssZ, of a day that exists.',
    ],
    [
      "a slug with a space",
      ["title: Hello", "slug: my post"],
      'content/blog/2025-03-14-a.md:3:7  "slug": The slug contains characters that an address should not have.  Expected letters, digits, hyphens and underscores.',
    ],
    [
      "a level of headings that is too deep",
      ["title: Hello", "toc_max_heading_level: 7"],
      'content/blog/2025-03-14-a.md:3:24  "toc_max_heading_level": The level is too large.  Expected 2 to 6.',
    ],
    [
      "a level of headings that is too high",
      ["title: Hello", "toc_min_heading_level: 1"],
      'content/blog/2025-03-14-a.md:3:24  "toc_min_heading_level": The level is too small.  Expected 2 to 6.',
    ],
    [
      "a bad date of the last update",
      ["title: Hello", "last_update:", "  date: soon"],
      'content/blog/2025-03-14-a.md:4:9  "last_update.date": "soon" is not a date.  Expected YYYY-MM-DD, or YYYY-MM-DDTHH:mm:ssZ, of a day that exists.',
    ],
  ])("%s", (_, front, line) => {
    const { value, problems } = dated(...front);
    expect(value).toBeUndefined();
    expect(reported({ problems })).toEqual([line]);
  });

  it("is every mistake at once", () => {
    const { problems } = dated("title: [5]", "draft: 1", "tags: [[]]");
    expect(problems.map(({ line, column }) => [line, column])).toEqual(
      expect.arrayContaining([
        [2, 8],
        [3, 8],
        [4, 8],
      ]),
    );
    expect(problems).toHaveLength(3);
  });

  it.each([
    [
      "a part of no series",
      "series_part: 2",
      'content/blog/a.md:4:1  "series_part" has no "series".  Expected series: with the series\' name.',
      "error",
    ],
    [
      "the key id, which the post keeps working with",
      "id: old",
      'content/blog/a.md:4:1  "id" has no effect in a post.  Use slug: to choose the address, and leave id out.',
      "warning",
    ],
  ])("names the place of %s", (_, line, message, severity) => {
    const { value, problems } = post("title: Hello", "date: 2025-03-14", line);
    expect(value).toMatchObject({ slug: "a" });
    expect(reported({ problems })).toEqual([message]);
    expect(problems[0]!.severity).toBe(severity);
  });

  it("names the contradiction of a draft that is not listed", () => {
    const { problems } = post("title: Hello", "date: 2025-03-14", "draft: true", "unlisted: true");
    expect(reported({ problems })).toEqual([
      'content/blog/a.md:5:1  "draft" and "unlisted" are both true.  Expected one of the two: a draft is not built, an unlisted post is built and not listed.',
    ]);
  });
});

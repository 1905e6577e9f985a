import { parsePost } from "../../../src/content/post";
import { reported, sourceFile } from "../../stand-ins/content-folder";

const KEYS =
  "title, title_meta, description, slug, image, keywords, draft, unlisted, hide_table_of_contents, " +
  "toc_min_heading_level, toc_max_heading_level, last_update, redirect_from, sidebar_label, date, authors, " +
  "author, author_title, author_url, author_image_url, tags, series, series_part, id";

const A_DATE = "Expected YYYY-MM-DD, or YYYY-MM-DDTHH:mm:ssZ, of a day that exists.";
const A_SLUG = "Expected a path of letters, digits, hyphens and underscores, such as my-text.";

/** A post with the given lines of front matter. */
const post = (...front: string[]) => parsePost(sourceFile("blog/a.md", "---", ...front, "---", "Text"));

/** The same in a file that is dated by its name. */
const dated = (...front: string[]) => parsePost(sourceFile("blog/2025-03-14-a.md", "---", ...front, "---", "Text"));

const named = (name: string, ...front: string[]) =>
  parsePost(sourceFile(`blog/${name}`, "---", "title: Hello", ...front, "---", ""));

describe("the address and date of a post", () => {
  it.each([
    ["2021/8/6/welcome.md", [], "welcome", "2021-08-06"],
    ["2021/08/26/welcome/index.md", [], "welcome", "2021-08-26"],
    ["2021/08-26-welcome.md", [], "welcome", "2021-08-26"],
    ["2021-8-6-welcome.mdx", [], "welcome", "2021-08-06"],
    ["20210826-welcome.md", [], "welcome", "2021-08-26"],
    ["20210826_welcome/index.md", [], "welcome", "2021-08-26"],
    ["foo/2021/08/26/bar.md", [], "foo/bar", "2021-08-26"],
    ["2021-08-26-folder/part.md", [], "folder/part", "2021-08-26"],
    ["2021-08-26.md", [], "2021-08-26", "2021-08-26"],
    ["2021-08-26/index.md", [], "2021-08-26", "2021-08-26"],
    ["20210826.md", [], "20210826", "2021-08-26"],
    ["2021-02-30-no-day.md", ["date: 2024-02-29"], "2021-02-30-no-day", "2024-02-29"],
    ["202108261-number.md", ["date: 2024-02-29"], "202108261-number", "2024-02-29"],
    ["about-2021-08-26-x.md", ["date: 2024-02-29"], "about-2021-08-26-x", "2024-02-29"],
    ["hello/index.md", ["date: 2024-02-29"], "hello", "2024-02-29"],
    ["series/part.md", ["date: 2024-02-29"], "series/part", "2024-02-29"],
    ["2025-03-14-hello.md", ["date: 2024-02-29"], "hello", "2024-02-29"],
    ["2025-03-14-hello.md", ["slug: other_name"], "other_name", "2025-03-14"],
    ["2025-03-14-hello.md", ["slug: /other/"], "other", "2025-03-14"],
  ])("of %s with %p: /blog/%s on %s", (name, front, slug, day) => {
    const { value, problems } = named(name, ...front);
    expect(problems).toEqual([]);
    expect(value).toMatchObject({ slug, path: `/blog/${slug}`, date: `${day}T00:00:00.000Z` });
  });

  it.each(["hello.md", "2025-02-30-hello.md", "25-03-14-hello.md"])("asks %s for a date", (name) => {
    const { value, problems } = named(name);
    expect(value).toBeUndefined();
    expect(reported({ problems })).toEqual([
      `content/blog/${name}:1:1  The post has no date.  Expected date: YYYY-MM-DD in the front matter, or a file or folder name that begins with it.`,
    ]);
  });
});

describe("the heading that begins a post", () => {
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
        "The heading that begins the text is left out: the page has the title of the front matter.  Expected more # if it is a heading of the text; otherwise remove it.",
      ],
    ],
    ["is another form of the title", "# HELLO, again 🎉", []],
  ])("tells of a heading that it takes out if it %s", (_, heading, words) => {
    const lines = ["---", "title: Hello again", "---", "", heading, "", "Text"];
    const found = reported(parsePost(sourceFile("blog/2025-03-14-a.md", ...lines)));
    expect(found).toEqual(words.map((each) => `content/blog/2025-03-14-a.md:5:1  ${each}`));
  });
});

it("makes slugs of tags and keeps one of those that share an address", () => {
  expect(post("title: Hello", "date: 2025-03-14", "tags: [PostgreSQL, Node.js, node-js]").value!.tags).toEqual([
    { slug: "postgre-sql", label: "PostgreSQL" },
    { slug: "node-js", label: "Node.js" },
  ]);
});

describe("what an author reads of a mistake", () => {
  it.each([
    ["tag: [ruby]", `3:1  Unknown key "tag".  Did you mean "tags"? Expected one of: ${KEYS}.`],
    ["last_update:\n  by: Jane", '4:3  Unknown key "by" in "last_update".  Expected one of: date, author.'],
    [
      "tags:\n  - { label: Up, permalink: ../up }",
      '4:29  "tags.0.permalink": The slug leads to another folder.  Expected a path without . and .. as names.',
    ],
    [
      'tags:\n  - ruby\n  - ""',
      '5:5  "tags.1": This is not a tag.  Expected a text, in quotes if it is a number, or a map of label and permalink.',
    ],
    ["date:", `3:1  "date" has no value.  ${A_DATE}`],
    ["slug:", `3:1  "slug" has no value.  ${A_SLUG}`],
    ["date: 20240101", `3:7  "date": "20240101" is not a date.  ${A_DATE}`],
    [
      "date: 2025-02-28 10:00 PST",
      '3:7  "date": The time zone PST of "2025-02-28 10:00 PST" is unknown.  Expected an offset in its place, such as +01:00.',
    ],
    ["series: A\nseries_part: 0", '4:14  "series_part": The part is too small.  Expected 1 or more.'],
    ["image: { alt: A }", '3:8  "image" has the wrong type.  Expected the path of a picture, such as ./cover.png.'],
    ["draft: maybe", '3:8  "draft" has the wrong type.  Expected true or false.'],
    ["toc_max_heading_level: 7", '3:24  "toc_max_heading_level": The level is too large.  Expected 2 to 6.'],
    ["toc_min_heading_level: 1", '3:24  "toc_min_heading_level": The level is too small.  Expected 2 to 6.'],
  ])("of %j", (front, line) => {
    const { value, problems } = dated("title: Hello", ...front.split("\n"));
    expect(value).toBeUndefined();
    expect(reported({ problems })).toEqual([`content/blog/2025-03-14-a.md:${line}`]);
  });

  it("of an empty title", () => {
    expect(reported(dated('title: "  "'))).toEqual([
      'content/blog/2025-03-14-a.md:2:8  "title": The text is empty.  Expected at least one character.',
    ]);
  });

  it.each([
    ["../other", "leads to another folder.  Expected a path without . and .. as names."],
    ["other?x=1", "contains a query or a fragment.  Expected a path without ? and #."],
    ["https://example.com/a", "is an address with a scheme.  Expected a path within the site, such as my-text."],
    ["a//b", "has an empty part.  Expected one slash between two names."],
    ["/", `is empty.  ${A_SLUG}`],
    [
      "my post",
      "contains characters that an address should not have.  Expected letters, digits, hyphens and underscores.",
    ],
  ])("of the slug %s", (slug, words) => {
    expect(reported(dated("title: Hello", `slug: ${slug}`))).toEqual([
      `content/blog/2025-03-14-a.md:3:7  "slug": The slug ${words}`,
    ]);
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
      "id: 3753",
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

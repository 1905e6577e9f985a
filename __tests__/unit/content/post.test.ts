import { parsePost } from "../../../src/content/post";
import { reported, sourceFile } from "../../stand-ins/content-folder";

const KEYS =
  "title, title_meta, description, slug, image, keywords, draft, unlisted, hide_table_of_contents, " +
  "toc_min_heading_level, toc_max_heading_level, last_update, redirect_from, sidebar_label, date, authors, " +
  "author, author_title, author_url, author_image_url, tags, series, series_part, id";

const A_DATE = "Expected YYYY-MM-DD, or YYYY-MM-DDTHH:mm:ssZ, of a day that exists.";
const A_SLUG = "Expected letters, digits, hyphens and underscores, such as my-text.";
const COMMA =
  'The tag "Rails, SQL" contains a comma.  Expected a list, [Rails, SQL], or quotes around the tag if it is one.';

const post = (name: string, ...front: string[]) =>
  parsePost(sourceFile(`blog/${name}`, "---", ...front, "---", "Text"));

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
])("puts %s with %p at /blog/%s on %s", (name, front, slug, day) => {
  const { value, problems } = post(name, "title: Hello", ...front);
  expect(problems).toEqual([]);
  expect(value).toMatchObject({ slug, path: `/blog/${slug}`, date: `${day}T00:00:00.000Z` });
});

it("takes one of several tags that are written in different ways", () => {
  expect(post("2025-03-14-a.md", "tags: [PostgreSQL, Node.js, node-js]").value!.tags).toEqual([
    { slug: "postgre-sql", label: "PostgreSQL" },
    { slug: "node-js", label: "Node.js" },
  ]);
});

it.each(["hello.md", "2025-02-30-hello.md", "25-03-14-hello.md"])("asks %s for a date", (name) => {
  const { refused, problems } = post(name, "title: Hello");
  expect(refused).toBeDefined();
  expect(reported({ problems })).toEqual([
    `content/blog/${name}:1:1  The post has no date.  Expected date: YYYY-MM-DD in the front matter, or a file or folder name that begins with it.`,
  ]);
});

it.each([
  ["tag: [ruby]", `2:1  Unknown key "tag".  Did you mean "tags"? Expected one of: ${KEYS}.`],
  ["last_update:\n  by: Jane", '3:3  Unknown key "by" in "last_update".  Expected one of: date, author.'],
  [
    "tags:\n  - { label: Up, permalink: ../up }",
    '3:29  "tags.0.permalink": The slug leads to another folder.  Expected a slug without . and .. as names.',
  ],
  [
    'tags:\n  - ruby\n  - ""',
    '4:5  "tags.1": This is not a tag.  Expected a text, in quotes if it is a number, or a map of label and permalink.',
  ],
  ["date:", `2:1  "date" has no value.  ${A_DATE}`],
  ["slug:", `2:1  "slug" has no value.  ${A_SLUG}`],
  ["date: 20240101", `2:7  "date": "20240101" is not a date.  ${A_DATE}`],
  ["date: true", `2:7  "date": "true" is not a date.  ${A_DATE}`],
  ["date: soon | later", `2:7  "date": "soon | later" is not a date.  ${A_DATE}`],
  [
    "date: 2025-02-28 10:00 PST",
    '2:7  "date": The time zone PST of "2025-02-28 10:00 PST" is unknown.  Expected an offset in its place, such as +01:00.',
  ],
  ["date: 1/2/2024", '2:7  "date": "1/2/2024" may be either of two days.  Expected 2024-02-01 or 2024-01-02.'],
  ["series: A\nseries_part: 0", '3:14  "series_part": The part is too small.  Expected 1 or more.'],
  ["image: { alt: A }", '2:8  "image" has the wrong type.  Expected the path of a picture, such as ./cover.png.'],
  ["draft: maybe", '2:8  "draft" has the wrong type.  Expected true or false.'],
  ["toc_max_heading_level: 7", '2:24  "toc_max_heading_level": The level is too large.  Expected 2 to 6.'],
  ["toc_min_heading_level: 1", '2:24  "toc_min_heading_level": The level is too small.  Expected 2 to 6.'],
  ['title: "  "', '2:8  "title": The text is empty.  Expected at least one character.'],
])("refuses %j", (front, line) => {
  const { refused, problems } = post("2025-03-14-a.md", ...front.split("\n"));
  expect(refused).toBeDefined();
  expect(problems).toMatchObject([{ severity: "error" }]);
  expect(reported({ problems })).toEqual([`content/blog/2025-03-14-a.md:${line}`]);
});

it.each([
  ["series_part: 2", "error", '2:1  "series_part" has no "series".  Expected series: with the series\' name.'],
  [
    "draft: true\nunlisted: true",
    "error",
    '3:1  "draft" and "unlisted" are both true.  Expected one of the two: a draft is not built, an unlisted post is built and not listed.',
  ],
  ["id: 3753", "warning", '2:1  "id" has no effect in a post.  Use slug: to choose the address, and leave id out.'],
  ["tags: Rails, SQL", "warning", `2:7  ${COMMA}`],
  ["tags:  Rails, SQL # two", "warning", `2:8  ${COMMA}`],
  ["tags: Rails, SQL,", "warning", `2:7  ${COMMA.replace("SQL", "SQL,")}`],
])("reads the post with %j, which is a mistake", (front, severity, line) => {
  const { value, problems } = post("2025-03-14-a.md", ...front.split("\n"));
  expect(value).toMatchObject({ slug: "a" });
  expect(problems).toMatchObject([{ severity }]);
  expect(reported({ problems })).toEqual([`content/blog/2025-03-14-a.md:${line}`]);
});

it("warns of values that YAML takes for comments, unless their key has another mistake", () => {
  expect(reported(post("2025-03-14-a.md", "tags:  #rust, #web", "slug: #a"))).toEqual([
    "content/blog/2025-03-14-a.md:2:8  #rust, #web is a comment, so the key has no value.  Expected quotes around a value that begins with #.",
    `content/blog/2025-03-14-a.md:3:1  "slug" has no value.  ${A_SLUG}`,
  ]);
});

it.each([
  ["categories: #rust", "#rust is a comment, so the key has no value."],
  ["Tags: #rust", "#rust is a comment, so the key has no value."],
  ["publishDate: #rust", "#rust is a comment, so the key has no value."],
  ["lamps: #rust", 'The key "lamps" is not used.'],
])("warns once of the comment in %s", (line, message) => {
  expect(post("2025-03-14-a.md", line).problems).toMatchObject([{ message, severity: "warning" }]);
});

it.each([
  ...['tags: "Nuts, bolts"', 'tags: ["Nuts, bolts"]', "tags: [Rails, SQL]", "tags: Rails", "tags:\n  - Nuts, bolts"],
  ...["tags: # none yet", "tags: #a\n  - b", "tags: [a] #b", "description: |\n  a: #b"],
])("accepts %j", (lines) => {
  expect(post("2025-03-14-a.md", lines).problems).toEqual([]);
});

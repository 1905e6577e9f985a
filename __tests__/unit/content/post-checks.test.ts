import { parsePost } from "../../../src/content/post";
import { reported, sourceFile } from "../../stand-ins/content-folder";

const problemsOf = (name: string, ...front: string[]) =>
  parsePost(sourceFile(`blog/${name}.md`, "---", ...front, "---", "Text")).problems;

describe("a tag with a comma", () => {
  const warnings = (line: string) => problemsOf("2025-03-14-a", "title: A", line);

  it.each(["tags: Rails, SQL", "tags:  Rails, SQL # two", "tags: Rails, SQL,"])(
    "is asked to be a list where it looks like one: %s",
    (line) => {
      expect(warnings(line)).toMatchObject([
        {
          ...{ line: 3, column: line.indexOf("Rails") + 1, severity: "warning" },
          message: expect.stringMatching(/^The tag "Rails, SQL,?" contains a comma\.$/) as string,
          expected: "Expected a list, [Rails, SQL], or quotes around the tag if it is one.",
        },
      ]);
    },
  );

  it.each([
    'tags: "Nuts, bolts"',
    'tags: ["Nuts, bolts"]',
    "tags: [Rails, SQL]",
    "tags: Rails",
    "tags:\n  - Nuts, bolts",
  ])("is one where it is written as one: %j", (line) => {
    expect(warnings(line)).toEqual([]);
  });
});

describe("a value that YAML takes for a comment", () => {
  it("is a warning where nothing else is said of its key", () => {
    expect(reported({ problems: problemsOf("2025-03-14-a", "title: A", "tags:  #rust, #web", "slug: #a") })).toEqual([
      "content/blog/2025-03-14-a.md:3:8  #rust, #web is a comment, so the key has no value.  Expected quotes around a value that begins with #.",
      'content/blog/2025-03-14-a.md:4:1  "slug" has no value.  Expected a path of letters, digits, hyphens and underscores, such as my-text.',
    ]);
  });

  it.each(["categories: #rust", "Tags: #rust", "publishDate: #rust"])(
    "is one below a key of another tool: %j",
    (line) => {
      expect(reported({ problems: problemsOf("2025-03-14-a", "title: A", line) })).toEqual([
        expect.stringContaining("#rust is a comment, so the key has no value."),
      ]);
    },
  );

  it("is no second warning of a key that is not used", () => {
    expect(reported({ problems: problemsOf("2025-03-14-a", "title: A", "lamps: #rust") })).toEqual([
      expect.stringContaining('The key "lamps" is not used.'),
    ]);
  });

  it.each(["tags: # none yet", "tags: #a\n  - b", "tags: [a] #b", "description: |\n  a: #b"])(
    "is none in %j",
    (line) => {
      expect(problemsOf("2025-03-14-a", "title: A", line)).toEqual([]);
    },
  );
});

describe("what an author reads of a rejected post", () => {
  it.each([
    ["a series that is refused", ["title: A", "series: [a, b]", "series_part: 1"], ['"series" has the wrong type.']],
    ["a series misspelt", ["title: A", "seires: B", "series_part: 1"], ['Unknown key "seires".']],
    ["an author misspelt", ["title: A", "auhtor: B", "author_title: C"], ['Unknown key "auhtor".']],
    [
      "a title that is refused",
      ["title: [5]", "series_part: 1"],
      ['"title" has the wrong type.', '"series_part" has no "series".'],
    ],
    [
      "an item of a list that is refused",
      ["title: A", "authors: [{ title: x }, jane, jane]"],
      ['"authors.0": The author has neither a key nor a name.', 'The author "jane" is named twice.'],
    ],
    [
      "other keys that are refused",
      ["title: A", "draft: true", "unlisted: true", "series_part: 1", "titl: 1", "id: a"],
      [
        'Unknown key "titl".',
        '"draft" and "unlisted" are both true.',
        '"series_part" has no "series".',
        '"id" has no effect in a post.',
      ],
    ],
  ])("is with %s what can be judged of the rest, and nothing that follows from it", (_, front, messages) => {
    expect(problemsOf("2025-03-14-a", ...front).map(({ message }) => message)).toEqual(messages);
  });

  it("is checked against what it says rightly, without the items and values that are refused", () => {
    const front = [
      "title: A",
      "authors: [5, jane, { title: x }, joe]",
      "tags: { label: A, permalink: .. }",
      "series: S",
    ];
    const { rest } = parsePost(sourceFile("blog/2025-03-14-a.md", "---", ...front, "---", "Text"));
    expect(rest!.value).toMatchObject({ authorKeys: ["jane", "joe"], tags: [], front: { title: "A", series: "S" } });
    expect([...rest!.refused]).toEqual(["authors", "tags"]);
  });

  it.each(["date: soon", "dtae: 2025-01-01", "date: 2025-01-01\ntitle: : B", '"date": 2025-01-01\nfoo: [', "date: 5"])(
    "does not ask for a date where there is %j",
    (line) => {
      expect(problemsOf("a", "title: A", line).map(({ message }) => message)).not.toContain("The post has no date.");
    },
  );
});

describe("a slug that is a whole address", () => {
  const withSlug = (slug: string, name = "blog/2025-03-14-a.md") =>
    parsePost(sourceFile(name, "---", "title: A", `slug: ${slug}`, "---", "Text"));

  it.each([
    ["/blog/x", "/blog/blog/x", "Expected slug: x for the address /blog/x."],
    ["blog/x/", "/blog/blog/x", "Expected slug: x for the address /blog/x."],
    ["/blog/a/b", "/blog/blog/a/b", "Expected slug: a/b for the address /blog/a/b."],
  ])("%s brings the one that was meant", (slug, address, expected) => {
    const { value, problems } = withSlug(slug);
    expect(value!.path).toBe(address);
    expect(problems[0]?.severity).toBe("warning");
    expect(reported({ problems })).toEqual([
      `content/blog/2025-03-14-a.md:3:1  The slug is put below /blog, so this address is ${address}.  ${expected}`,
    ]);
  });

  it.each(["x", "/x", "blog", "/blogging/x", "a/blog/x"])("is not meant by %s", (slug) => {
    expect(withSlug(slug).problems).toEqual([]);
  });

  it("is not meant in a folder of that name", () => {
    expect(withSlug("blog/x", "blog/blog/2025-03-14-a.md").problems).toEqual([]);
  });
});

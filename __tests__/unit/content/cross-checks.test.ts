import type { Texts } from "../../../src/content/content";
import { connectTags, findDescriptionProblems } from "../../../src/content/cross-checks";
import { parsePost } from "../../../src/content/post";
import { readContent } from "../../../src/content/read-content";
import { parseTags } from "../../../src/content/tag";
import { makeFolder, reported, sourceFile } from "../../stand-ins/content-folder";

/** Posts a, b, … with the given tags, and the given lines of the tags' file. */
function connect(tags: string[], data: string[] = []) {
  const entries = parseTags(sourceFile("data/tags.yml", ...data)).value!;
  const posts = tags.map((list, index) => {
    const file = sourceFile(`blog/${"abc"[index]}.md`, "---", "title: A", "date: 2025-01-01", `tags: ${list}`, "---");
    const { value, problems } = parsePost(file);
    expect(problems).toEqual([]);
    return { file, value: value! };
  });
  const connected = connectTags(posts, entries);
  return {
    slugs: connected.posts.map(({ value }) => value.tags.map(({ slug }) => slug)),
    lines: reported(connected),
    severities: connected.problems.map(({ severity }) => severity),
  };
}

describe("connectTags", () => {
  it("takes one text, lists and maps", () => {
    expect(connect(["Node.js", "[Ruby, { label: Deep, permalink: /deep-down }]"])).toEqual({
      slugs: [["node-js"], ["ruby", "deep-down"]],
      lines: [],
      severities: [],
    });
  });

  it("warns of two labels with one address, with both places, once", () => {
    expect(connect(["[Ruby, C++]", "[C#]", "[C#]"])).toEqual({
      slugs: [["ruby", "c"], ["c"], ["c"]],
      lines: [
        'content/blog/b.md:4:8  The tag "C#" has the address of "C++" (blog/a.md:4:14), whose label stays.  Expected a permalink for each of them in data/tags.yml, or one tag instead of two.',
      ],
      severities: ["warning"],
    });
  });

  it("lets the tags' file tell them apart, by label or by key", () => {
    const data = ["c++: { permalink: c-plus-plus }", "csharp: { label: C#, permalink: /c-sharp/ }"];
    expect(connect(["[C++]", "[c++, C#]", "[csharp]"], [...data, "C++: { permalink: cpp }"])).toEqual({
      slugs: [["cpp"], ["c-plus-plus", "c-sharp"], ["c-sharp"]],
      lines: [],
      severities: [],
    });
  });

  it("warns of a label that only has the address of a declared tag", () => {
    expect(connect(["[C#]"], ["c++: { label: C++ }"]).lines).toEqual([
      expect.stringContaining('The tag "C#" has the address of "C++" (data/tags.yml), whose label stays.'),
    ]);
  });

  it("refuses a tag without letters or digits, unless it is given an address", () => {
    expect(connect(["[Ruby, ++]"])).toEqual({
      slugs: [["ruby"]],
      lines: [
        'content/blog/a.md:4:14  The tag "++" has no letter or digit for its address.  Expected a permalink for it in data/tags.yml.',
      ],
      severities: ["error"],
    });
    expect(connect(["[++]"], ['"++": { permalink: plus }'])).toMatchObject({ slugs: [["plus"]], lines: [] });
  });
});

function descriptionProblems(description: string | undefined, more = {}) {
  const file = sourceFile("docs/a.md", "---", "title: A", `description: ${description}`, "---");
  const docs = [{ file, value: { front: { description, draft: false, unlisted: false, ...more } } }];
  return findDescriptionProblems({ posts: [], docs, pages: [] } as unknown as Texts);
}

describe("findDescriptionProblems", () => {
  it("counts wide characters as two", () => {
    expect(descriptionProblems("語".repeat(25))).toEqual([]);
    expect(descriptionProblems("語".repeat(81))).toEqual([
      expect.objectContaining({
        message: "The description is too long: search engines cut it.",
        expected: "Expected 50 to 160 characters, a wide one counted as two.",
      }),
    ]);
  });

  it.each([50, 100, 160])("takes one of %d characters", (length) => {
    expect(descriptionProblems("x".repeat(length))).toEqual([]);
  });

  it.each([
    [49, "too short: search engines show another text"],
    [161, "too long: search engines cut it"],
  ])("warns of one of %d characters", (length, what) => {
    expect(descriptionProblems("x".repeat(length))).toMatchObject([
      {
        ...{ line: 3, severity: "warning", expected: "Expected 50 to 160 characters." },
        message: `The description is ${what}.`,
      },
    ]);
  });

  it.each(["One or two sentences for lists and search engines.", "One or two sentences for cards and search engines."])(
    "warns of one that nobody has written yet: %s",
    (description) => {
      const [warning, ...others] = descriptionProblems(description);
      expect(warning).toMatchObject({
        ...{ line: 3, severity: "warning", expected: "Expected what this text is about, or no description." },
        message: "The description is still the one that a new text begins with.",
      });
      expect(others).toEqual([]);
      expect(descriptionProblems(description, { unlisted: true })).toEqual([warning]);
      expect(descriptionProblems(description, { draft: true })).toEqual([]);
    },
  );

  it.each([
    ["a text that has none: its beginning stands for it", undefined, {}],
    ["a draft", "short", { draft: true }],
    ["an unlisted text", "short", { unlisted: true }],
  ])("says nothing of %s", (_, description, more) => {
    expect(descriptionProblems(description, more)).toEqual([]);
  });
});

const content = (site: string) =>
  readContent(
    makeFolder({
      "data/site.yml": site,
      "docs/intro.md": "---\ntitle: Intro\n---\n",
      "docs/guide/start.md": "---\ntitle: Start\n---\n",
    }),
  );

describe("documents that the navbar and the footer name", () => {
  it("have to be there, in dropdowns and in the footer too; the message has the place and all ids", async () => {
    const site = [
      "navbar:",
      "  left:",
      "    - doc: intros",
      "    - label: More",
      "      items: [{ doc: guide/stop }]",
      "footer:",
      "  - title: A",
      "    items: [{ doc: nowhere }]",
    ].join("\n");
    const problems = reported(await content(site));
    expect(problems.map((line) => /:(\d+:\d+) .*document "(.*?)"/.exec(line)!.slice(1))).toEqual([
      ["3:12", "intros"],
      ["5:22", "guide/stop"],
      ["8:20", "nowhere"],
    ]);
    expect(problems[0]).toContain('Did you mean "intro"? Expected one of: guide/start, intro.');
  });

  it("are left out of a site without documentation", async () => {
    const site = "navbar:\n  left:\n    - label: More\n      items: [{ doc: guide/start }]\n";
    expect(reported(await readContent(makeFolder({ "data/site.yml": site })))).toEqual([]);
  });
});

import { connectTags } from "../../../src/content/connect-tags";
import { parsePost } from "../../../src/content/post";
import { parseTags } from "../../../src/content/tags";
import { reported, sourceFile } from "../../stand-ins/content-folder";

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
      ...{ slugs: [["node-js"], ["ruby", "deep-down"]], lines: [], severities: [] },
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

  it("warns of them in one post", () => {
    const { slugs, lines } = connect(["[C++, C#]"]);
    expect(slugs).toEqual([["c"]]);
    expect(lines).toEqual([
      expect.stringContaining('a.md:4:13  The tag "C#" has the address of "C++" (blog/a.md:4:8)'),
    ]);
  });

  it("lets the tags' file tell them apart, by label or by key", () => {
    const data = ["c++: { permalink: c-plus-plus }", "csharp: { label: C#, permalink: /c-sharp/ }"];
    expect(connect(["[C++]", "[c++, C#]", "[csharp]"], [...data, "C++: { permalink: cpp }"])).toEqual({
      ...{ slugs: [["cpp"], ["c-plus-plus", "c-sharp"], ["c-sharp"]], lines: [], severities: [] },
    });
  });

  it("warns of a label that only has the address of a declared tag", () => {
    expect(connect(["[C#]"], ["c++: { label: C++ }"]).lines).toEqual([
      expect.stringContaining('The tag "C#" has the address of "C++" (data/tags.yml), whose label stays.'),
    ]);
  });

  it("takes one subject in several spellings without a word", () => {
    expect(connect(["[Node.js]", "[node js, NODE-JS]"])).toMatchObject({
      slugs: [["node-js"], ["node-js"]],
      lines: [],
    });
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

import { readContent } from "../../../src/content/read-content";
import { makeFolder, removeFolders, reported } from "../../stand-ins/content-folder";

afterEach(removeFolders);

const read = (files: Record<string, string>) => readContent(makeFolder(files));
const post = (...front: string[]) =>
  ["---", "title: A", "date: 2025-03-14", ...front, "---", "", "Text.", ""].join("\n");

describe("the names of authors in place of keys", () => {
  const AUTHORS = "jane:\n  name: Jane Doe\n";

  it("mean an entry of that name, otherwise an author without an entry", async () => {
    const content = await read({ "blog/a.md": post("authors: [Jane Doe, Niko Ray]"), "data/authors.yml": AUTHORS });
    expect(reported(content)).toEqual([]);
    expect(content.posts[0]!.value).toMatchObject({
      authors: [{ key: "jane" }, { name: "Niko Ray" }],
      authorKeys: ["jane"],
    });
  });

  it("stay keys if an entry has that key", async () => {
    const content = await read({
      "blog/a.md": post("authors: Jane Doe"),
      "data/authors.yml": "Jane Doe: { name: J }\n",
    });
    expect(content.posts[0]!.value.authors).toEqual([{ key: "Jane Doe" }]);
  });

  it("are reported if they are nearly a known name", async () => {
    const content = await read({ "blog/a.md": post("authors: Jane Deo"), "data/authors.yml": AUTHORS });
    expect(reported(content)).toEqual([expect.stringContaining('Unknown author "Jane Deo".')]);
  });
});

it("takes a number as the id that another tool gave a post, which has no effect", async () => {
  const problems = reported(await read({ "blog/a.md": post("id: 3753") }));
  expect(problems).toEqual([expect.stringContaining('"id" has no effect in a post.')]);
});

it.each([
  ["lastUpdated: 2025-05-01", "2025-05-01T00:00:00.000Z"],
  ["lastUpdated: true", undefined],
  ["lastUpdated: false", undefined],
])("takes %s", async (line, date) => {
  const content = await read({ "blog/a.md": post(line) });
  expect(reported(content)).toEqual([]);
  expect(content.posts[0]!.value.front.last_update?.date).toBe(date);
});

it.each([
  [
    "a first key that is indented",
    "---\n title: A\ndate: 2025-03-14\n---\n",
    "3:1",
    "Expected each key at the beginning",
  ],
  [
    "keys without a line of hyphens",
    "title: A\ndate: 2025-03-14\n\nText.\n",
    "1:1",
    "Expected three hyphens as the whole",
  ],
])("says what to do about %s", async (_, text, place, expected) => {
  const [first] = reported(await read({ "blog/a.md": text }));
  expect(first).toContain(`a.md:${place}`);
  expect(first).toContain(expected);
});

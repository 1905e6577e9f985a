import { readContent } from "../../../src/content/read-content";
import { makeFolder, removeFolders, reported } from "../../stand-ins/content-folder";

afterEach(removeFolders);

const read = (files: Record<string, string>) => readContent(makeFolder(files));
const post = (...front: string[]) =>
  ["---", "title: A", "date: 2025-03-14", ...front, "---", "", "Text.", ""].join("\n");

it("takes a number as the id that another tool gave a post, which has no effect", async () => {
  const problems = reported(await read({ "blog/a.md": post("id: 3753") }));
  expect(problems).toEqual([expect.stringContaining('"id" has no effect in a post.')]);
});

it.each([
  ["reads", "lastUpdated: 2025-05-01", "2025-05-01T00:00:00.000Z"],
  ["leaves out", "lastUpdated: true", undefined],
  ["leaves out", "lastUpdated: false", undefined],
])("%s %s", async (_, line, date) => {
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

it("does not leave out other keys of a date that are true", async () => {
  expect(reported(await read({ "blog/a.md": post("modified: true") }))).not.toEqual([]);
});

import { parsePost } from "../../../../src/content/post";
import { reported, sourceFile } from "../../../stand-ins/content-folder";

const post = (...lines: string[]) => parsePost(sourceFile("blog/2024-01-01-a.md", "+++", ...lines, "+++", "", "Text"));

it("reads front matter in TOML like YAML", () => {
  const { value, problems } = post(
    ...['title = "Lamps"', "date = 2024-08-25T10:00:00+02:00", 'tags = ["a", "b"]', "series_part = 2 # a comment"],
    ...['series = """\\', '  Ropes"""', "draft = true"],
  );
  expect(problems).toEqual([]);
  expect(value).toMatchObject({
    date: "2024-08-25T08:00:00.000Z",
    tags: [{ label: "a" }, { label: "b" }],
    front: { title: "Lamps", series: "Ropes", series_part: 2, draft: true },
  });
  expect(value!.text.split("\n").indexOf("Text")).toBe(10);
});

it("reads tables, in lists too, and keys with dots", () => {
  const { data, problems } = sourceFile(
    "blog/a.md",
    ...["+++", 'last_update.author = "Ada"', 'last_update.date = "2024-09-01"', "[params]", "a = 1"],
    ...["[[authors]]", 'name = "Ada"', "[[authors]]", 'name = "Bea"', "[authors.more]", "b = [{ c = 2 }]", "+++"],
  );
  expect(problems).toEqual([]);
  expect(data).toEqual({
    last_update: { author: "Ada", date: "2024-09-01" },
    params: { a: 1 },
    authors: [{ name: "Ada" }, { name: "Bea", more: { b: [{ c: 2 }] } }],
  });
});

it("reports each mistake at its place", () => {
  const { problems } = post(
    ...['title = "A"', 'date = "soon"', 'tags = ["a", []]', 'colour = "red"', 'draf = "x"'],
    ...['desc = "x"', 'summary = "y"', "[last_update]", "date = 5"],
  );
  expect(reported({ problems })).toHaveLength(6);
  expect(reported({ problems }).sort()).toEqual([
    expect.stringMatching(/^content\/blog\/2024-01-01-a\.md:10:8 {2}"last_update\.date": "5" is not a date\./),
    expect.stringMatching(/^content\/blog\/2024-01-01-a\.md:3:8 {2}"date": "soon" is not a date\./),
    expect.stringMatching(/^content\/blog\/2024-01-01-a\.md:4:14 {2}"tags\.1": This is not a tag\./),
    expect.stringMatching(/^content\/blog\/2024-01-01-a\.md:5:1 {2}The key "colour" is not used\./),
    expect.stringMatching(/^content\/blog\/2024-01-01-a\.md:6:1 {2}Unknown key "draf"\. {2}Did you mean "draft"\?/),
    expect.stringMatching(
      /^content\/blog\/2024-01-01-a\.md:8:1 {2}The key "summary" is not used\. {2}.* "desc" is used\.$/,
    ),
  ]);
});

it.each([
  ['title = "A', 2, "The TOML cannot be read: Unterminated string constant."],
  ['title = "A"\ntitle = "B"', 3, "The TOML cannot be read: Defining a key multiple times is invalid."],
  ["title: A", 2, "The TOML cannot be read: "],
])("says why %j cannot be read", (front, line, message) => {
  const { refused, problems } = post(front);
  expect(refused).toBeDefined();
  expect(problems).toMatchObject([{ line, severity: "error", message: expect.stringContaining(message) as string }]);
});

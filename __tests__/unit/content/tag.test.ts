import { parseTags } from "../../../src/content/tag";
import { reported, sourceFile } from "../../stand-ins/content-folder";

const tags = (...lines: string[]) => parseTags(sourceFile("data/tags.yml", ...lines));

it("reads labels and descriptions by the slugs of the keys", () => {
  const { value, problems } = tags(
    ...["PostgreSQL:", "  label: Postgres", "  description: The database.", "node-js:", "ruby: {}"],
  );
  expect(problems).toEqual([]);
  expect(value).toEqual([
    { key: "PostgreSQL", slug: "postgre-sql", label: "Postgres", description: "The database." },
    { key: "node-js", slug: "node-js", label: "Node-js", description: "" },
    { key: "ruby", slug: "ruby", label: "Ruby", description: "" },
  ]);
});

it("warns of two entries with one address, used or not, and keeps the first", () => {
  const entries = ["c++: { label: C++ }", "c#: { label: C# }", "a: { permalink: Deep }", "deep: { label: B }"];
  const { value, problems } = tags(...entries);
  expect(value!.map(({ key, slug }) => `${key} ${slug}`)).toEqual(["c++ c", "a Deep"]);
  expect(reported({ problems })).toEqual([
    'content/data/tags.yml:2:1  The tag "c#" has the address of "c++" (1:1), which stays.  Expected another permalink.',
    'content/data/tags.yml:4:1  The tag "deep" has the address of "a" (3:1), which stays.  Expected another permalink.',
  ]);
});

it("asks for the address of a key without letters and digits", () => {
  const { value, problems } = tags('"++": { label: Plus }');
  expect(value).toEqual([]);
  expect(reported({ problems })).toEqual([
    'content/data/tags.yml:1:1  The tag "Plus" has no letter or digit for its address.  Expected a permalink for it in data/tags.yml.',
  ]);
});

it.each([
  ["ruby: Ruby", '1:7  "ruby" has the wrong type.  Expected a map of keys and values.'],
  ["ruby: { colour: red }", '1:9  Unknown key "colour" in "ruby".  Expected one of: label, description, permalink.'],
])("refuses %s", (text, line) => {
  expect(reported(tags(text))).toEqual([`content/data/tags.yml:${line}`]);
});

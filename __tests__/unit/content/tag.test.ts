import { parseTags, tagFinder } from "../../../src/content/tag";
import { reported, sourceFile } from "../../stand-ins/content-folder";

const tags = (...lines: string[]) => parseTags(sourceFile("data/tags.yml", ...lines));

it("reads labels and descriptions by the slugs of the keys", () => {
  const { value, problems } = tags(
    "PostgreSQL:",
    "  label: Postgres",
    "  description: The database.",
    "node-js:",
    "ruby: {}",
  );
  expect(problems).toEqual([]);
  expect(value).toEqual([
    { key: "PostgreSQL", slug: "postgre-sql", label: "Postgres", description: "The database." },
    { key: "node-js", slug: "node-js", label: undefined, description: "" },
    { key: "ruby", slug: "ruby", label: undefined, description: "" },
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
  expect(tagFinder(value!)({ slug: "deep", label: "deep" })?.slug).toBe("Deep");
});

it("takes a key that is the address of a post's label, also beside another permalink", () => {
  const find = tagFinder(
    tags("open-source: { label: Free software, permalink: free }", "c++: { permalink: cpp }").value!,
  );
  expect(find({ slug: "open-source", label: "Open source" })?.slug).toBe("free");
  expect(find({ slug: "open-source", label: "Open source", hasPermalink: true })).toBeUndefined();
  expect(find({ slug: "c", label: "C" })).toBeUndefined();
});

it("does not take such a key of another subject", () => {
  const find = tagFinder(tags("c: { label: C, permalink: c-lang }", "lots: { label: Lotsen, permalink: l }").value!);
  expect(find({ slug: "c", label: "C++" })).toBeUndefined();
  expect(find({ slug: "c", label: "C" })?.slug).toBe("c-lang");
  expect(find({ slug: "c", label: "c." })?.slug).toBe("c-lang");
});

it("asks for the address of a key without letters and digits", () => {
  const { value, problems } = tags('"++": { label: Plus }');
  expect(value).toEqual([]);
  expect(reported({ problems })).toEqual([
    'content/data/tags.yml:1:1  The tag "Plus" has no letter or digit for its address.  Expected a permalink for it in data/tags.yml.',
  ]);
});

it.each([
  ["ruby: Ruby", 'content/data/tags.yml:1:7  "ruby" has the wrong type.  Expected a map of keys and values.'],
  [
    "ruby: { colour: red }",
    'content/data/tags.yml:1:9  Unknown key "colour" in "ruby".  Expected one of: label, description, permalink.',
  ],
])("reports %s", (text, line) => {
  expect(reported(tags(text))).toEqual([line]);
});

import { parseTags } from "../../../../src/node/content/tags";
import { reported, sourceFile } from "../../../stand-ins/content-folder";

const tags = (...lines: string[]) => parseTags(sourceFile("data/tags.yml", ...lines));

describe("parseTags", () => {
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
      { slug: "postgre-sql", label: "Postgres", description: "The database." },
      { slug: "node-js", label: undefined, description: "" },
      { slug: "ruby", label: undefined, description: "" },
    ]);
  });

  it.each([
    ["ruby: Ruby", 'content/data/tags.yml:1:7  "ruby" has the wrong type.  Expected object.'],
    ["ruby: { colour: red }", 'content/data/tags.yml:1:9  Unknown key "colour" in "ruby".  Expected a known key.'],
    [
      'ruby: { label: "" }',
      'content/data/tags.yml:1:16  "ruby.label": The text is empty.  Expected at least one character.',
    ],
  ])("reports %s", (text, line) => {
    expect(reported(tags(text))).toEqual([line]);
  });
});

import { parseAuthors } from "../../../../src/node/content/authors";
import { reported, sourceFile } from "../../../stand-ins/content-folder";

const authors = (...lines: string[]) => parseAuthors(sourceFile("data/authors.yml", ...lines));

describe("parseAuthors", () => {
  it("reads authors in the order of the file", () => {
    const { value, problems } = authors("zoe:", "  name: Zoe", "JaneDoe:", "  name: Jane", "  page: false");
    expect(problems).toEqual([]);
    expect(value).toEqual([
      { key: "zoe", path: "/blog/authors/zoe", name: "Zoe", page: true, socials: {} },
      { key: "JaneDoe", path: "/blog/authors/jane-doe", name: "Jane", page: false, socials: {} },
    ]);
  });

  it("reads an empty file as nobody", () => {
    expect(authors("")).toEqual({ value: [], problems: [] });
  });

  it.each([
    ["no name", ["zoe:", "  title: Writer"], 'content/data/authors.yml:2:3  "zoe.name" is missing.  Expected string.'],
    [
      "an address that is no e-mail address",
      ["zoe:", "  name: Zoe", "  email: zoe"],
      'content/data/authors.yml:3:10  "zoe.email": The e-mail address is not one.  Expected name@domain.',
    ],
    [
      "a link without a scheme",
      ["zoe:", "  name: Zoe", "  socials:", "    code: example.com/zoe"],
      'content/data/authors.yml:4:11  "zoe.socials.code": The link target is neither a path nor an address.  Expected /path or https://….',
    ],
    [
      "an unknown key",
      ["zoe:", "  name: Zoe", "  nick: Z"],
      'content/data/authors.yml:3:3  Unknown key "nick" in "zoe".  Expected a known key.',
    ],
    [
      "a name in place of the fields",
      ["zoe: Zoe"],
      'content/data/authors.yml:1:6  "zoe" has the wrong type.  Expected object.',
    ],
  ])("reports %s", (_, lines, line) => {
    const { value, problems } = authors(...lines);
    expect(value).toBeUndefined();
    expect(reported({ problems })).toEqual([line]);
  });
});

import path from "node:path";
import { z } from "zod";
import { parseYaml } from "../../../src/content/yaml-source";
import { reported } from "../../stand-ins/content-folder";

const file = path.resolve("a.md");
const mistakes = (yaml: string) => reported(parseYaml({ file, yaml, linesBefore: 1 }, z.looseObject({})));
const NOT_CLOSED = "is not closed.  Expected";
const EACH_KEY = "Expected each key at the beginning of its line, with a colon and a space behind it.";

describe("a mistake of YAML", () => {
  it.each([
    [
      'title: T\ndescription: "It is\ndate: 1\n',
      `a.md:3:14  The YAML cannot be read: this quotation mark ${NOT_CLOSED} "`,
    ],
    ["title: 'It is\ndate: 1\ntags: [a]\n", `a.md:2:8  The YAML cannot be read: this quotation mark ${NOT_CLOSED} '`],
    ["title: T\ntags: [a, b\ndate: 1\n", `a.md:3:7  The YAML cannot be read: this bracket ${NOT_CLOSED} ]`],
    ["title: T\nlast_update: { date: 1\n", `a.md:3:14  The YAML cannot be read: this bracket ${NOT_CLOSED} }`],
    ["tags: [[a], [b\ndate: 1\n", `a.md:2:13  The YAML cannot be read: this bracket ${NOT_CLOSED} ]`],
  ])("is placed where what is not closed begins: %j", (yaml, beginning) => {
    expect(mistakes(yaml)).toEqual([`${beginning} at the end of the value.`]);
  });

  it.each([
    ["title: T\n date: 2026\n", "2:8"],
    ["title:Foo\ndate: 2026\n", "2:1"],
    ["title: T\ndescription: One line\nand one more\n", "4:1"],
  ])("says how keys are written: %j", (yaml, place) => {
    expect(mistakes(yaml)).toEqual([expect.stringMatching(new RegExp(`^a.md:${place} .*${EACH_KEY}$`))]);
  });

  it.each(['title: "She said "hi""\n', "title: 'It's mine'\n", "title: [Solved] bug\n", 'title: "A" and b\n'])(
    "says which quotes a value needs of which only a part is in quotes: %j",
    (yaml) => {
      expect(mistakes(yaml)).toEqual([
        expect.stringMatching(/Expected quotes around the whole value, of the kind that it does not hold\.$/),
      ]);
    },
  );

  it.each(["tags: [#rails, #js]\n", "title: - dash\n", "title: T\n date: 2026\n"])("is said once: %j", (yaml) => {
    expect(mistakes(yaml)).toHaveLength(1);
  });

  it("is said beside those of other lines", () => {
    expect(mistakes("title: [Solved] bug\ndate: 1\ndescription: One: two\n")).toEqual([
      expect.stringMatching(/^a\.md:2:17 /),
      expect.stringMatching(/^a\.md:4:14 /),
    ]);
  });
});

import {
  addKey,
  addOldAddress,
  applyEdits,
  splitHead,
  splitTags,
  withPelicanHead,
} from "../../../../scripts/import/front-matter";
import { sourceFile } from "../../../stand-ins/content-folder";

const headOf = (source: string) => splitHead(source, sourceFile("blog/a.md", source));
const withAddress = (source: string): string => applyEdits(source, [addOldAddress(headOf(source), "/old/")]);

it.each([
  ["title: A # kept", "title: A # kept\nredirect_from: /old/"],
  ["redirect_from: /a # kept", "redirect_from: [/a, /old/] # kept"],
  ["redirect_from:\n  - /a\ntitle: A", "redirect_from:\n  - /a\n  - /old/\ntitle: A"],
  ["redirect_from:\ntitle: A", "redirect_from: [/old/]\ntitle: A"],
  ["aliases: [/a]", "aliases: [/a]\nredirect_from: /old/"],
  ["description: |\n  Words.", "description: |\n  Words.\nredirect_from: /old/"],
])("adds an old address to %j", (before, after) => {
  expect(withAddress(`---\n${before}\n---\n\nWords.\n`)).toBe(`---\n${after}\n---\n\nWords.\n`);
});

it("adds keys to TOML above its tables, and front matter to a text without it", () => {
  const toml = '+++\ntitle = "A"\n[params]\na = 1\n+++\n';
  expect(withAddress(toml)).toBe('+++\nredirect_from = ["/old/"]\ntitle = "A"\n[params]\na = 1\n+++\n');
  expect(addKey(headOf("Words.\n"), "draft", "true")).toEqual([0, 0, "---\ndraft: true\n---\n\n"]);
});

it.each([
  ["tags: a b", "tags: [a, b]"],
  ["categories: c# d", 'categories: ["c#", d]'],
  ["tags: a, b c", "tags: a, b c"],
])("lists tags of Jekyll: %s", (before, after) => {
  const source = `---\n${before}\n---\n`;
  expect(applyEdits(source, splitTags(headOf(source)))).toBe(`---\n${after}\n---\n`);
});

it("writes the head of Pelican as YAML, and leaves other texts as they are", () => {
  expect(withPelicanHead("title: A\ntags: a, b: c\nstatus: published\n\nx: y\n")).toBe(
    '---\ntitle: A\ntags: [a, "b: c"]\ndraft: false\n---\n\nx: y\n',
  );
  expect(withPelicanHead("Words: some.")).toBe("Words: some.");
  expect(withPelicanHead("---\ntitle: A\n---\n")).toBe("---\ntitle: A\n---\n");
});

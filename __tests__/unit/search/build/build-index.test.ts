import { buildIndex } from "../../../../src/search/build/build-index";
import { MANIFEST_FILE, type Manifest, type Meta, type TermShard } from "../../../../src/search/embedded/format";
import { engineOf, memoryLoader, searchPage, section } from "../../../stand-ins/search-pages";
import { createEmbeddedEngine } from "../../../../src/search/embedded/create-engine";
import { ownWords } from "../../../../scripts/bench/generate-content";

/** Posts of six sections with words of their own. */
const pages = Array.from({ length: 60 }, (_, index) => {
  const words = ownWords(index + 1, 300);
  const sections = Array.from({ length: 6 }, (__, part) => words.slice(part * 50, part * 50 + 50)).map((part) =>
    section(part.slice(0, 3).join(" "), 2, part.slice(3).join(" ")),
  );
  return searchPage(`/blog/post-${index + 1}`, [section(words[0]!, 1), ...sections], { tags: [words[1]!] });
});
const files = buildIndex(pages);
const read = <T>(name: string) => JSON.parse(files.get(name)!) as T;
const { terms } = read<Meta>(read<Manifest>(MANIFEST_FILE).meta);

it("is the same for the same pages", () => {
  expect([...buildIndex(pages)]).toEqual([...files]);
});

it("names a file by its content", () => {
  const other = buildIndex([...pages.slice(0, -1), { ...pages.at(-1)!, tags: ["Other"] }]);
  for (const [name, text] of other) {
    if (name !== MANIFEST_FILE && files.has(name)) expect(files.get(name)).toBe(text);
  }
});

it("has all terms with the same first four letters in one file", () => {
  const groups = terms.files.map((name) => {
    const shard = read<TermShard>(name)[0].split(" ");
    return [...new Set(shard.map((term) => term.slice(0, 4)))];
  });
  expect(groups.length).toBeGreaterThan(3);
  expect(new Set(groups.flat()).size).toBe(groups.flat().length);
});

it("is so divided that a query loads a small part of it", async () => {
  const { load, read: names } = memoryLoader(pages);
  await createEmbeddedEngine("", load).search({ query: pages[7]!.sections[2]!.heading });
  const loaded = names.filter((name) => name.startsWith("terms-"));
  expect(loaded.length).toBeLessThan(terms.files.length / 2);
  expect(names.filter((name) => /^(words|endings)-/.test(name))).toEqual([]);
});

it("may be empty", async () => {
  expect((await engineOf([]).search({ query: "a" })).nbHits).toBe(0);
});

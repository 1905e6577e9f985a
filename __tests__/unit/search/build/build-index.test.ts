import { buildIndex } from "../../../../src/search/build/build-index";
import { MANIFEST_FILE, type Manifest, type Meta, type TermShard } from "../../../../src/search/embedded/format";
import { memoryLoader, searchPage, section } from "../../../stand-ins/search-pages";
import { createEmbeddedEngine } from "../../../../src/search/embedded/create-engine";
import { ownWords } from "../../../../scripts/bench/generate-content";

/** Posts of six sections with words of their own. */
const pagesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const words = ownWords(index + 1, 300);
    const sections = Array.from({ length: 6 }, (_, part) => words.slice(part * 50, part * 50 + 50));
    return searchPage(
      `/blog/post-${index + 1}`,
      [
        section(words[0]!, 1),
        ...sections.map((part) => section(part.slice(0, 3).join(" "), 2, part.slice(3).join(" "))),
      ],
      { tags: [words[1]!] },
    );
  });

const read = <T>(files: ReadonlyMap<string, string>, name: string) => JSON.parse(files.get(name)!) as T;
const metaOf = (files: ReadonlyMap<string, string>) => read<Meta>(files, read<Manifest>(files, MANIFEST_FILE).meta);

describe("the index", () => {
  const pages = pagesOf(60);
  const files = buildIndex(pages);

  it("is the same for the same pages", () => {
    expect([...buildIndex(pages)]).toEqual([...files]);
  });

  it("has names that change with the content", () => {
    const other = buildIndex([...pages.slice(0, -1), { ...pages.at(-1)!, tags: ["Other"] }]);
    for (const [name, text] of other) {
      if (name !== MANIFEST_FILE && files.has(name)) expect(files.get(name)).toBe(text);
    }
  });

  it("keeps terms with the same beginning in one shard, all in order", () => {
    const { terms } = metaOf(files);
    const shards = terms.files.map((name) => read<TermShard>(files, name)[0].split(" "));
    expect(shards.length).toBeGreaterThan(3);
    const all = shards.flat();
    expect(all).toEqual([...all].sort());
    for (const [index, shard] of shards.entries()) {
      expect(terms.keys[index]).toBe(shard[0]!.slice(0, 4));
      if (index > 0) expect(shards[index - 1]!.at(-1)!.slice(0, 4)).not.toBe(shard[0]!.slice(0, 4));
    }
  });

  it("lets a query load a small part of it", async () => {
    const { load, read: names } = memoryLoader(pages);
    await createEmbeddedEngine("", load).search({ query: pages[7]!.sections[2]!.heading });
    const terms = names.filter((name) => name.startsWith("terms-"));
    expect(terms.length).toBeLessThan(metaOf(files).terms.files.length / 2);
    expect(names.filter((name) => /^(words|endings)-/.test(name))).toEqual([]);
  });

  it("of nothing finds nothing", async () => {
    const { load } = memoryLoader([]);
    expect((await createEmbeddedEngine("", load).search({ query: "a" })).nbHits).toBe(0);
  });
});

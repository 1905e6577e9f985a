import { buildIndex } from "../../src/search/build/build-index";
import { createEmbeddedEngine } from "../../src/search/embedded/create-engine";
import { FileGone, type LoadFile } from "../../src/search/embedded/load-file";
import type { SearchEngine } from "../../src/search/engine";
import type { IndexedPage, IndexedSection } from "../../src/search/records";

export const section = (heading: string, level: number, ...pieces: string[]): IndexedSection => ({
  anchor: level === 1 ? null : heading.toLowerCase().replace(/\W+/g, "-"),
  level,
  heading,
  pieces,
});

/** A page with a title and sections; what is not given is that of a post. */
export const searchPage = (path: string, sections: IndexedSection[], more: Partial<IndexedPage> = {}): IndexedPage => ({
  ...{ path, group: "Blog", kind: "post", version: [], tags: [], year: 2024, rank: 10, sections },
  ...more,
});

/** Reads the files of an index of the pages, and tells which were read. */
export function memoryLoader(pages: readonly IndexedPage[]): { load: LoadFile; read: string[] } {
  const files = buildIndex(pages);
  const read: string[] = [];
  const load: LoadFile = async (address) => {
    const name = address.slice(address.lastIndexOf("/") + 1);
    read.push(name);
    const text = files.get(name);
    if (text === undefined) throw new FileGone(name);
    return JSON.parse(text) as unknown;
  };
  return { load, read };
}

/** The embedded engine over an index of the pages, without a network. */
export const engineOf = (pages: readonly IndexedPage[], basePath = ""): SearchEngine =>
  createEmbeddedEngine(basePath, memoryLoader(pages).load);

/** The addresses that a query finds. */
export const urlsOf = async (engine: SearchEngine, query: string): Promise<string[]> =>
  (await engine.search({ query })).hits.map(({ url }) => url);

import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { buildIndex } from "../../../src/node/search/build-index";
import { createEmbeddedEngine } from "../../../src/search/embedded/create-engine";
import type { SearchPage } from "../../../src/search/search-page";

/** An engine that runs in this process. */
export interface Peer {
  name: string;
  /** What has to be transferred before a query can be answered, in bytes after gzip, without the engine's code. */
  bytesFor(query: string): Promise<number>;
  /** The paths found, the best first. */
  search(query: string): Promise<string[]>;
}

export const PACKAGES = { minisearch: "7.2.0", "@orama/orama": "3.1.18", flexsearch: "0.8.212" };

interface Section {
  id: string;
  title: string;
  heading: string;
  content: string;
}

const sizeOf = (value: unknown): number =>
  gzipSync(typeof value === "string" ? value : JSON.stringify(value), { level: 9 }).length;

const sectionsOf = (pages: readonly SearchPage[]): Section[] =>
  pages.flatMap(({ path: address, sections }) =>
    sections.map(({ heading, pieces }, index) => ({
      ...{ id: `${address}#${index}`, heading, content: pieces.join(" ") },
      title: index === 0 ? heading : "",
    })),
  );

const pathOf = (id: string): string => id.slice(0, id.indexOf("#"));
const unique = (ids: readonly string[]): string[] => [...new Set(ids.map(pathOf))].slice(0, 10);

/** Every engine with an index of the pages. `packages` holds the libraries. */
export async function createPeers(pages: readonly SearchPage[], packages: string): Promise<Peer[]> {
  const load = <T>(name: string): Promise<T> =>
    import(pathToFileURL(createRequire(path.join(packages, "package.json")).resolve(name)).href) as Promise<T>;
  const sections = sectionsOf(pages);
  return [
    embedded(pages),
    miniSearch(sections, await load("minisearch")),
    await orama(sections, await load("@orama/orama")),
    await flexSearch(sections, await load("flexsearch")),
  ];
}

function embedded(pages: readonly SearchPage[]): Peer {
  const files = buildIndex(pages);
  const create = (seen: (name: string) => void) =>
    createEmbeddedEngine("", async (address) => {
      const name = address.slice(address.lastIndexOf("/") + 1);
      seen(name);
      return JSON.parse(files.get(name)!) as unknown;
    });
  const engine = create(() => undefined);
  return {
    name: "embedded",
    async bytesFor(query) {
      let bytes = 0;
      await create((name) => (bytes += sizeOf(files.get(name)))).search({ query });
      return bytes;
    },
    async search(query) {
      const { hits } = await engine.search({ query });
      return [...new Set(hits.map(({ url_without_anchor: address }) => address))];
    },
  };
}

interface MiniSearchIndex {
  addAll(documents: readonly Section[]): void;
  search(query: string, options: object): { id: string }[];
}

function miniSearch(sections: readonly Section[], module: { default: new (options: object) => MiniSearchIndex }): Peer {
  const index = new module.default({ fields: ["title", "heading", "content"], storeFields: ["heading", "content"] });
  index.addAll(sections);
  const bytes = sizeOf(index);
  const options = { boost: { title: 3, heading: 2 }, prefix: true, fuzzy: 0.2 };
  return {
    name: "MiniSearch",
    bytesFor: async () => bytes,
    search: async (query) => unique(index.search(query, options).map(({ id }) => id)),
  };
}

interface Orama {
  create(options: object): object;
  insertMultiple(db: object, documents: readonly Section[], batch: number): Promise<unknown>;
  save(db: object): unknown;
  search(db: object, query: object): Promise<{ hits: { id: string }[] }>;
}

async function orama(sections: readonly Section[], { create, insertMultiple, save, search }: Orama): Promise<Peer> {
  const schema = { title: "string", heading: "string", content: "string" };
  const db = create({ schema, components: { tokenizer: { stemming: false } } });
  await insertMultiple(db, sections, 1000);
  const bytes = sizeOf(save(db));
  return {
    name: "Orama",
    bytesFor: async () => bytes,
    search: async (term) => {
      const { hits } = await search(db, { term, limit: 50, tolerance: 1, boost: { title: 3, heading: 2 } });
      return unique(hits.map(({ id }) => id));
    },
  };
}

interface FlexSearchIndex {
  add(document: Section): void;
  search(query: string, options: object): { result: string[] }[];
  export(write: (key: string, data: string | undefined) => void): Promise<void>;
}

interface FlexSearch {
  Document: new (options: object) => FlexSearchIndex;
}

async function flexSearch(sections: readonly Section[], module: FlexSearch & { default?: FlexSearch }): Promise<Peer> {
  const { Document } = module.default ?? module;
  const index = new Document({
    tokenize: "forward",
    context: true,
    document: { id: "id", store: ["heading", "content"], index: ["title", "heading", "content"] },
  });
  for (const section of sections) index.add(section);
  let bytes = 0;
  await index.export((_, data) => void (bytes += data ? sizeOf(data) : 0));
  return {
    name: "FlexSearch",
    bytesFor: async () => bytes,
    search: async (query) => unique(index.search(query, { limit: 50, suggest: true }).flatMap(({ result }) => result)),
  };
}

import { FORMAT, MANIFEST_FILE, type Facets, type Manifest, type Meta, type PageText } from "../embedded/format";
import { toPageText } from "../embedded/page-text";
import { STOP_WORDS } from "../embedded/tokenize";
import { encode, encodeAscending } from "../embedded/variable-length";
import type { SearchPage } from "../search-page";
import { digestOf } from "../../shared/digest";
import { indexTerms, type IndexedTerms } from "./section-terms";
import { writeTermShards, writeWordShards, type AddFile } from "./shards";
import { shortPrefixes } from "./short-prefixes";

/** In characters, before compression: a hit needs the text of its page. */
const TEXT_FILE_SIZE = 8_000;
const SHORTEST_WORD = 3;

/** The files of the embedded index, by name. The same pages in the same order give the same files. */
export function buildIndex(pages: readonly SearchPage[]): Map<string, string> {
  const files = new Map<string, string>();
  const addFile: AddFile = (kind, content) => {
    const text = JSON.stringify(content);
    const name = `${kind}-${digestOf(text, 8)}.json`;
    files.set(name, text);
    return name;
  };
  const index = indexTerms(pages);
  const words = wordsOf(index);
  const meta: Meta = {
    sections: pages.map(({ sections }) => encode(sections.length)).join(""),
    levels: index.levels.join(""),
    headingLengths: index.headingLengths.map(encode).join(""),
    lengths: index.lengths.map(encode).join(""),
    ranks: pages.map(({ rank }) => encode(rank)).join(""),
    facets: facetsOf(pages),
    ...writeTexts(pages, addFile),
    terms: writeTermShards(new Map([...index.occurrences, ...shortPrefixes(index)]), addFile),
    words: writeWordShards(words, addFile, "words"),
    endings: writeWordShards(words, addFile, "endings"),
  };
  const manifest: Manifest = { format: FORMAT, meta: addFile("meta", meta), files: addFile("files", sizes(files)) };
  return files.set(MANIFEST_FILE, JSON.stringify(manifest));
}

const sizes = (files: ReadonlyMap<string, string>): Record<string, number> =>
  Object.fromEntries([...files].map(([name, text]) => [name, Buffer.byteLength(text)]));

/** The words that a misspelt one may be meant for. */
const wordsOf = ({ occurrences }: IndexedTerms): Map<string, number> =>
  new Map(
    [...occurrences].flatMap(([term, { length }]) =>
      term.length >= SHORTEST_WORD && /^\p{L}+$/u.test(term) && !STOP_WORDS.has(term)
        ? [[term, Math.min(9, Math.floor(Math.log2(length)))] as const]
        : [],
    ),
  );

function writeTexts(pages: readonly SearchPage[], addFile: AddFile): Pick<Meta, "textPages" | "texts"> {
  const counts: number[] = [];
  const texts: string[] = [];
  let file: PageText[] = [];
  let size = 0;
  const flush = (): void => {
    if (file.length === 0) return;
    counts.push(file.length);
    texts.push(addFile("text", file));
    file = [];
    size = 0;
  };
  for (const page of pages) {
    const text = toPageText(page);
    const length = JSON.stringify(text).length;
    if (size + length > TEXT_FILE_SIZE) flush();
    file.push(text);
    size += length;
  }
  flush();
  return { textPages: counts.map(encode).join(""), texts };
}

function facetsOf(pages: readonly SearchPage[]): Facets {
  const collect = (valuesOf: (page: SearchPage) => readonly string[]): Record<string, string> => {
    const found = new Map<string, number[]>();
    for (const [number, page] of pages.entries()) {
      for (const value of new Set(valuesOf(page))) {
        const list = found.get(value);
        if (list) list.push(number);
        else found.set(value, [number]);
      }
    }
    return Object.fromEntries(
      [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([value, list]) => [value, encodeAscending(list)]),
    );
  };
  return {
    language: collect(({ language }) => [language]),
    kind: collect(({ kind }) => [kind]),
    tag: collect(({ tags }) => tags),
    year: collect(({ year }) => (year === null ? [] : [String(year)])),
    version: collect(({ version }) => version),
  };
}

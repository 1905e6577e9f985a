import { SearchUnavailable, type Facet } from "../engine";
import type { IndexedPage } from "../records";
import {
  decode,
  decodeAscending,
  FORMAT,
  MANIFEST_FILE,
  type Manifest,
  type Meta,
  type ShardList,
  type TermShard,
  type WordShard,
} from "./format";
import type { LoadFile } from "./load-file";

/** The index of a site. Its parts are loaded on demand. */
export class SiteIndex {
  /** The page of each section. */
  readonly pageOfSection: readonly number[];
  readonly headingLengths: readonly number[];
  readonly lengths: readonly number[];
  readonly averageLength: number;
  readonly ranks: readonly number[];
  readonly facets: Record<Facet, Map<string, Set<number>>>;
  private readonly files = new Map<string, Promise<unknown>>();

  private constructor(
    private readonly meta: Meta,
    private readonly load: (file: string) => Promise<unknown>,
  ) {
    this.pageOfSection = decode(meta.sections).flatMap((count, page) => Array<number>(count).fill(page));
    this.headingLengths = decode(meta.headingLengths);
    this.lengths = decode(meta.lengths);
    this.averageLength = this.lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, this.sectionCount);
    this.ranks = decode(meta.ranks);
    const facet = (values: Record<string, string>) =>
      new Map(Object.entries(values).map(([value, pages]) => [value, new Set(decodeAscending(pages))]));
    const { kind, tag, year, version } = meta.facets;
    this.facets = { kind: facet(kind), tag: facet(tag), year: facet(year), version: facet(version) };
  }

  /** Opens the index in a folder and loads the data for every query. Rejects with `SearchUnavailable`. */
  static async open(folder: string, loadFile: LoadFile): Promise<SiteIndex> {
    const manifest = (await loadFile(folder + MANIFEST_FILE)) as Manifest;
    if (manifest.format !== FORMAT)
      throw new SearchUnavailable("The search index has the format of another version of this site.");
    return new SiteIndex((await loadFile(folder + manifest.meta)) as Meta, (file) => loadFile(folder + file));
  }

  get sectionCount(): number {
    return this.pageOfSection.length;
  }

  levelOf(section: number): number {
    return Number(this.meta.levels[section]);
  }

  /** Returns the terms between two terms, inclusive and ascending, with their encoded postings. */
  async termsBetween(from: string, to: string): Promise<[term: string, postings: string][]> {
    const files = shardsBetween(this.meta.terms, from, to);
    const shards = await Promise.all(files.map((file) => this.read(file, toTerms)));
    return shards.flat().filter(([term]) => term >= from && term <= to);
  }

  /**
   * Returns the words that share the first letter or the last two letters, each with the binary logarithm of its
   * frequency.
   */
  async wordsLike(word: string): Promise<Map<string, number>> {
    const letters = [...word];
    const [first, last] = [letters[0] ?? "", letters.slice(-2).reverse().join("")];
    const [beginnings, endings] = await Promise.all([
      Promise.all(shardsBetween(this.meta.words, first, first).map((file) => this.read(file, toWords))),
      Promise.all(shardsBetween(this.meta.endings, last, last).map((file) => this.read(file, toReversedWords))),
    ]);
    return new Map([...beginnings, ...endings].flat());
  }

  /** Returns the text of a page. */
  async page(number: number): Promise<IndexedPage> {
    const { keys, files } = this.meta.texts;
    const at = keys.findLastIndex((first) => Number(first) <= number);
    const pages = await this.read(files[at]!, (content) => content as IndexedPage[]);
    return pages[number - Number(keys[at])]!;
  }

  /** Loads each file once. The next call retries a failed load. */
  private read<T>(file: string, parse: (content: unknown) => T): Promise<T> {
    const known = this.files.get(file) as Promise<T> | undefined;
    if (known) return known;
    const reading = this.load(file).then(parse);
    this.files.set(file, reading);
    reading.catch(() => this.files.delete(file));
    return reading;
  }
}

const toTerms = (content: unknown): [term: string, postings: string][] => {
  const [terms, postings] = content as TermShard;
  const lists = postings.split(" ");
  return terms.split(" ").map((term, index) => [term, lists[index]!]);
};

const toWords = (content: unknown): [string, number][] =>
  (content as WordShard).split(" ").map((entry) => [entry.slice(0, -1), Number(entry.at(-1))]);

const toReversedWords = (content: unknown): [string, number][] =>
  toWords(content).map(([word, digit]) => [[...word].reverse().join(""), digit]);

/** Returns the shards that may contain keys in this inclusive range. */
function shardsBetween({ keys, files }: ShardList, from: string, to: string): string[] {
  return files.filter((_, index) => {
    const next = keys[index + 1];
    return keys[index]! <= to && (next === undefined || next > from);
  });
}

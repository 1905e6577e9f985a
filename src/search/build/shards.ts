import { SHARD_PREFIX, type ShardList, type TermShard } from "../embedded/format";
import { encode } from "../embedded/variable-length";
import type { Occurrence } from "./section-terms";

/** Adds a file to the index and gives its name, which depends on the content. */
export type AddFile = (kind: string, content: unknown) => string;

/** In characters, before compression: a shard is a request, and most of it is not what was asked for. */
const TERM_SHARD_SIZE = 20_000;
const WORD_SHARD_SIZE = 12_000;

export const encodeOccurrences = (occurrences: readonly Occurrence[]): string =>
  occurrences
    .map(({ section, places, inTags }, index) => {
      const head =
        encode(section - (occurrences[index - 1]?.section ?? 0)) + encode(places.length * 2 + Number(inTags));
      return head + places.map((place, at) => encode(place - (places[at - 1] ?? 0))).join("");
    })
    .join("");

/** Writes entries in order to files of about one size, without parting those whose keys have a group in common. */
function writeShards<T>(
  entries: readonly T[],
  size: (entry: T) => number,
  groupOf: (entry: T) => string,
  most: number,
  write: (entries: T[]) => string,
): ShardList {
  const list: ShardList = { keys: [], files: [] };
  let shard: T[] = [];
  let filled = 0;
  const flush = (): void => {
    if (shard.length === 0) return;
    list.keys.push(groupOf(shard[0]!));
    list.files.push(write(shard));
    shard = [];
    filled = 0;
  };
  for (let from = 0; from < entries.length;) {
    const group = groupOf(entries[from]!);
    let to = from;
    let weight = 0;
    while (to < entries.length && groupOf(entries[to]!) === group) weight += size(entries[to++]!);
    if (filled > 0 && filled + weight > most) flush();
    shard.push(...entries.slice(from, to));
    filled += weight;
    from = to;
  }
  flush();
  return list;
}

export function writeTermShards(occurrences: ReadonlyMap<string, readonly Occurrence[]>, addFile: AddFile): ShardList {
  const entries = [...occurrences]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, list]) => [term, encodeOccurrences(list)] as const);
  return writeShards(
    entries,
    ([term, places]) => term.length + places.length + 2,
    ([term]) => term.slice(0, SHARD_PREFIX),
    TERM_SHARD_SIZE,
    (shard) => {
      const content: TermShard = [shard.map(([term]) => term).join(" "), shard.map(([, places]) => places).join(" ")];
      return addFile("terms", content);
    },
  );
}

/** Writes words, each with its digit, in the order of their first letters or of their last. */
export function writeWordShards(
  words: ReadonlyMap<string, number>,
  addFile: AddFile,
  side: "words" | "endings",
): ShardList {
  const keyOf = (word: string): string => (side === "words" ? word : [...word].reverse().join(""));
  const entries = [...words].map(([word, digit]) => [keyOf(word), digit] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  return writeShards(
    entries,
    ([key]) => key.length + 2,
    ([key]) => key.slice(0, side === "words" ? 1 : 2),
    WORD_SHARD_SIZE,
    (shard) => addFile(side, shard.map(([key, digit]) => key + digit).join(" ")),
  );
}

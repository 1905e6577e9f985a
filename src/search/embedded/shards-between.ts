import type { ShardList } from "./format";

/** The files of the shards that may hold keys from one to another, both included. */
export function shardsBetween({ keys, files }: ShardList, from: string, to: string): string[] {
  return files.filter((_, index) => {
    const next = keys[index + 1];
    return keys[index]! <= to && (next === undefined || next > from);
  });
}

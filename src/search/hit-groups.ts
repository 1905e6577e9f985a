import type { SearchHit } from "./engine";

/** A hit in the list, below the hit of its page if that was found too. */
export interface HitRow {
  hit: SearchHit;
  parent: SearchHit | null;
}

export interface HitGroup {
  label: string;
  rows: readonly HitRow[];
}

const MAX_PER_GROUP = 5;

/** Hits by the section of the site, at most five of each; within it those of one page stay together, its title first. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  return groupBy(hits, ({ hierarchy }) => hierarchy.lvl0 ?? "Other").map(([label, inGroup]) => ({
    label,
    rows: groupBy(inGroup, ({ hierarchy, url }) => hierarchy.lvl1 ?? url).flatMap(([, inPage]) => toRows(inPage)),
  }));
}

function toRows(inPage: readonly SearchHit[]): HitRow[] {
  const title = inPage.find(({ type }) => type === "lvl1") ?? null;
  const rest = inPage.filter((hit) => hit !== title).map((hit) => ({ hit, parent: title }));
  return title ? [{ hit: title, parent: null }, ...rest] : rest;
}

function groupBy(hits: readonly SearchHit[], keyOf: (hit: SearchHit) => string): [string, SearchHit[]][] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const group = groups.get(keyOf(hit)) ?? [];
    groups.set(keyOf(hit), group);
    if (group.length < MAX_PER_GROUP) group.push(hit);
  }
  return [...groups];
}

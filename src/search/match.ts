/** What the search page knows of a page. */
export interface SearchEntry {
  title: string;
  path: string;
  description: string;
  /** Labels of tags or sections. */
  labels: readonly string[];
}

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The entries that hold every word of the query, those with the words in the title first. */
export function findEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const score = (entry: SearchEntry): number => {
    const title = fold(entry.title);
    const text = fold([entry.title, entry.description, ...entry.labels].join(" "));
    if (!words.every((word) => text.includes(word))) return 0;
    return 1 + words.filter((word) => title.includes(word)).length;
  };
  return entries
    .map((entry) => ({ entry, score: score(entry) }))
    .filter(({ score: points }) => points > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

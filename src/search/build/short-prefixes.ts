import { ANYTHING, SHORT_PREFIX } from "../embedded/format";
import { STOP_WORDS } from "../embedded/tokenize";
import type { IndexedTerms, Occurrence } from "./section-terms";

const MOST_SECTIONS = 40;

/**
 * What is best of all that begins with one or two letters: a term of its own, so that whoever has typed no more
 * does not load all of it. Titles and tags come first, then headings, then newer sections.
 */
export function shortPrefixes({ occurrences, levels, headingLengths }: IndexedTerms): Map<string, Occurrence[]> {
  const candidates = new Map<string, Map<number, Occurrence>>();
  for (const [term, list] of occurrences) {
    if (STOP_WORDS.has(term)) continue;
    const letters = [...term];
    for (let length = 1; length <= Math.min(SHORT_PREFIX, letters.length); length += 1) {
      const key = letters.slice(0, length).join("") + ANYTHING;
      let sections = candidates.get(key);
      if (!sections) candidates.set(key, (sections = new Map()));
      for (const { section, places, inTags } of list) {
        const heading = places.filter((place) => place < headingLengths[section]!);
        if (heading.length === 0 && !inTags) continue;
        const known = sections.get(section);
        const all = [...new Set([...(known?.places ?? []), ...heading])].sort((a, b) => a - b);
        sections.set(section, { section, places: all, inTags: inTags || (known?.inTags ?? false) });
      }
    }
  }
  const worth = ({ section, inTags }: Occurrence): number => (inTags ? 1 : levels[section]!);
  return new Map(
    [...candidates].flatMap(([key, sections]) => {
      const best = [...sections.values()].sort((a, b) => worth(a) - worth(b) || b.section - a.section);
      const kept = best.slice(0, MOST_SECTIONS).sort((a, b) => a.section - b.section);
      return kept.length > 0 ? [[key, kept] as const] : [];
    }),
  );
}

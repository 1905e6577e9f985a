import { decode, encode } from "./format";

/** Where a term occurs in a section. */
export interface Occurrence {
  section: number;
  /** Word positions, ascending: first those in the heading, then, after a gap, those in the text. */
  places: number[];
  inTags: boolean;
}

/**
 * Encodes the postings of a term. Each section has its distance from the previous one, twice the number of positions
 * (plus one if a tag contains the term), and the distances between positions.
 */
export const encodePostings = (occurrences: readonly Occurrence[]): string =>
  occurrences
    .map(({ section, places, inTags }, index) => {
      const head =
        encode(section - (occurrences[index - 1]?.section ?? 0)) + encode(places.length * 2 + Number(inTags));
      return head + places.map((place, at) => encode(place - (places[at - 1] ?? 0))).join("");
    })
    .join("");

/** Decodes postings. The occurrences are in ascending order of their sections. */
export function decodePostings(text: string): Occurrence[] {
  const numbers = decode(text);
  const occurrences: Occurrence[] = [];
  let section = 0;
  for (let at = 0; at < numbers.length;) {
    section += numbers[at]!;
    const head = numbers[at + 1]!;
    const end = at + 2 + (head >> 1);
    let place = 0;
    const places = numbers.slice(at + 2, end).map((distance) => (place += distance));
    occurrences.push({ section, places, inTags: (head & 1) === 1 });
    at = end;
  }
  return occurrences;
}

/** A picture as queries give it. */
export type Picture = { childImageSharp: unknown } | null;

/** The latest of some dates, ISO 8601 in UTC. */
export const latest = (dates: readonly (string | null)[]): string | undefined =>
  dates
    .filter((date) => date !== null)
    .sort((a, b) => Date.parse(b) - Date.parse(a))
    .at(0);

/**
 * The addresses of the pictures in a compiled text, or of a picture as queries give it: the fallback that every browser
 * can load. A text may be a string of HTML or blocks; both are looked through as what they are written down as.
 */
export function picturesIn(source: unknown): string[] {
  const written = typeof source === "string" ? source : (JSON.stringify(source) ?? "").replaceAll('\\"', '"');
  const tags = [...written.matchAll(/<img\s[^>]*?src="(\/[^"]+)"/g)];
  const fallbacks = [...written.matchAll(/"fallback":\{"src":"(\/[^"]+)"/g)];
  return [...new Set([...tags, ...fallbacks].map(([, src]) => src!))];
}

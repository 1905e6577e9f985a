const DATE_LIKE = /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.](?:\d{2}|\d{4}))?/;
const VERSION_LIKE = /^\d+[-_.]\d+/;
const NUMBER_PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;

/** The number that a file or folder name begins with, and the rest; dates and versions are no such numbers. */
export function splitNumberPrefix(name: string): { position: number | null; name: string } {
  const match = DATE_LIKE.test(name) || VERSION_LIKE.test(name) ? null : NUMBER_PREFIX.exec(name);
  return match ? { position: Number(match[1]), name: match[2]! } : { position: null, name };
}

/** A path without the numbers that its names begin with. */
export const withoutNumberPrefixes = (path: string): string =>
  path
    .split("/")
    .map((name) => splitNumberPrefix(name).name)
    .join("/");

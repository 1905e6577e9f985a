/** All dates are in UTC from the file to the page, so that no reader sees the previous day. */

/**
 * The language of pages and of the order of lists. Components have it written out: this file would add 0.2 KB to each
 * page without a date.
 */
export const LANGUAGE = "en";

const DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/** Parses `2025-03-14` or `2025-3-4`. Returns undefined for any other text and for days that do not exist. */
export function parseDay(text: string): Date | undefined {
  const [year = NaN, month = NaN, day = NaN] = (DAY.exec(text) ?? []).slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  // `Date.UTC` reads February 30 as a day of March, and a year below 100 as one of the 20th century.
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 ? date : undefined;
}

// Formatted by hand, because the first `Intl.DateTimeFormat` takes about 40 ms on a phone while the page starts.
const MONTHS = "January,February,March,April,May,June,July,August,September,October,November,December".split(",");
const monthOf = (date: Date): string => MONTHS[date.getUTCMonth()]!;

/** "March 14, 2025" */
export const formatDate = (isoDate: string): string => `${formatDay(isoDate)}, ${yearOf(isoDate)}`;

/** "Mar 14, 2025" */
export const formatShortDate = (isoDate: string): string => formatDate(isoDate).replace(/^(...)\p{L}*/u, "$1");

/** "March 14" */
export function formatDay(isoDate: string): string {
  const date = new Date(isoDate);
  return `${monthOf(date)} ${date.getUTCDate()}`;
}

/** "March 2025" */
export const formatMonth = (isoDate: string): string => `${monthOf(new Date(isoDate))} ${yearOf(isoDate)}`;

/** The UTC year of an ISO date. */
export const yearOf = (isoDate: string): number => new Date(isoDate).getUTCFullYear();

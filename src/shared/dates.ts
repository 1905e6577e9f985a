/** All dates are in UTC from the file to the page, so that no reader sees the previous day. */

const DATE = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})[T ]((?!24)\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * Parses `2025-03-14`, `2025-3-4`, or a date with a time and an optional offset (UTC by default). Returns undefined for
 * any other text and for dates that do not exist.
 */
export function parseDate(text: string): Date | undefined {
  const day = DATE.exec(text);
  if (day) return dayInUtc(Number(day[1]), Number(day[2]), Number(day[3]));
  const dateTime = DATE_TIME.exec(text);
  if (!dateTime || !parseDate(dateTime[1]!)) return undefined;
  const date = new Date(`${dateTime[1]}T${dateTime[2]}${dateTime[3]?.toUpperCase() ?? "Z"}`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function dayInUtc(year: number, month: number, day: number): Date | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  // `Date.UTC` takes a year below 100 for one of the 20th century.
  const isRead = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isRead ? date : undefined;
}

// Formatted by hand, because the first `Intl.DateTimeFormat` takes about 40 ms on a phone while the page starts.
const MONTHS = "January,February,March,April,May,June,July,August,September,October,November,December".split(",");
const monthOf = (date: Date): string => MONTHS[date.getUTCMonth()]!;

/** "March 14, 2025" */
export const formatDate = (isoDate: string): string => `${formatDay(isoDate)}, ${yearOf(isoDate)}`;

/** "March 14" */
export function formatDay(isoDate: string): string {
  const date = new Date(isoDate);
  return `${monthOf(date)} ${date.getUTCDate()}`;
}

/** "March 2025" */
export const formatMonth = (isoDate: string): string => `${monthOf(new Date(isoDate))} ${yearOf(isoDate)}`;

/** The UTC year of an ISO date. */
export const yearOf = (isoDate: string): number => new Date(isoDate).getUTCFullYear();

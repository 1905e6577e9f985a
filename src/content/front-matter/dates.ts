import { parseDay } from "../../shared/dates";

const MONTHS = "january february march april may june july august september october november december".split(" ");
const MONTH = "([a-z]{3,9})\\.?";

/** How a day is written: the names of its parts, in their order. */
const FORMS: [RegExp, string][] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/, "ymd"],
  [new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?[ -]${MONTH},?[ -](\\d{4})(?!\\d)`, "i"), "dmy"],
  [new RegExp(`^${MONTH} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})(?!\\d)`, "i"), "mdy"],
  [new RegExp(`^(\\d{4}),? ${MONTH} (\\d{1,2})(?!\\d)`, "i"), "ymd"],
];
const NUMBERS = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/;
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? /i;
const TIME = /^(?:[T ]|, ?| at )(\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?(?: ?([ap])\.?m\.?)?/i;
const ZONE = /^ ?(?:(Z|UTC|GMT)|(?:UTC|GMT)?([+-])(\d{2})(?::?(\d{2}))?)?(?: \([^)]*\))?$/i;

/** A date in a text, or the two days that it may mean. */
type WrittenDate = Date | { either: [string, string] } | undefined;

/**
 * Reads a date as the site writes it, or in the usual forms of other tools: with the month's English name, with slashes,
 * with a time and an offset. Without an offset it is UTC. `1/2/2024` may be of January or February.
 */
export function readDate(written: string): WrittenDate {
  const text = written.trim().replace(/\s+/g, " ").replace(WEEKDAY, "");
  const numbers = NUMBERS.exec(text);
  if (numbers) return readNumbers(text, numbers);
  for (const [form, order] of FORMS) {
    const match = form.exec(text);
    const part = (name: string): string => match![order.indexOf(name) + 1]!;
    const date = match && at(part("y"), monthOf(part("m")), part("d"), text.slice(match[0].length));
    if (date) return date;
  }
  // As the command `date` prints it, with the year at the end.
  const [, day, time, year] = /^([a-z]{3} \d{1,2}) (\d\d:\d\d:\d\d(?: [a-z]{3})?) (\d{4})$/i.exec(text) ?? [];
  return year === undefined ? undefined : readDate(`${day} ${year} ${time}`);
}

function readNumbers(text: string, [whole, a, b, year]: RegExpExecArray): WrittenDate {
  const rest = text.slice(whole.length);
  const dayFirst = at(year!, Number(b), a!, rest);
  const monthFirst = at(year!, Number(a), b!, rest);
  if (!dayFirst || !monthFirst || a === b) return dayFirst ?? monthFirst;
  const [first, second] = [a!.padStart(2, "0"), b!.padStart(2, "0")];
  return { either: [`${year}-${second}-${first}`, `${year}-${first}-${second}`] };
}

/** The number of a month, from 1, by its number or its English name. 0 for another word. */
function monthOf(written: string): number {
  if (/^\d+$/.test(written)) return Number(written);
  return MONTHS.findIndex((month) => month.startsWith(written.toLowerCase())) + 1;
}

function at(year: string, month: number, day: string, rest: string): Date | undefined {
  const start = parseDay(`${year}-${month}-${day}`);
  const time = TIME.exec(rest);
  const zone = ZONE.exec(rest.slice(time?.[0].length ?? 0));
  if (!start || !zone || (!time && zone[0] !== "")) return undefined;
  const [, hours = "0", minutes = "0", seconds = "0", half] = time ?? [];
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) >= 60) return undefined;
  const [, , sign, ofHours = "0", ofMinutes = "0"] = zone;
  if (Number(ofHours) > 14 || Number(ofMinutes) > 59) return undefined;
  const offset = (sign === "-" ? -1 : 1) * (Number(ofHours) * 60 + Number(ofMinutes));
  const milliseconds = (hour * 60 + Number(minutes) - offset) * 60_000 + Math.round(Number(seconds) * 1000);
  return new Date(start.getTime() + milliseconds);
}

/** The abbreviation of a time zone, such as PST, without which a text would be a date. */
export function unknownZone(written: string): string | undefined {
  const [, date = "", zone] = /^(.*:\d\d) ([A-Z]{2,5})$/.exec(written.trim()) ?? [];
  return readDate(date) && zone;
}

import { parseDate } from "../shared/dates";

const POST_FILE = /^blog\/(?:(.+)\/)?([^/]+)\.mdx?$/;

/** A date at the beginning of a file or folder, or as folders: `2021-08-26-name`, `2021/8/26/name`, `20210826-name`. */
const DATE = /(?<=^|\/)(\d{4})(?:[-/](\d{1,2})[-/](\d{1,2})|(\d{2})(\d{2}))(?:[-_./ ]+|$)/;

/** `blog/<name>.md(x)` or `blog/<name>/index.md(x)`; names that begin with an underscore are not posts. */
export function isPostFile(relativePath: string): boolean {
  return POST_FILE.test(relativePath) && !/(^|\/)_/.test(relativePath);
}

/** What the path of a post's file says: its slug without the date, and the date as ISO 8601 if there is one. */
export function readPostName(relativePath: string): { slug: string; date: string | undefined } {
  const name = nameOf(relativePath);
  const match = DATE.exec(name);
  const day = match && [match[1], match[2] ?? match[4], match[3] ?? match[5]].join("-");
  const date = day ? parseDate(day)?.toISOString() : undefined;
  if (!match || !date) return { slug: name, date: undefined };
  const rest = name.slice(match.index + match[0].length);
  return { slug: rest === "" ? name : name.slice(0, match.index) + rest, date };
}

/** The path below `blog` without the extension and without a final `index`. */
function nameOf(relativePath: string): string {
  const [, folder, base] = POST_FILE.exec(relativePath)!;
  if (!folder) return base!;
  return base === "index" ? folder : `${folder}/${base}`;
}

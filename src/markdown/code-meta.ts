import { nearest } from "../shared/problem";

/** What stands after the language of a code block. */
export interface CodeMeta {
  title?: string;
  /** The lines of `{1,4-6}`, from 1; undefined where no lines are named. */
  lines?: Set<number>;
  /** The number of the first line, where lines are numbered. */
  numbersFrom?: number;
}

const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/;
const NUMBERS = /(?:^|[\s}])showLineNumbers(?:=(\d+))?(?=[\s{]|$)/;
const MAX_LINE = 100_000;
/** How the options that are words are written. */
const WORDS: Record<string, string> = { title: 'title="…"', showLineNumbers: "showLineNumbers or showLineNumbers=10" };

/** Reads `title="…"`, `{1,4-6}`, `showLineNumbers` and `showLineNumbers=10`, in any order. */
export function parseCodeMeta(meta: string): CodeMeta {
  const title = TITLE.exec(meta);
  const rest = meta.replace(TITLE, " ");
  const ranges = /\{([\d,\s-]+)\}/.exec(rest)?.[1];
  const numbers = NUMBERS.exec(rest);
  return {
    title: title?.[1] ?? title?.[2],
    lines: ranges === undefined ? undefined : linesOf(ranges),
    numbersFrom: numbers ? Number(numbers[1] ?? 1) : undefined,
  };
}

/** Words that have no effect and look like misspelt options, each with how that is written. */
export function misspeltOptions(meta: string): { word: string; meant: string }[] {
  const rest = meta.replace(TITLE, " ").replace(NUMBERS, " ");
  const words = rest.match(/[^\s={}"']+(?:=(?:"[^"]*"|'[^']*'|[^\s{]*))?/g) ?? [];
  return words.flatMap((word) => {
    const meant = nearest(word.split("=")[0]!, Object.keys(WORDS));
    return meant === undefined ? [] : [{ word, meant: WORDS[meant]! }];
  });
}

/** Splits `js{1,4}` and `rust,ignore` into the language and what belongs after it. */
export function splitLanguage(info: string): { language: string; meta: string } {
  const [, language = "", meta = ""] = /^([^{,]*)(.*)$/s.exec(info) ?? [];
  return { language, meta: meta.startsWith("{") ? meta : "" };
}

function linesOf(ranges: string): Set<number> {
  return new Set(
    ranges.split(",").flatMap((range) => {
      const [from = NaN, to = from] = range.split("-").map((part) => parseInt(part, 10));
      const last = Math.min(to, MAX_LINE);
      return from <= last ? Array.from({ length: last - from + 1 }, (_, index) => from + index) : [];
    }),
  );
}

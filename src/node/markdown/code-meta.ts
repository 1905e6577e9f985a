/** What stands after the language of a code block. */
export interface CodeMeta {
  title?: string;
  /** The lines of `{1,4-6}`, from 1; undefined where no lines are named. */
  lines?: Set<number>;
  /** The number of the first line, where lines are numbered. */
  numbersFrom?: number;
}

const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/;
const MAX_LINE = 100_000;

/** Reads `title="…"`, `{1,4-6}`, `showLineNumbers` and `showLineNumbers=10`, in any order. */
export function parseCodeMeta(meta: string): CodeMeta {
  const title = TITLE.exec(meta);
  const rest = meta.replace(TITLE, " ");
  const ranges = /\{([\d,\s-]+)\}/.exec(rest)?.[1];
  const numbers = /(?:^|[\s}])showLineNumbers(?:=(\d+))?(?=[\s{]|$)/.exec(rest);
  return {
    title: title?.[1] ?? title?.[2],
    lines: ranges === undefined ? undefined : linesOf(ranges),
    numbersFrom: numbers ? Number(numbers[1] ?? 1) : undefined,
  };
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

import fs from "node:fs";
import os from "node:os";
import { markdownTable } from "markdown-table";

export type Row = Record<string, string | number | undefined>;

const FILE = ".bench/result.json";

/** Returns a Markdown table. The columns are the keys of the first row. A missing value is shown as a dash. */
export function toMarkdown(rows: readonly Row[]): string {
  const keys = Object.keys(rows[0] ?? {});
  const align = keys.map((key) => (rows.some((row) => typeof row[key] === "string") ? "" : "r"));
  return markdownTable([keys, ...rows.map((row) => keys.map((key) => String(row[key] ?? "–")))], { align });
}

/**
 * Prints the rows of a part as a table and stores them in `.bench/result.json` with the date and the machine. The
 * stored results of other parts are kept.
 */
export function report(part: string, rows: readonly Row[]): void {
  console.log(`\n### ${part}\n\n${toMarkdown(rows)}\n`);
  const before = fs.existsSync(FILE) ? (JSON.parse(fs.readFileSync(FILE, "utf8")) as object) : {};
  const machine = { node: process.version, cores: os.availableParallelism(), load: load() };
  const result = { ...before, [part]: { date: new Date().toISOString(), ...machine, rows } };
  fs.mkdirSync(".bench", { recursive: true });
  fs.writeFileSync(FILE, `${JSON.stringify(result, null, 2)}\n`);
}

/** The average number of runnable processes in the last minute. */
const load = (): number => rounded(os.loadavg()[0]!);

/** Warns if the machine is too busy for reliable times. */
export function warnWhenBusy(): void {
  if (load() <= os.availableParallelism() * 0.75) return;
  console.warn(`The machine is busy (load ${load()}): its times are not reliable, bytes and scores are.`);
}

export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));

export const kilobytes = (bytes: number): number => rounded(bytes / 1000);

/** Divides `own` by `other`: below 1 means that `own` is better. Undefined if either is missing. */
export const ratio = (own: number | undefined, other: number | undefined): number | undefined =>
  own === undefined || !other ? undefined : rounded(own / other, 2);

/** Returns the quantile of at least one value. `share` is between 0 and 1. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;

export const median = (values: readonly number[]): number => quantile(values, 0.5);

import fs from "node:fs";
import os from "node:os";
import { markdownTable } from "markdown-table";

export type Row = Record<string, string | number | undefined>;

const FILE = ".bench/result.json";

/** A table in Markdown. Its columns are the keys of the first row; what is not known is a dash. */
export function toMarkdown(rows: readonly Row[]): string {
  const keys = Object.keys(rows[0] ?? {});
  const align = keys.map((key) => (rows.some((row) => typeof row[key] === "string") ? "" : "r"));
  return markdownTable([keys, ...rows.map((row) => keys.map((key) => String(row[key] ?? "–")))], { align });
}

/**
 * Prints what a part has measured as a table. Keeps it with the date and the machine under the part's name in
 * `.bench/result.json`, beside what other parts have measured before.
 */
export function report(part: string, rows: readonly Row[]): void {
  console.log(`\n### ${part}\n\n${toMarkdown(rows)}\n`);
  const before = fs.existsSync(FILE) ? (JSON.parse(fs.readFileSync(FILE, "utf8")) as object) : {};
  const machine = { node: process.version, cores: os.availableParallelism(), load: load() };
  const result = { ...before, [part]: { date: new Date().toISOString(), ...machine, rows } };
  fs.mkdirSync(".bench", { recursive: true });
  fs.writeFileSync(FILE, `${JSON.stringify(result, null, 2)}\n`);
}

/** How many processes wanted the machine within the last minute, on average. */
const load = (): number => rounded(os.loadavg()[0]!);

/** Says if times will be those of a busy machine. */
export function warnWhenBusy(): void {
  if (load() <= os.availableParallelism() * 0.75) return;
  console.warn(`The machine is busy (load ${load()}): its times are not reliable, bytes and scores are.`);
}

export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));

export const kilobytes = (bytes: number): number => rounded(bytes / 1000);

/** The share of `own` in `other`: below 1 is better than the other. Absent if one of them is. */
export const ratio = (own: number | undefined, other: number | undefined): number | undefined =>
  own === undefined || !other ? undefined : rounded(own / other, 2);

/** The value below which a share of the values is, from 0 to 1. Expects at least one value. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;

export const median = (values: readonly number[]): number => quantile(values, 0.5);

import type { Site } from "../site";
import { Visitor } from "./visitor";

/** One combination: what is done to which page, and what must be true afterwards; it throws where it is not. */
export interface Trial {
  fault: string;
  about: string;
  run(visitor: Visitor): Promise<void>;
}

export interface Outcome {
  fault: string;
  tried: number;
  passed: number;
}

const SIDE_BY_SIDE = 3;

/** Works on items side by side, each as a visitor of its own. */
export async function inParallel<Item, Result>(
  site: Site,
  items: readonly Item[],
  work: (item: Item, visitor: Visitor) => Promise<Result>,
): Promise<Result[]> {
  const queue = items.map((item, index) => ({ item, index }));
  const results: Result[] = [];
  const workers = Array.from({ length: SIDE_BY_SIDE }, async () => {
    const visitor = await Visitor.create(site);
    for (let next = queue.shift(); next; next = queue.shift()) {
      await visitor.startAnew();
      results[next.index] = await work(next.item, visitor);
    }
    await visitor.leave();
  });
  await Promise.all(workers);
  return results;
}

/** Runs all trials; gives a table of them and what was wrong. */
export async function runTrials(site: Site, trials: readonly Trial[]): Promise<{ table: Outcome[]; faults: string[] }> {
  const faults: string[] = [];
  const table = new Map(trials.map(({ fault }): [string, Outcome] => [fault, { fault, tried: 0, passed: 0 }]));
  await inParallel(site, trials, async ({ fault, about, run }, visitor) => {
    const row = table.get(fault)!;
    row.tried += 1;
    try {
      await run(visitor);
      if (visitor.errors.length > 0) throw new Error(`Nobody caught ${visitor.errors.join(", ")}`);
      row.passed += 1;
    } catch (error) {
      const { page } = visitor;
      const shown = await page.evaluate("document.querySelector('main')?.innerText.slice(0, 80)").catch(() => "?");
      const [what] = (error as Error).message.split("\n");
      faults.push(`${fault}, ${about}: ${what} [${page.url()}: ${JSON.stringify(shown)}]`);
    }
  });
  return { table: [...table.values()], faults };
}

export function formatTable(title: string, rows: readonly Outcome[]): string {
  const sum = (key: "tried" | "passed") => rows.reduce((total, row) => total + row[key], 0);
  const line = (name: string, tried: unknown, passed: unknown) =>
    `  ${name.padEnd(48)} ${String(tried).padStart(5)} ${String(passed).padStart(6)}`;
  return [
    `\n${title}`,
    line("", "tried", "passed"),
    ...rows.map(({ fault, tried, passed }) => line(fault, tried, passed)),
    line("all", sum("tried"), sum("passed")),
    "",
  ].join("\n");
}
